// The coach: asks the server for hints, and marks one on the table when a person takes it.

import * as choice from "./choice.js";
import { toast } from "./notices.js";

const byId = (id) => document.getElementById(id);
let [ask, version] = [];

/** `question()` gives the server's answer. */
export const start = (question) => (ask = question);
export const close = () => (byId("hints").hidden = true);

/** A new position: what was said about the old one is gone. */
export function renew(fresh) {
  if (fresh.version !== version) close();
  version = fresh.version;
}

export async function open() {
  const asked = version;
  byId("hint-list").replaceChildren();
  byId("thinking").hidden = byId("hints").hidden = false;
  const found = await ask().catch(() => null);
  if (asked !== version) return;
  byId("thinking").hidden = true;
  if (found?.parts) byId("hint-list").outerHTML = found.parts.hints;
  else close(toast(found?.message ?? byId("toasts").dataset.unsent));
  document.querySelector(".advised")?.focus({ preventScroll: true });
}

export function take(button) {
  for (const other of document.querySelectorAll(".advised")) other.ariaPressed = other === button;
  choice.suggest(Number(button.dataset.action));
  if (matchMedia("(max-width: 999px)").matches) close();
}
