import type { Dice } from "#shared/rules/chance.ts";
import { botAnswers, type BotAnswer } from "#shared/rules/math/bots.ts";
import type { MathLane } from "#shared/rules/math/lane.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { takeAnswers, type MathRace } from "#shared/rules/math/race.ts";

import type { Bots } from "./discipline.ts";
import { PlannedBots, type Driving } from "./planned-bots.ts";
import type { RacePlan } from "./race-plan.ts";

/** Above what is refused as too quick. */
const LEAST_MS = 2 * MATH.minAnswerMs;

const SOLVING: Driving<MathLane, MathRace, BotAnswer> = {
  take(race, slot, { atMs, text }) {
    const number = race.racers.find(({ seat }) => seat.slot === slot)?.lane.received ?? 0;
    return takeAnswers(race, slot, [{ number, offsetMs: atMs, text }], { arrivalMs: atMs, roundTripMs: 0 });
  },
  doneIn: ({ right }) => right,
  leastMs: LEAST_MS,
};

/** The bots of one math race. */
export function mathBots(problems: readonly Problem[], { botSpeeds, newcomers }: RacePlan, dice: Dice): Bots<MathRace> {
  const plans = botSpeeds.map(([slot, score]) => ({ slot, steps: botAnswers(problems, score, dice) }));
  return new PlannedBots(SOLVING, plans, newcomers);
}
