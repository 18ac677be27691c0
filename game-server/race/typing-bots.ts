import type { Dice } from "#shared/rules/chance.ts";
import { botPresses, type BotPress } from "#shared/rules/race/bots.ts";
import { takeKeys, type Race } from "#shared/rules/race/race.ts";

import type { Bots } from "./discipline.ts";

/** The bots of one race and what each of them has left to press. */
export class TypingBots implements Bots<Race> {
  private readonly plans: ReadonlyMap<number, BotPress[]>;

  /** @param speeds WPM by slot */
  constructor(text: string, speeds: ReadonlyMap<number, number>, dice: Dice) {
    this.plans = new Map([...speeds].map(([slot, wpm]) => [slot, botPresses(text, wpm, dice).toReversed()]));
  }

  /** Presses every key that is due; judged like everyone's. */
  act(race: Race, nowMs: number): Race {
    let next = race;
    for (const [slot, plan] of this.plans) {
      const due: BotPress[] = [];
      while ((plan.at(-1)?.atMs ?? Infinity) <= nowMs) due.push(plan.pop() as BotPress);
      if (due.length === 0) continue;
      const from = next.racers.find((racer) => racer.seat.slot === slot)?.lane.received ?? 0;
      const batch = { from, at: due.map((press) => press.atMs), chars: due.map((press) => press.character).join("") };
      next = takeKeys(next, slot, batch, { arrivalMs: nowMs, roundTripMs: 0 });
    }
    return next;
  }
}
