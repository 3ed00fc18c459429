// Replacing parts of the page by their id: focus and scrolling stay, pieces glide.
// Also the slots, whose content changes with a preview and comes back after it.

const byId = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = { duration: 280, easing: "cubic-bezier(.3, .7, .2, 1)" };
const looked = new Map(); // what a row was scrolled to last, by row
const shown = new Map(); // what the server sent last, by part
const resting = new Map(); // content of the filled slots before the preview, by slot

/** Fill slots for a preview; all others get their resting content back. */
export function fill(slots) {
  for (const [id, html] of Object.entries({ ...Object.fromEntries(resting), ...slots })) {
    const slot = byId(id);
    if (slot && !resting.has(id)) resting.set(id, slot.innerHTML);
    if (slot) slot.innerHTML = html;
    if (!(id in slots)) resting.delete(id);
  }
}

/** Show the parts of a new position. */
export function replace(parts) {
  const fresh = Object.entries(parts).filter(([id, html]) => byId(id) && shown.get(id) !== html);
  fill({});
  const focused = document.activeElement.id;
  const home = fresh.find(([id]) => byId(id).contains(document.activeElement))?.[0];
  const before = fresh.flatMap(([id]) => [...byId(id).querySelectorAll("[id]")]);
  const places = new Map(before.map((element) => [element.id, element.getBoundingClientRect()]));
  for (const [id, html] of fresh) swap(byId(id), html);
  fresh.forEach(([id, html]) => shown.set(id, html));
  if (focused && document.activeElement.id !== focused)
    byId(focused)?.focus({ preventScroll: true });
  if (home && document.activeElement === document.body) {
    // what had the focus is gone: go on with the keyboard where it was, not at the top
    byId(home).tabIndex = -1;
    byId(home).focus({ preventScroll: true });
  }
  if (!calm.matches && !document.hidden) glide(places);
}

function swap(old, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  const { scrollTop } = old;
  const rows = [...old.querySelectorAll("[data-keep]")].map((row) => [row.id, row.scrollLeft]);
  fresh.classList.toggle("open", old.classList.contains("open"));
  old.replaceWith(fresh);
  fresh.scrollTop = scrollTop;
  for (const [id, left] of rows) if (byId(id)) byId(id).scrollLeft = left;
  fresh.querySelectorAll("[data-keep]").forEach(reveal);
}

/** Scroll a row to the newest thing in it that is to be looked at, once. */
function reveal(row) {
  const goal = [...row.querySelectorAll("[data-look]")].at(-1);
  if (goal && looked.get(row.id) !== goal.id) goal.scrollIntoView({ block: "nearest", inline: "nearest" });
  looked.set(row.id, goal?.id);
}

document.querySelectorAll("[data-keep]").forEach(reveal);

/** Let what exists before and after move from its old place. What lies inside something that
 * moves goes along: it is measured where the motion of the outer thing begins. */
function glide(places) {
  for (const [id, from] of places) {
    const element = byId(id);
    const to = element?.getBoundingClientRect();
    if (!from.width || !to?.width || Math.hypot(from.x - to.x, from.y - to.y) < 2) continue;
    const units = element.parentNode.getScreenCTM?.().inverse(); // an SVG has its own
    const by = new DOMPoint(from.x - to.x, from.y - to.y, 0, 0).matrixTransform(units);
    element.animate({ translate: [`${by.x}px ${by.y}px`, "0px 0px"] }, GLIDE);
  }
}
