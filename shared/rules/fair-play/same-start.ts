import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { variance } from "./statistics.ts";
import { latest, type Evidence } from "./trace.ts";

/** The first press always comes the same time after the green light. */
export function sameStart(evidence: Evidence): Signal {
  const { races, spreadMs } = SOFT_LIMITS.sameStart;
  const traces = latest(evidence, races);
  const tells = traces.length === races && evidence.now.hasRhythm;
  const measured = tells ? Math.sqrt(variance(traces.map(({ startMs }) => startMs))) : null;
  return under({ code: "same-start", kind: "start" }, measured, spreadMs);
}
