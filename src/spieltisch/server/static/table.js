// The table page: start, wiring, and what the buttons with data-do do. It knows no rule and no
// game; everything comes from the table as the server sends it.

import * as choice from "./choice.js";
import * as hints from "./hints.js";
import * as keys from "./keys.js";
import * as line from "./line.js";
import { announce, toast } from "./notices.js";
import { replace } from "./parts.js";
import * as standing from "./standing.js";
import * as zoom from "./zoom.js";

const byId = (id) => document.getElementById(id);
const words = byId("toasts").dataset;
const { table, viewer } = document.documentElement.dataset;
let [seat, sight] = [viewer, null]; // whose view is asked for; the table as last sent
let covered = ""; // what lies over the table, by id
let [sending, closed] = [false, false]; // whether a post is out; whether the end was looked at

const asked = (path, more = {}) =>
  `/api/tables/${table}${path}?${new URLSearchParams({ parts: 1, seat, ...more })}`;

/** Show a table unless something newer is on the page. */
function show(fresh) {
  const newer = fresh.version - (sight?.version ?? -1);
  if (newer < 0) return;
  const drawn = newer === 0 && !sight.parts && fresh.viewer === sight.viewer; // with the page
  const seen = sight ? Math.max(-1, ...sight.log.map((entry) => entry.ply)) : Infinity;
  sight = fresh;
  if (!drawn) replace(fresh.parts ?? {});
  zoom.zoom(1);
  if (!choice.renew(fresh) && !sending) toast(words.dropped);
  announce(fresh, seen);
  standing.renew(fresh);
  hints.renew(fresh);
  cover();
}

/** Lay the page over the table that is due, if any: hand-over, lost line, end. */
function cover() {
  if (!sight) return;
  const passing = sight.hand_over !== null && "handover";
  const lost = document.body.dataset.line === "sheet" && "lost";
  const top = passing || lost || (sight.over && !closed ? "end" : "");
  for (const element of document.body.children)
    element.inert = top !== "" && ![top, "line", "toasts", "live"].includes(element.id);
  for (const id of ["handover", "lost", "end"]) byId(id).hidden = id !== top;
  if (top === covered) return;
  covered = top;
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  const way = (mark) => byId(top)?.querySelector(mark);
  (way(".go") ?? way("button, a") ?? document.querySelector("[data-do=result]"))?.focus();
}

/** Post something, one thing at a time; `next(data)` is the page to go to afterwards, if any. */
async function send(path, body, next) {
  if (sending) return;
  document.body.classList.toggle("sending", (sending = true));
  const keyed = { key: line.key(), ...body };
  const answer = await line.post(asked(path), keyed);
  const fresh = answer?.ok ? answer.data : answer?.data.table;
  if (answer?.ok && next) location.assign(next(fresh));
  if (answer?.ok) choice.drop();
  if (fresh && !next) show(fresh);
  document.body.classList.toggle("sending", (sending = false));
  if (!answer) toast(words.unsent, [words.again, () => send(path, keyed, next)]);
  else if (!answer.ok) toast(`${answer.data.message} ${fresh?.log.at(-1)?.text ?? ""}`);
}

const deeds = {
  confirm: choice.confirm,
  cancel: () => (document.body.classList.remove("log-open"), choice.drop()),
  undo: () => send("/undo", { version: sight.version }),
  "turn-left": () => choice.turn(-1),
  "turn-right": () => choice.turn(1),
  flip: choice.flip,
  next: choice.step,
  "zoom-in": () => zoom.zoom(1.4),
  "zoom-out": () => zoom.zoom(1 / 1.4),
  "zoom-fit": () => zoom.zoom(0.01),
  log: () => document.body.classList.toggle("log-open"),
  panel: (panel) => panel.classList.toggle("open"),
  copy: (button) => {
    button.closest("dialog").querySelector("input").select();
    if (document.execCommand("copy")) button.textContent = words.copied; // works over http too
  },
  "take-over": ({ dataset }) => ((seat = dataset.seat), line.open()),
  "take-seat": ({ dataset }) => send(`/seats/${dataset.seat}`, {}, () => location.href),
  rematch: () => send("/rematch", {}, ({ id }) => `/tables/${id}`),
  "close-end": () => cover((closed = true)),
  result: () => cover((closed = false)),
  reconnect: line.open,
  standing: standing.flip,
  hint: () => sight.hints && hints.open(),
  "take-hint": hints.take,
  "close-hint": hints.close,
};

function act(name, button) {
  const opened = byId(name);
  if (opened instanceof HTMLDialogElement) opened.showModal();
  else deeds[name]?.(button);
}

addEventListener("click", ({ target }) => {
  const hit = target.closest?.("[data-do], .can, .chosen");
  if (hit?.dataset.do) act(hit.dataset.do, hit);
  else if (hit) choice.point(hit.dataset.pick);
  else if (target instanceof HTMLDialogElement) target.close();
});
addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType === "mouse") choice.hover(target.closest?.(".can, .chosen")?.dataset.pick);
});

choice.start(
  async (action, signal) =>
    sending ? null : (await fetch(asked("/preview", { action }), { signal })).json(),
  ({ action }) => send("/actions", { version: sight.version, action }),
);
keys.start(act);
hints.start(async () => (await fetch(asked("/hints"))).json());
standing.start((body) => send("/actions", body));
zoom.start(choice.turn);
const first = JSON.parse(byId("first-sight").textContent);
if (first.id) show(first);
if (location.hash === "#invite" && !covered) // once, not again after a reload
  act("invite"), history.replaceState(null, "", location.pathname);
line.start(() => asked("/events"), show, cover);
