import type { Dice } from "#shared/rules/chance.ts";
import { botAnswers, type BotAnswer } from "#shared/rules/math/bots.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { takeAnswers, type MathRace } from "#shared/rules/math/race.ts";

import type { Bots } from "./discipline.ts";

/** The bots of one math race and what each of them has left to answer. */
export class MathBots implements Bots<MathRace> {
  private readonly plans: ReadonlyMap<number, BotAnswer[]>;

  /** @param scores right answers a minute, by slot */
  constructor(problems: readonly Problem[], scores: ReadonlyMap<number, number>, dice: Dice) {
    this.plans = new Map([...scores].map(([slot, score]) => [slot, botAnswers(problems, score, dice).toReversed()]));
  }

  act(race: MathRace, nowMs: number): MathRace {
    let next = race;
    for (const [slot, plan] of this.plans) {
      let number = next.racers.find((racer) => racer.seat.slot === slot)?.lane.received ?? 0;
      while ((plan.at(-1)?.atMs ?? Infinity) <= nowMs) {
        const { atMs, text } = plan.pop() as BotAnswer;
        const event = { number: number++, offsetMs: atMs, text };
        next = takeAnswers(next, slot, [event], { arrivalMs: nowMs, roundTripMs: 0 });
      }
    }
    return next;
  }
}
