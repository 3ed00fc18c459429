// Pan and zoom of every `svg[data-zoom]` by its viewBox: wheel, drag, pinch, keys and buttons.
// A drag of more than a few pixels never picks.

const THRESHOLD = 8; // px a pointer may stray and still point
const CLOSEST = 5; // times
const boxes = new Map(); // the part shown of a drawing that does not show everything, by id
const pressed = new Map(); // where each pressed pointer is
let dragged = false;

const drawing = ({ target }) => target.closest?.("svg[data-zoom]");
const whole = ({ dataset, viewBox: { baseVal: box } }) =>
  (dataset.whole ??= [box.x, box.y, box.width, box.height]).toString().split(",").map(Number);
const shown = (svg) => boxes.get(svg.id) ?? whole(svg);
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** Show a part of a drawing, as far as it lies inside the whole. */
function show(svg, [x, y, w]) {
  const [left, top, width, height] = whole(svg);
  const wide = clamp(w, width / CLOSEST, width);
  const high = (wide * height) / width;
  const box = [clamp(x, left, left + width - wide), clamp(y, top, top + height - high), wide, high];
  wide < width ? boxes.set(svg.id, box) : boxes.delete(svg.id);
  svg.setAttribute("viewBox", box.join(" "));
}

function scale(svg, factor, clientX, clientY) {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
  const [x, y, w] = shown(svg);
  const size = clamp(w / factor, whole(svg)[2] / CLOSEST, whole(svg)[2]) / w;
  show(svg, [at.x - (at.x - x) * size, at.y - (at.y - y) * size, w * size]);
}

/** Zoom by `factor` around the middle; 1 keeps what is shown after drawings were replaced. */
export function zoom(factor) {
  for (const svg of document.querySelectorAll("svg[data-zoom]")) {
    const { x, y, width, height } = svg.getBoundingClientRect();
    if (factor === 1) show(svg, shown(svg));
    else scale(svg, factor, x + width / 2, y + height / 2);
  }
}

function press(event) {
  if (event.isPrimary) [dragged] = [false, pressed.clear()];
  if (drawing(event)) pressed.set(event.pointerId, event);
}

function move(event) {
  const [last, svg] = [pressed.get(event.pointerId), drawing(event)];
  if (!last || !svg) return;
  const other = [...pressed.values()].find(({ pointerId }) => pointerId !== event.pointerId);
  const span = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (!dragged && !other && span(event, last) < THRESHOLD) return;
  dragged = true;
  svg.setPointerCapture(event.pointerId);
  pressed.set(event.pointerId, event);
  const [x, y, w] = shown(svg);
  const unit = 1 / svg.getScreenCTM().a;
  const by = [x - (event.clientX - last.clientX) * unit, y - (event.clientY - last.clientY) * unit];
  if (!other) return show(svg, [...by, w]);
  scale(svg, span(event, other) / (span(last, other) || 1), event.clientX, event.clientY);
}

/** Listen; `turn(step)` takes the wheel while something is being turned. */
export function start(turn) {
  addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, (event) => pressed.delete(event.pointerId));
  addEventListener("click", (event) => dragged && event.detail && event.stopPropagation(), true);
  addEventListener("wheel", (event) => {
    const svg = drawing(event);
    if (!svg) return;
    event.preventDefault();
    if (event.ctrlKey || !turn(Math.sign(event.deltaY)))
      scale(svg, Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
}
