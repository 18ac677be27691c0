import { randomUUID } from "node:crypto";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import { newMathRace, takeAnswers } from "#shared/rules/math/race.ts";
import { tick } from "#shared/rules/race/race.ts";
import { PUBLIC_TERMS } from "#shared/rules/race/terms.ts";
import { mathOutcomeOf } from "#shared/server/race/math-outcome.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import type { Stamp } from "#shared/units.ts";

import type { MathRacer } from "./corpus/math/people.ts";

/** A math race that these accounts have finished, on one line without delay. */
export function solvedByAll(
  racers: readonly { readonly userID: UserID; readonly racer: MathRacer }[],
  startedStamp: Stamp,
  { seed, lessonID = "addition_1", nth = 0 }: { seed: number; lessonID?: LessonID; nth?: number },
): RaceOutcome {
  const dice = seededDice(seed);
  const problems = makeProblems(lessonID, dice);
  const seats = racers.map(({ userID }, slot) => ({
    slot,
    userID,
    displayName: `Racer ${slot}`,
    carID: GUEST_CAR,
    carHueAngle: 0,
    isBot: false,
  }));
  let race = newMathRace(randomUUID() as RaceID, lessonID, problems, seats);
  for (const [slot, { racer }] of racers.entries()) {
    for (const [number, { offsetMs, digits }] of racer({ lessonID, problems }, dice, nth).entries()) {
      const arrival = { arrivalMs: offsetMs, roundTripMs: 0 };
      race = takeAnswers(race, slot, [{ number, offsetMs, text: digits }], arrival);
    }
  }
  return mathOutcomeOf(tick(race, 400_000), startedStamp, PUBLIC_TERMS);
}
