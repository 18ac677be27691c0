import { pick, seededDice, type Dice } from "#shared/rules/chance.ts";
import { traceOf, type Trace } from "#shared/rules/fair-play/trace.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import type { Stamp } from "#shared/units.ts";

import { fallenOf, type Account, type Fallen } from "../history.ts";
import { aTextFrom, weighed, type Weighed } from "../race-case.ts";
import type { Copying } from "./by-copies.ts";
import { sensiblyHeld, unheld } from "./sheet.ts";
import type { SomeKind } from "./somebodies.ts";
import { ORDINARY } from "./styles.ts";
import { handOf, typedByHand, type Hand } from "./typist.ts";

/** How a program's keys are let go: as people do about, or it says nothing. */
export const SECOND_HOLDS = { sensibly: sensiblyHeld, unsaid: unheld } as const;
type Holding = (keys: readonly Key[], dice: Dice) => Key[];

/** The races of an account whose owner lets a program of this kind race. */
export function secondFallenOf(
  kind: (owner: Hand, dice: Dice) => Copying,
  { seed, holding, ...how }: { seed: number; races: number; isHonestFirst: boolean; holding: Holding },
): readonly Fallen[] {
  const dice = seededDice(seed);
  const owner = handOf({ ...ORDINARY, wpm: [38, 62] }, dice);
  const { races, everyHours, friend } = kind(owner, dice);
  const account: Account = {
    ownerWpm: owner.wpm,
    honest: (text, raceDice, race) => typedByHand(owner, text, raceDice, race),
    cheating: (text, raceDice, race) => holding(races(text, raceDice, race), raceDice),
    everyHours,
    others: friend && [traceOf(friend.text, friend.keys)],
  };
  return fallenOf(account, { ...how, dice });
}

/** The races of people of a kind, each with those before and some of others. */
export function honestOf(
  kind: SomeKind,
  { seed, people, races }: { seed: number; people: number; races: number },
): readonly Weighed[] {
  const dice = seededDice(seed);
  const others: Trace[] = [];
  return Array.from({ length: people }, () => {
    const { races: racing, hands = "usual" } = kind(dice);
    const earlier: Trace[] = [];
    const starts: number[] = [];
    return Array.from({ length: races }, (_none, race) => {
      const text = aTextFrom(dice);
      // Three races in an evening, then a night.
      starts.push((starts.at(-1) ?? 0) + (race % 3 === 0 ? 20 * 3_600 : 300));
      const known = { earlier: earlier.slice(-20), others: others.slice(-5), hands, startStamps: starts as Stamp[] };
      const raced = weighed(text, racing(text, dice, race), known);
      earlier.push(raced.trace);
      if (race === races - 1) others.push(pick(dice, earlier));
      return raced;
    });
  }).flat();
}
