// The first page and the join page: seats to choose, forms posted as JSON. No rule of a game.

const BUSY_PAUSE = 1500; // milliseconds between two tries while a game is set up
const form = document.getElementById("open-table");
const rows = form ? [...form.querySelectorAll(".seat")] : [];
const value = (row, name) => row.querySelector(`[name="${name}-${row.dataset.seat}"]`);
const kind = (row) => row.querySelector(`[name="kind-${row.dataset.seat}"]:checked`).value;

/** Post JSON; gives the answer, or shows the server's sentence at the place of the person. */
async function post(address, body, problem) {
  problem.hidden = true;
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body }).catch(() => null);
  const data = await answer?.json().catch(() => null);
  if (answer?.ok && data) return data;
  const busy = data?.error === "busy";
  problem.textContent = (busy && problem.dataset.busy) || (data?.message ?? problem.dataset.unsent);
  problem.classList.toggle("calm", busy);
  problem.hidden = false;
  if (!busy) return null;
  await new Promise((done) => setTimeout(done, BUSY_PAUSE)); // the game is being compiled
  return post(address, body, problem);
}

/** Keep a button from being pressed twice while its answer is awaited. */
async function busy(button, work) {
  button.disabled = true;
  const next = await work();
  if (next) location.assign(next);
  else button.disabled = false;
}

const problem = (element) => element.querySelector(".problem");

// -- the seats of a new table ------------------------------------------------------------------

const game = () => form.querySelector('[name="game"]:checked, [name="game"][type="hidden"]');
const counts = () => game().dataset.players.split(",").map(Number);
const seats = () => rows.filter((row) => !row.hidden);

function show(count) {
  const fitting = counts();
  const nearest = fitting.reduce((a, b) => (Math.abs(b - count) < Math.abs(a - count) ? b : a));
  rows.forEach((row, seat) => (row.hidden = seat >= nearest));
  document.getElementById("seat-count").textContent = nearest;
  for (const button of form.querySelectorAll("[data-seats]"))
    button.disabled = !fitting.includes(nearest + Number(button.dataset.seats));
  for (const label of form.querySelectorAll(".variant[data-game]")) {
    const options = [...label.querySelectorAll("option")];
    for (const option of options)
      option.hidden = option.disabled = !option.dataset.players.split(",").includes(`${nearest}`);
    const open = options.filter((option) => !option.disabled);
    if (!open.some((option) => option.selected) && open[0]) open[0].selected = true;
    label.hidden = label.dataset.game !== game().value || open.length < 2;
  }
}

/** There is one "me": the seat that was it before goes to the computer. */
function single(changed) {
  if (changed.value !== "me" || !changed.name.startsWith("kind-")) return;
  for (const row of rows)
    if (!row.contains(changed) && kind(row) === "me")
      row.querySelector('[value="bot"]').checked = true;
}

function wish(row) {
  const chosen = kind(row);
  if (chosen === "bot")
    return { kind: chosen, bot: value(row, "level").value };
  const name = value(row, chosen)?.value.trim();
  return name ? { kind: chosen, name } : { kind: chosen };
}

/** The bars and the sentence beside a strength. */
function rate({ parentElement, selectedOptions: [{ dataset }] }) {
  parentElement.querySelector(".bars").dataset.bars = dataset.bars;
  parentElement.querySelector(".level-says").textContent = dataset.says;
}

function table() {
  const variant = form.querySelector(`[name="variant-${game().value}"]`)?.value;
  const on = (name) => form.elements[name].checked;
  const options = { shuffle: on("shuffle"), training: on("training") };
  return { game: game().value, ...(variant && { variant }), options, seats: seats().map(wish) };
}

form?.addEventListener("click", (event) => {
  const step = event.target.closest("[data-seats]")?.dataset.seats;
  if (step) show(seats().length + Number(step));
});
form?.addEventListener("change", (event) => {
  if (event.target.name === "game") show(seats().length);
  single(event.target);
  if (event.target.name.startsWith("level-")) rate(event.target);
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const open = table().seats.some((seat) => seat.kind === "open");
  busy(event.submitter, async () => {
    const data = await post(form.dataset.api, JSON.stringify(table()), problem(form));
    return data && `/tables/${data.id}${open ? "#invite" : ""}`;
  });
});
if (form) show(seats().length);
for (const row of rows) rate(value(row, "level")); // what a browser has kept over a reload

// -- a seat at somebody's table, the list of tables, a saved game ------------------------------

const join = document.querySelector(".join-form");
join?.addEventListener("submit", (event) => {
  event.preventDefault();
  const { seat, name } = Object.fromEntries(new FormData(join));
  busy(event.submitter, async () => {
    const body = JSON.stringify({ name: name.trim() });
    const data = await post(`${join.dataset.api}/${seat}`, body, problem(join));
    return data && join.dataset.next;
  });
});

for (const button of document.querySelectorAll("[data-open-list]"))
  button.addEventListener("click", () => {
    const list = document.getElementById("running");
    const open = list.classList.toggle("open", button.dataset.openList === "true");
    list.querySelector(".bar-open").setAttribute("aria-expanded", open);
    list.querySelector(open ? ".close" : ".bar-open").focus();
  });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelector('.open [data-open-list="false"]')?.click();
});

const file = document.querySelector('input[type="file"][data-api]');
file?.addEventListener("change", async () => {
  if (!file.files.length) return;
  const text = await file.files[0].text();
  const data = await post(file.dataset.api, text, problem(file.closest(".import")));
  file.value = "";
  if (data) location.assign(`/tables/${data.id}`);
});
