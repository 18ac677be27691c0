import { TEXTS } from "../../../shared/content/texts/catalog.ts";
import { pick, type Dice } from "../../../shared/rules/chance.ts";
import { traceOf, type Evidence, type Trace } from "../../../shared/rules/fair-play/trace.ts";
import { signalsOf, weigh, type Verdict } from "../../../shared/rules/fair-play/verdict.ts";
import type { Foul } from "../../../shared/rules/race/foul.ts";
import type { Key } from "../../../shared/rules/race/keys.ts";
import { newLane, takeBatch } from "../../../shared/rules/race/lane.ts";

export interface Weighed {
  readonly verdict: Verdict;
  readonly foul: Foul | null;
  /** Codes of the soft signals that fired. */
  readonly fired: readonly string[];
}

export const aTextFrom = (dice: Dice): string => pick(dice, TEXTS).body;

/** The hard rules over a stream, press by press on a quick line. */
export function foulIn(text: string, keys: readonly Key[]): Foul | null {
  let lane = newLane();
  for (const { atMs, character } of keys) {
    lane = takeBatch(
      text,
      lane,
      { from: lane.received, at: [atMs], chars: character },
      { arrivalMs: atMs, roundTripMs: 0 },
    );
  }
  return lane.foul ?? null;
}

/** What fair play makes of one race. */
export function weighed(
  text: string,
  keys: readonly Key[],
  known: { readonly earlier: readonly Trace[]; readonly others: readonly Trace[] },
): Weighed {
  const foul = foulIn(text, keys);
  const evidence: Evidence = { now: traceOf(text, keys), ...known };
  const signals = signalsOf(evidence);
  return {
    verdict: weigh(foul, signals),
    foul,
    fired: signals.filter(({ fired }) => fired).map(({ code }) => code),
  };
}
