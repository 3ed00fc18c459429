// Bringing parts of the page up to date by their id: what is equal stays, with focus and scrolling;
// pieces glide.
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
  const gliding = !calm.matches && !document.hidden;
  const before = gliding ? fresh.flatMap(([id]) => [...byId(id).querySelectorAll("[id]")]) : [];
  const places = new Map(before.map((element) => [element.id, element.getBoundingClientRect()]));
  // looking and changing never take turns: each look after a change lays the page out
  const scrolled = fresh.map(([id]) => scrolling(byId(id)));
  for (const [id, html] of fresh) swap(byId(id), html);
  scrolled.forEach((restore) => restore());
  fresh.forEach(([id, html]) => shown.set(id, html));
  if (focused && document.activeElement.id !== focused)
    byId(focused)?.focus({ preventScroll: true });
  if (home && document.activeElement === document.body) {
    // what had the focus is gone: go on with the keyboard where it was, not at the top
    byId(home).tabIndex = -1;
    byId(home).focus({ preventScroll: true });
  }
  if (gliding) glide(places);
}

function swap(live, html) {
  const [old, fresh] = [shown.get(live.id) ?? "", html].map(parsed);
  for (const one of [old, fresh]) one?.classList.toggle("open", live.classList.contains("open"));
  old ? renew(live, old, fresh) : live.replaceWith(fresh);
}

const parsed = (html) =>
  Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;

/** Put in what differs between what the server sent last and now. What stays keeps its marks;
 * the page laid anew as a whole takes a browser many times longer. */
function renew(live, old, fresh) {
  if (old.isEqualNode(fresh)) return;
  const alike = [live, old].every((one) => one.childNodes.length === fresh.childNodes.length);
  const texts = [...fresh.childNodes].some((child, n) => child.nodeType === Node.TEXT_NODE
    && !child.isEqualNode(old.childNodes[n]));
  if (!alike || texts || !old.cloneNode().isEqualNode(fresh.cloneNode())) live.replaceWith(fresh);
  else [...fresh.childNodes].forEach((child, n) => renew(live.childNodes[n], old.childNodes[n], child));
}

/** Where a part and its rows are scrolled to; returns what scrolls its successor there. */
function scrolling(part) {
  const { id, scrollTop } = part;
  const rows = [...part.querySelectorAll("[data-keep]")].map((row) => [row.id, row.scrollLeft]);
  return () => {
    if (scrollTop) byId(id).scrollTop = scrollTop;
    for (const [row, left] of rows) if (left && byId(row)) byId(row).scrollLeft = left;
    byId(id).querySelectorAll("[data-keep]").forEach(reveal);
  };
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
