// Standing answers: while its switch is on, a question is answered by itself. A setting of this
// screen, kept for each game. The wait is always the same, so it tells nobody what a hand holds.

import { toast } from "./notices.js";

const WAIT = 1_200; // ms in which a person may still switch off
const { body } = document;
const kept = `spieltisch ${body.className.match(/\bgame-\S+/)?.[0]} standing`;
let on = new Set(JSON.parse(localStorage.getItem(kept) ?? "[]"));
let [sight, timer, due, note] = [{}, 0, ""];
let post; // post(body) carries out an action

const switches = () => [...document.querySelectorAll("[data-do=standing]")];

export function start(send) {
  post = send;
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== kept) return;
    on = new Set(JSON.parse(newValue ?? "[]"));
    draw();
  });
  draw();
}

/** Follow a new position: answer the question it puts, if it puts one. */
export function renew(fresh) {
  sight = fresh;
  draw();
}

export function flip({ dataset: { question } }) {
  on.has(question) ? on.delete(question) : on.add(question);
  localStorage.setItem(kept, JSON.stringify([...on]));
  draw();
}

function draw() {
  for (const item of switches()) item.setAttribute("aria-checked", on.has(item.dataset.question));
  const asked = on.has(sight.question) ? `${sight.id} ${sight.version} ${sight.viewer}` : "";
  if (asked === due) return; // it is being answered already, or was
  clearTimeout(timer);
  note?.remove();
  due = asked;
  if (due) begin();
}

function begin() {
  const item = switches().find(({ dataset }) => dataset.question === sight.question);
  const { standing, stop } = document.getElementById("toasts").dataset;
  const off = () => on.has(item.dataset.question) && flip(item);
  note = toast(standing.replace("{answer}", item.textContent), [stop, off]);
  timer = setTimeout(answer, WAIT, { ...sight, key: `standing-${due.replaceAll(" ", "-")}` });
}

/** The key says which question it is: from several tabs or after a lost line it counts once. */
function answer({ question, standing, version, key }) {
  note.remove();
  post({ version, action: standing[question], key });
}
