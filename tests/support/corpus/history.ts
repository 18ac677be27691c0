import type { Dice } from "#shared/rules/chance.ts";
import type { Hands } from "#shared/rules/fair-play/hands.ts";
import { traceOf, type Trace } from "#shared/rules/fair-play/trace.ts";
import type { Key } from "#shared/rules/race/keys.ts";
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

/** An account whose owner lets a program race. */
export interface Account {
  readonly ownerWpm: number;
  readonly honest: Racing;
  readonly cheating: Racing;
  /** From one race of the program to the next. */
  readonly everyHours?: number | undefined;
  readonly others?: readonly Trace[] | undefined;
  readonly hands?: Hands | undefined;
}
type Racing = (text: string, dice: Dice, race: number) => readonly Key[];

/** The races of an account whose owner cheats from the first one, or after 20 honest races. */
export function fallenOf(
  { ownerWpm, honest, cheating, everyHours = 12, others = [], hands = "usual" }: Account,
  { dice, races, isHonestFirst }: { dice: Dice; races: number; isHonestFirst: boolean },
): readonly Fallen[] {
  const earlier: Trace[] = [];
  const startStamps: number[] = [];
  const start = (hours: number): void => void startStamps.push((startStamps.at(-1) ?? 0) + hours * 3_600);
  if (isHonestFirst) {
    for (let race = 0; race < HONEST_RACES; race++) {
      const text = aTextFrom(dice);
      earlier.push(traceOf(text, honest(text, dice, race)));
      start(12);
    }
  }
  for (let hours = 0; hours < 50; hours += everyHours) start(everyHours);
  const capWpm = Math.max(CAP.withoutWpm, ownerWpm * CAP.beyond);
  return Array.from({ length: races }, (_unused, race) => {
    const text = aTextFrom(dice);
    start(everyHours);
    const known = { earlier: earlier.slice(-20), others, hands, startStamps: startStamps as Stamp[] };
    const { trace, fired, verdict } = weighed(text, cheating(text, dice, race), known);
    earlier.push(trace);
    if (verdict !== "clear") return { fate: "held", fired };
    return { fate: trace.wpm > capWpm ? "capped" : "unseen", fired };
  });
}

/** The same of somebody who cheats in a way of the corpus. */
export function cheatedRaces(
  profile: Profile,
  { press, ...how }: { dice: Dice; races: number; isHonestFirst: boolean; press: Press },
): readonly Fallen[] {
  const { dice } = how;
  const person = { ...personFrom(TYPISTS.average, dice), wpm: within(dice, [35, 60]) };
  const { racer, everyHours, others, hands } = profile(person, dice, press);
  const honest: Racing = (text, raceDice) => typedBy(person, text, raceDice);
  return fallenOf({ ownerWpm: person.wpm, honest, cheating: racer, everyHours, others, hands }, how);
}

export const shareOf = (all: readonly Fallen[], fate: Fate): number =>
  all.filter((each) => each.fate === fate).length / all.length;
