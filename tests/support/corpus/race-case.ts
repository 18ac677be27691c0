import { TEXTS } from "#shared/content/texts/catalog.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import { writesPhrases, type Hands } from "#shared/rules/fair-play/hands.ts";
import type { Signal } from "#shared/rules/fair-play/signal.ts";
import { traceOf, type Evidence, type Trace } from "#shared/rules/fair-play/trace.ts";
import { signalsOf, assess, type Verdict } from "#shared/rules/fair-play/verdict.ts";
import type { Foul } from "#shared/rules/race/foul.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { newLane, takeBatch } from "#shared/rules/race/lane.ts";

export interface Weighed {
  readonly trace: Trace;
  readonly verdict: Verdict;
  readonly foul: Foul | null;
  /** Codes of the signals that fired. */
  readonly fired: readonly string[];
  readonly signals: readonly Signal[];
}

export const aTextFrom = (dice: Dice): string => pick(dice, TEXTS).body;

/** The hard rules over a stream. */
export function foulIn(text: string, keys: readonly Key[], hands: Hands = "usual"): Foul | null {
  const batch = { from: 0, at: keys.map(({ atMs }) => atMs), chars: keys.map(({ character }) => character).join("") };
  return (
    takeBatch(text, newLane(false, writesPhrases(hands)), batch, { arrivalMs: keys.at(-1)?.atMs ?? 0, roundTripMs: 0 })
      .foul ?? null
  );
}

/** What fair play makes of one race. */
export function weighed(text: string, keys: readonly Key[], known: Omit<Evidence, "now">): Weighed {
  const foul = foulIn(text, keys, known.hands);
  const trace = traceOf(text, keys);
  const signals = signalsOf({ now: trace, ...known });
  const fired = signals.filter((signal) => signal.fired).map(({ code }) => code);
  return { trace, verdict: assess(foul, signals), foul, fired, signals };
}
