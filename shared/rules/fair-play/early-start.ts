import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * The first key comes with the green light, race after race; one race may be an exception. Conclusive: who drums on the key
 * beforehand hits it by chance now and then.
 */
export function earlyStart(evidence: Evidence): Signal {
  const { races, withinMs } = SOFT_LIMITS.earlyStart;
  const traces = latest(evidence, races);
  const starts = traces.map(({ startMs }) => startMs).sort((a, b) => a - b);
  const measured = traces.length === races && !evidence.now.isCoarse ? (starts.at(-2) ?? null) : null;
  return under({ code: "early-start", kind: "start", isConclusive: true }, measured, withinMs);
}
