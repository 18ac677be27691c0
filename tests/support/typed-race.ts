import { randomUUID } from "node:crypto";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { pick, seededDice, type Dice } from "#shared/rules/chance.ts";
import { writesPhrases, type Hands } from "#shared/rules/fair-play/hands.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { newRace, tick, takeKeys } from "#shared/rules/race/race.ts";
import { outcomeOf, type RaceOutcome } from "#shared/server/race/outcome.ts";
import type { Stamp } from "#shared/units.ts";

import { constant } from "./corpus/machines.ts";
import { personFrom, typedBy, type Typist } from "./corpus/person.ts";
import { TYPISTS } from "./corpus/typists.ts";
import { Releases } from "./releases.ts";

/** Types a text: a person of the corpus, or a machine. */
export type Typer = (text: string, dice: Dice) => readonly Key[];

const personOf =
  (typist: Typist) =>
  (seed: number): Typer => {
    const somebody = personFrom(typist, seededDice(seed));
    return (text, dice) => typedBy(somebody, text, dice);
  };
export const person = personOf(TYPISTS.average);
/** Somebody quick, with whom a browser still keeps up. */
export const quickPerson = personOf({ ...TYPISTS.fast, wpm: [75, 90] });
export const machine: Typer = (text, dice) => constant(dice)(text, dice, 0);

/** A race that these accounts have finished, on one line without delay. @param on which text; otherwise the dice choose */
export function racedBy(
  racers: readonly {
    readonly userID: UserID;
    readonly typer: Typer;
    readonly hasNitro?: boolean;
    readonly hands?: Hands;
  }[],
  startedStamp: Stamp,
  seed: number,
  on?: (typeof TEXTS)[number],
): RaceOutcome {
  const dice = seededDice(seed);
  const drawn = pick(dice, TEXTS);
  const { textID, body } = on ?? drawn;
  const seats = racers.map(({ userID, hasNitro = false }, slot) => ({
    slot,
    userID,
    hasNitro,
    displayName: `Racer ${slot}`,
    carID: GUEST_CAR,
    carHueAngle: 0,
    isBot: false,
  }));
  const phraseSlots = racers.flatMap(({ hands = "usual" }, slot) => (writesPhrases(hands) ? [slot] : []));
  let race = newRace(randomUUID() as RaceID, textID, body, seats, phraseSlots);
  for (const [slot, { typer }] of racers.entries()) {
    const keys = typer(body, dice);
    const releases = new Releases(keys);
    for (const [from, { atMs, character }] of keys.entries()) {
      const batch = { from, at: [atMs], chars: character, ...releases.until(from + 1, atMs) };
      race = takeKeys(race, slot, batch, { arrivalMs: atMs, roundTripMs: 0 });
    }
  }
  return outcomeOf(tick(race, 400_000), "type", startedStamp);
}
