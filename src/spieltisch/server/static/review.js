// A game step by step: fetches the table as it was and shows it; with the analysis if there is one.

import { toast } from "./notices.js";
import { replace } from "./parts.js";
import * as zoom from "./zoom.js";

const POLL = 1_000; // ms between two looks at the analysis while it grows
const TURNS = 10; // entries that PageUp and PageDown skip
const byId = (id) => document.getElementById(id);
const { table, viewer, over, ply: first } = document.documentElement.dataset;
const { log } = JSON.parse(byId("course").textContent);
const then = new Map(); // tables as they were, by ply
let [ply, moves] = [Number(first), []];

/** Once the game is over it is seen with the eyes of the seat that decides. */
const eyes = (at) => (over ? log.slice(at).find(({ kind }) => kind === "act")?.seat : null) ?? viewer;

async function load(at) {
  const query = new URLSearchParams({ parts: 1, seat: eyes(at) });
  if (!then.has(at)) then.set(at, fetch(`/api/tables/${table}/at/${at}?${query}`).then(read));
  const found = await then.get(at).catch(() => null);
  if (!found) then.delete(at);
  return found;
}

async function read(answer) {
  if (!answer.ok) throw new Error((await answer.json()).message);
  return answer.json();
}

/** Show the table after `to` entries of its log. */
async function go(to) {
  ply = Math.min(Math.max(to, 0), log.length);
  const at = ply;
  byId("slider").value = at;
  byId("place").textContent = `${at} / ${log.length}`;
  history.replaceState(null, "", `?ply=${at}`);
  tell();
  const found = await load(at);
  if (ply !== at) return; // somebody has gone on
  if (!found) return toast(byId("toasts").dataset.unsent, [byId("toasts").dataset.again, () => go(at)]);
  replace(found.parts);
  zoom.zoom(1);
  tell();
  load(Math.min(at + 1, log.length));
}

/** What has happened, what the coach says, and where all that is in the analysis. */
function tell() {
  const last = log[ply - 1];
  const move = moves.find((one) => one.ply === ply);
  byId("told").textContent = last?.text ?? "";
  byId("slider").setAttribute("aria-valuetext", last?.text ?? "");
  byId("advice").textContent = move?.advice ?? "";
  for (const element of document.querySelectorAll("[data-pick]")) {
    element.role ??= "group"; // nothing can be chosen here, but it has a name
    element.classList.toggle("chosen", !!move?.picks.includes(element.dataset.pick));
  }
  const marked = [...document.querySelectorAll(".analysis [data-ply]")];
  for (const element of marked) element.ariaCurrent = Number(element.dataset.ply) === ply || null;
  place(marked.filter((element) => element.matches("rect")));
}

/** The upright line of the chart. */
function place(columns) {
  const here = columns.findLast(({ dataset }) => dataset.ply <= ply) ?? columns[0];
  if (!here) return;
  const { x, width } = here.getBBox();
  for (const name of ["x1", "x2"]) byId("now").setAttribute(name, x + width / 2);
}

/** Look at the analysis until all is weighed. */
async function weigh() {
  const answer = await fetch(`/api/tables/${table}/analysis?parts=1`).catch(() => null);
  const found = await answer?.json().catch(() => null);
  const open = document.querySelector(".moves")?.open;
  if (found?.parts) replace(found.parts);
  if (open) document.querySelector(".moves").open = true;
  moves = found?.moves ?? moves;
  tell();
  if (!found || (found.parts && !found.ready)) setTimeout(weigh, POLL);
}

const deeds = {
  first: () => go(0),
  back: () => go(ply - 1),
  next: () => go(ply + 1),
  last: () => go(log.length),
  log: () => document.body.classList.toggle("log-open"),
  "zoom-in": () => zoom.zoom(1.4),
  "zoom-out": () => zoom.zoom(1 / 1.4),
  "zoom-fit": () => zoom.zoom(0.01),
  panel: (panel) => panel.classList.toggle("open"),
};
const keys = {
  ArrowLeft: () => go(ply - 1), ArrowRight: () => go(ply + 1), Home: () => go(0),
  End: () => go(log.length), PageUp: () => go(ply - TURNS), PageDown: () => go(ply + TURNS),
  Escape: () => document.body.classList.remove("log-open"),
};

addEventListener("click", ({ target }) => {
  const hit = target.closest?.("[data-ply]:not(html), [data-do]");
  if (hit?.dataset.ply) go(Number(hit.dataset.ply));
  else if (hit) deeds[hit.dataset.do]?.(hit);
});
addEventListener("keydown", (event) => {
  const free = !event.altKey && !event.ctrlKey && !event.metaKey && event.target.id !== "slider";
  if (!free || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
byId("slider").addEventListener("input", ({ target }) => go(Number(target.value)));
zoom.start(() => false);
tell();
if (over) weigh();
