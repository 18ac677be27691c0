import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { mean, sum } from "./statistics.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * A little faster every race, by an equal share, for longer than practice does. Measured as that share, at least.
 * Conclusive where nobody learns any more.
 */
export function steadyGrowth(evidence: Evidence): Signal {
  const { races, share, conclusiveWpm } = SOFT_LIMITS.steadyGrowth;
  const traces = latest(evidence, races);
  const tells = traces.length === races && traces.every(({ wpm }) => wpm > 0);
  const measured = tells ? growthOf(traces.map(({ wpm }) => Math.log(wpm))) : null;
  return over(
    { code: "steady-growth", kind: "growth", isConclusive: evidence.now.wpm >= conclusiveWpm },
    measured,
    share,
  );
}

/** The slope at the lower end of its estimate; 0 where one step explains the speeds better than a line, or nothing does. */
function growthOf(logs: readonly number[]): number {
  const middle = (logs.length - 1) / 2;
  const level = mean(logs);
  const along = sum(logs.map((_log, index) => (index - middle) ** 2));
  const slope = sum(logs.map((log, index) => (index - middle) * (log - level))) / along;
  const rest = sum(logs.map((log, index) => (log - level - slope * (index - middle)) ** 2));
  const { step, spread, sureness } = SOFT_LIMITS.steadyGrowth;
  const variance = rest / (logs.length - 2);
  if (variance > spread * spread || rest >= step * restOfStep(logs)) return 0;
  return slope - sureness * Math.sqrt(variance / along);
}

/** What remains of the differences when the races before some step and those after it have a speed each. */
function restOfStep(logs: readonly number[]): number {
  const around = (values: readonly number[]): number => {
    const level = mean(values);
    return sum(values.map((value) => (value - level) ** 2));
  };
  return Math.min(
    ...logs.slice(1).map((_log, index) => around(logs.slice(0, index + 1)) + around(logs.slice(index + 1))),
  );
}
