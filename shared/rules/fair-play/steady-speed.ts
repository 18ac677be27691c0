import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { relativeSpread } from "./statistics.ts";
import { latest, type Evidence } from "./trace.ts";

/** The same speed race after race, whatever the text. Hunt-and-peck typists are naturally steady. */
export function steadySpeed(evidence: Evidence): Signal {
  const { races, spread } = SOFT_LIMITS.steadySpeed;
  const speeds = latest(evidence, races).map(({ wpm }) => wpm);
  const measured = speeds.length < races || evidence.now.isUnhurried ? null : relativeSpread(speeds);
  return under({ code: "steady-speed", kind: "speed" }, measured, spread);
}
