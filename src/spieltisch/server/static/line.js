// The line to the server: the stream of changes, what happens when it breaks, and sending.
// Each new connection brings the whole present table, so catching up is connecting again.

const SILENT = 15_000; // ms without a table or a ping (every 10 s): the line is dead
const [SOFT, SHEET] = [1_500, 6_000]; // ms without a line until a quiet, then a full notice
const TRIES = 6; // of sending one thing
let edge; // address() of the stream, show(table), cover() when the state of the line may be new
let [source, timer, tries, lost, heard] = [null, 0, 0, 0, 0];

export function start(address, show, cover) {
  edge = { address, show, cover };
  addEventListener("online", open);
  addEventListener("offline", fail);
  setInterval(tick, 500);
  open();
}

/** Connect, or connect anew. */
export function open() {
  clearTimeout(timer);
  source?.close();
  source = new EventSource(edge.address());
  heard = Date.now();
  for (const name of ["open", "ping", "table"]) source.addEventListener(name, hear);
  source.onerror = fail;
}

function hear({ type, data }) {
  [heard, tries, lost] = [Date.now(), 0, 0];
  tick();
  if (type === "table") edge.show(JSON.parse(data));
}

/** No line: try again, at first at once, then more slowly. */
function fail() {
  clearTimeout(timer);
  source.close();
  lost ||= Date.now();
  timer = setTimeout(open, Math.min(4_000, 200 * 2 ** tries++));
}

/** Notice silence, as after sleep, and say on the body how long the line has been gone. */
function tick() {
  if (source.readyState !== EventSource.CLOSED && Date.now() - heard > SILENT) fail();
  const gone = lost && Date.now() - lost;
  document.body.dataset.line = gone > SHEET ? "sheet" : gone > SOFT ? "soft" : "";
  document.querySelector("[data-lost=attempt]").textContent = tries;
  edge.cover();
}

/** A key for one intention, which makes repeats harmless; works over plain http too. */
export const key = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join("-");

/** Post until an answer comes, { ok, data }; null if none came. */
export async function post(address, body) {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  for (let n = 0; n < TRIES; n++) {
    if (n) await new Promise((go) => setTimeout(go, 150 * 2 ** n));
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(address, { ...request, signal }).catch(() => null);
    const data = await answer?.json().catch(() => null); // a gateway may answer for the server
    if (data && answer.status < 502) return { ok: answer.ok, data };
  }
  return null;
}
