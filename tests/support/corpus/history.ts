import type { Dice } from "#shared/rules/chance.ts";
import { traceOf, type Trace } from "#shared/rules/fair-play/trace.ts";
import type { Stamp } from "#shared/units.ts";

import { within } from "./draws.ts";
import type { Press } from "./holds.ts";
import { personFrom, typedBy } from "./person.ts";
import type { Profile } from "./profiles.ts";
import { aTextFrom, weighed } from "./race-case.ts";
import { TYPISTS } from "./typists.ts";

/** What becomes of a race that wasn't typed by hand: `capped` waits for a certificate, `unseen` is paid. */
export type Fate = "held" | "capped" | "unseen";

export interface Fallen {
  readonly fate: Fate;
  readonly fired: readonly string[];
}

const HONEST_RACES = 20;
/** What counts at once without a certificate, and how far beyond a certified speed (WPM; rules, Certificate of speed). */
const CAP = { withoutWpm: 100, beyond: 1.25 } as const;

/** The races of an account whose owner cheats from the first one, or after 20 honest races. */
export function cheatedRaces(
  profile: Profile,
  { dice, races, isHonestFirst, press }: { dice: Dice; races: number; isHonestFirst: boolean; press: Press },
): readonly Fallen[] {
  const person = { ...personFrom(TYPISTS.average, dice), wpm: within(dice, [35, 60]) };
  const cheater = profile(person, dice, press);
  const earlier: Trace[] = [];
  const startStamps: number[] = [];
  const start = (everyHours: number): void => void startStamps.push((startStamps.at(-1) ?? 0) + everyHours * 3_600);
  if (isHonestFirst) {
    for (let race = 0; race < HONEST_RACES; race++) {
      const text = aTextFrom(dice);
      earlier.push(traceOf(text, typedBy(person, text, dice)));
      start(12);
    }
  }
  const { everyHours = 12 } = cheater;
  for (let hours = 0; hours < 50; hours += everyHours) start(everyHours);
  const capWpm = Math.max(CAP.withoutWpm, person.wpm * CAP.beyond);
  return Array.from({ length: races }, (_unused, race) => {
    const text = aTextFrom(dice);
    start(everyHours);
    const { others = [], hands = "usual" } = cheater;
    const known = { earlier: earlier.slice(-20), others, hands, startStamps: startStamps as Stamp[] };
    const { trace, fired, verdict } = weighed(text, cheater.racer(text, dice, race), known);
    earlier.push(trace);
    if (verdict !== "clear") return { fate: "held", fired };
    return { fate: trace.wpm > capWpm ? "capped" : "unseen", fired };
  });
}
