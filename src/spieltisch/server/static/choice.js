// The choice a person is making: what is picked so far, its marks on the page, its preview.

import { candidates, choose, complete, next, orientation, oriented, points } from "./picks.js";
import { fill } from "./parts.js";

const GUARD = 350; // ms after a change in which nothing is sent: a double tap decides once
const HOVER = 40; // ms a mouse rests before a preview is asked for
const edge = {}; // ask(action, signal) fetches a preview, send(action) plays
let sight = { legal: [], pick_words: {} };
let [chosen, hovered, wished] = [[]]; // picks, the one under the mouse, an orientation
let [changed, timer, asking] = [0, 0, new AbortController()];
let previews = new Map(); // by action

const ready = () => complete(sight.legal, chosen).length > 0;
const settled = () => performance.now() - changed > GUARD;
/** What is chosen, or would be with the pick under the mouse, in all its orientations. */
const actions = () =>
  complete(sight.legal, ready() || !hovered ? chosen : choose(sight.legal, chosen, hovered));
const wanted = () => oriented(actions(), wished);

export const start = (ask, send) => Object.assign(edge, { ask, send });
export const drop = () => set([]);
export const confirm = () => ready() && settled() && play(wanted());

/** Follow a new position; false if a choice had to be dropped because it no longer fits. */
export function renew(fresh) {
  if (fresh.version !== sight.version) changed = performance.now();
  [sight, previews] = [fresh, new Map()];
  const fits = !chosen.length || candidates(sight.legal, chosen).length > 0;
  set(fits ? chosen : []);
  return fits;
}

/** Point at a pick: choose it, let it go, or turn what is complete. */
export function point(pick) {
  if (ready() && chosen.includes(pick) && turn(1)) return;
  const picks = choose(sight.legal, chosen, pick);
  const [action, more] = candidates(sight.legal, picks);
  const whole = !more && complete(sight.legal, picks).length > 0 && !orientation(action);
  // What can be taken back needs no confirming, nor does what there is no choice about.
  const free = whole && (!action.final || sight.legal.length === 1);
  if (free && !settled()) return;
  set(picks);
  if (free) play(action);
}

function play(action) {
  clearTimeout(timer);
  asking.abort(); // its answer would come too late
  edge.send(action);
}

export function hover(pick) {
  if (ready() || pick === hovered) return;
  hovered = pick;
  preview(HOVER);
}

/** Turn by `step`; says whether there was something to turn. */
export function turn(step) {
  if (actions().length < 2) return false;
  wished = orientation(oriented(actions(), wished, step));
  preview(0);
  return true;
}

/** Mirror what is being laid: in its place, or in the nearest one where its mirror image may lie. */
export function flip() {
  const flips = document.querySelector("[data-flips]")?.dataset.flips.split(" ");
  const now = wanted();
  if (!flips || !now) return;
  const turned = `turn-${flips[orientation(now).replace("turn-", "")]}`;
  const others = sight.legal.filter((action) => orientation(action) === turned);
  const far = (action) => way(points(now)[0], points(action)[0]);
  const [to] = others.sort((a, b) => far(a) - far(b));
  if (to) lay(to);
}

/** The next legal place of what is being laid, turned as it is; the first one if none is chosen. */
export function step() {
  const now = wanted() ?? sight.legal.find(orientation);
  if (!now || !orientation(now)) return;
  const same = sight.legal.filter((action) => orientation(action) === orientation(now));
  lay(chosen.length ? same[(same.indexOf(now) + 1) % same.length] : now);
}

/** Choose what somebody recommends; it is still to be confirmed. */
export function suggest(number) {
  const action = sight.legal.find((one) => one.action === number);
  if (action) lay(action);
}

function lay(action) {
  wished = orientation(action);
  set(points(action));
}

/** How far two picks lie apart on the page. */
function way(...picks) {
  const [a, b] = picks.map((pick) =>
    document.querySelector(`[data-pick="${pick}"]`).getBoundingClientRect());
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function set(picks) {
  [chosen, hovered] = [picks];
  const can = next(sight.legal, chosen);
  offer([...can, ...chosen]);
  for (const element of document.querySelectorAll("[data-pick]")) mark(element, can);
  preview(0);
}

function mark(element, can) {
  const [open, taken] = [can, chosen].map((picks) => picks.includes(element.dataset.pick));
  element.classList.toggle("can", open);
  element.classList.toggle("chosen", taken);
  element.dataset.role ??= element.getAttribute("role") ?? "group"; // what it is while it rests
  const live = { role: "button", tabindex: 0, "aria-pressed": taken };
  const calm = { role: element.dataset.role, tabindex: null, "aria-pressed": null };
  for (const [name, value] of Object.entries(open || taken ? live : calm))
    value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
}

/** Buttons for the picks that have no element on the page. */
function offer(shown) {
  const box = document.getElementById("choices");
  const bare = (pick) => !document.querySelector(`[data-pick="${pick}"]:not(#choices *)`);
  const picks = Object.keys(sight.pick_words).filter((pick) => shown.includes(pick) && bare(pick));
  if (box.dataset.picks === picks.join()) return;
  box.dataset.picks = picks.join();
  const button = (pick) => `<button id="pick-${pick}" data-pick="${pick}"></button>`;
  box.innerHTML = picks.map(button).join("");
  picks.forEach((pick, n) => (box.children[n].textContent = sight.pick_words[pick]));
}

/** Say on the buttons of the prompt what can be done now, and show what it would do. */
function preview(wait) {
  const action = wanted();
  const still = actions().length < 2;
  const turns = { "turn-left": still, "turn-right": still };
  const off = { confirm: !ready(), cancel: !chosen.length, ...turns };
  for (const button of document.querySelectorAll("#prompt [data-do]")) {
    if (button.dataset.do in off) button.disabled = off[button.dataset.do];
    if (button.dataset.do !== "confirm") continue;
    button.dataset.rest ??= button.textContent;
    button.textContent = ready() ? action.verb : button.dataset.rest;
  }
  clearTimeout(timer);
  asking.abort();
  asking = new AbortController();
  if (!action || previews.has(action)) return fill(previews.get(action) ?? {});
  timer = setTimeout(show, wait, action, asking.signal);
}

async function show(action, signal) {
  const found = await edge.ask(action.action, signal).catch(() => null);
  if (signal.aborted) return; // something newer is wanted
  const slots = { say: new Option(found?.say ?? action.say).innerHTML, ...found?.slots };
  if (found) previews.set(action, slots);
  fill(slots);
}
