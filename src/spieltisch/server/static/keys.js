// The keyboard: arrows walk through what can be picked, the rest are short cuts.

const CAN = ".can, .chosen";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const DEEDS = {
  Escape: "cancel", Enter: "confirm", r: "turn-right", R: "turn-left", f: "flip", n: "next", h: "hint", "?": "help",
  "+": "zoom-in", "-": "zoom-out", 0: "zoom-fit",
};

/** How far it is to an element in a direction: near counts, straight ahead counts more. */
function way(from, to, [right, down]) {
  const [a, b] = [from, to].map((element) => element.getBoundingClientRect());
  const [dx, dy] = [b.x - a.x + (b.width - a.width) / 2, b.y - a.y + (b.height - a.height) / 2];
  const ahead = dx * right + dy * down;
  return ahead > 1 ? ahead + 2 * Math.abs(dx * down - dy * right) : Infinity;
}

function walk(direction) {
  const from = document.activeElement.closest(CAN);
  const all = [...document.querySelectorAll(CAN)].filter((element) => element.checkVisibility());
  const ways = all.map((to) => [from ? way(from, to, direction) : 0, to]);
  const [far, to] = ways.sort(([a], [b]) => a - b)[0] ?? [Infinity];
  if (far < Infinity) to.focus({ preventScroll: true });
}

const click = (element) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** Listen; `act(name)` does what a button of that name does. */
export function start(act) {
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.repeat || event.altKey || target.closest("input, textarea, select, dialog")) return;
    const enters = key === " " || (key === "Enter" && !target.matches(".chosen"));
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z") return;
      act("undo");
    } else if (key in ARROWS) walk(ARROWS[key]);
    else if (enters && target.matches("[role=button]")) click(target);
    else if (enters && target.closest("button, a, summary")) return;
    else if (/^[1-9]$/.test(key)) click(document.querySelector(`#tray [data-pick$="-${key - 1}"]`));
    else if (key in DEEDS) act(DEEDS[key]);
    else return;
    event.preventDefault();
  });
}
