// Following a person's picks through the legal actions. Pure functions: no page, no rules, no game.
// A legal action carries the set of its picks, such as ["hand-1", "cell-24", "turn-2"]. The kind of
// a pick is what stands before its last "-". Picks of the kind "turn" are orientations: nobody
// points at them, they follow from the orientation wished for.

const kind = (pick) => pick.replace(/-[^-]*$/, "");
export const points = (action) => action.picks.filter((pick) => kind(pick) !== "turn");

/** The legal actions that hold all chosen picks. */
export const candidates = (legal, chosen) =>
  legal.filter((action) => chosen.every((pick) => action.picks.includes(pick)));

/** The actions of which nothing is missing but the orientation. */
export const complete = (legal, chosen) =>
  candidates(legal, chosen).filter((action) => points(action).length === chosen.length);

/** The picks chosen after pointing at `pick`; what no longer fits is let go, the oldest first. */
export function choose(legal, chosen, pick) {
  if (chosen.includes(pick)) return chosen.filter((other) => other !== pick);
  const fits = (picks) => candidates(legal, picks).length > 0;
  const keep = (kept, other) => (fits([other, ...kept]) ? [other, ...kept] : kept);
  return fits([pick]) ? chosen.reduceRight(keep, [pick]) : chosen;
}

/** What may be pointed at next: what goes with all chosen picks, or replaces one of its own kind;
 * a pick that is a whole action replaces anything and gives way to anything. */
export function next(legal, chosen) {
  const whole = (pick) => legal.some((action) => action.picks.join() === pick);
  const fits = (pick) => {
    const picks = choose(legal, chosen, pick);
    const yields = (other) => kind(other) === kind(pick) || whole(other);
    return whole(pick) || chosen.every((other) => picks.includes(other) || yields(other));
  };
  const open = [...new Set(legal.flatMap(points))].filter((pick) => !chosen.includes(pick));
  return open.filter(fits);
}

/** The orientation of an action, if it has one. */
export const orientation = (action) => action.picks.find((pick) => kind(pick) === "turn");

/** Of actions that differ in orientation: the one turned as wished (else the first), `step` on. */
export function oriented(actions, wished, step = 0) {
  const at = Math.max(0, actions.findIndex((action) => orientation(action) === wished));
  return actions[(at + step + actions.length) % actions.length];
}
