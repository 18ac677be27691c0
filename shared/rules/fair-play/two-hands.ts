import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { highest, suffixes } from "./suffixes.ts";
import { addSwings, type Swing } from "./swing.ts";
import { latest, type Evidence } from "./trace.ts";

/** Words in two rhythms by turns, as when two people, or a person and a program, type one race. */
export function twoHands(evidence: Evidence): Signal {
  const { pooledRaces, times } = SOFT_LIMITS.twoHands;
  const races = latest(evidence, pooledRaces);
  const measured = highest([
    ...suffixes(
      races.map(({ waitSwing }) => waitSwing),
      addSwings,
    ).map(lowerSwing),
    ...suffixes(
      races.map(({ holdSwing }) => holdSwing),
      addSwings,
    ).map(lowerSwing),
  ]);
  return over({ code: "two-hands", kind: "hands" }, evidence.now.hasRhythm ? measured : null, times);
}

/** At the lower end of the estimate. */
function lowerSwing({ neighbours, swings }: Swing): number | undefined {
  const { fewest, sureness } = SOFT_LIMITS.twoHands;
  return neighbours < fewest ? undefined : (swings / neighbours) * (1 - sureness * Math.sqrt(2 / neighbours));
}
