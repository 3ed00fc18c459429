// What the page tells beside the table: toasts, the polite live region, title and icon.

const STAY = 7_000; // ms a toast without a button stays
const byId = (id) => document.getElementById(id);

/** A short notice; `deed` is a way on, [words, function]. */
export function toast(text, deed) {
  const box = document.createElement("div");
  box.className = "toast";
  box.setAttribute("role", "status");
  box.append(Object.assign(document.createElement("p"), { textContent: text }));
  const button = Object.assign(document.createElement("button"), { textContent: deed?.[0] });
  button.onclick = () => (box.remove(), deed[1]());
  if (deed) box.append(button);
  else setTimeout(() => box.remove(), STAY);
  byId("toasts").replaceChildren(box);
  return box;
}

/** Read out what others did since `ply`, and say in title and icon whose turn it is. */
export function announce(sight, ply) {
  const news = sight.log.filter((entry) => entry.ply > ply && !sight.mine.includes(entry.seat));
  if (news.length) byId("live").textContent = news.map((entry) => entry.text).join(" ");
  document.title = sight.title;
  const icon = document.querySelector("link[rel=icon]");
  icon.dataset.rest ??= icon.href;
  icon.href = sight.legal.length ? icon.dataset.turn : icon.dataset.rest;
}
