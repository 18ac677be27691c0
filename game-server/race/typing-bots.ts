import type { Dice } from "#shared/rules/chance.ts";
import { botPresses, type BotPress } from "#shared/rules/race/bots.ts";
import type { Lane } from "#shared/rules/race/lane.ts";
import { takeKeys, type Race } from "#shared/rules/race/race.ts";

import type { Bots } from "./discipline.ts";
import { PlannedBots, type Driving } from "./planned-bots.ts";
import type { RacePlan } from "./race-plan.ts";

/** Below the speed that nobody types at. */
const LEAST_MS = 40;

const TYPING: Driving<Lane, Race, BotPress> = {
  take(race, slot, { atMs, character }) {
    const from = race.racers.find(({ seat }) => seat.slot === slot)?.lane.received ?? 0;
    return takeKeys(race, slot, { from, at: [atMs], chars: character }, { arrivalMs: atMs, roundTripMs: 0 });
  },
  doneIn: ({ typed, skipped }) => typed - skipped,
  leastMs: LEAST_MS,
};

/** The bots of one typing race. */
export function typingBots(text: string, { botSpeeds, newcomers }: RacePlan, dice: Dice): Bots<Race> {
  const plans = botSpeeds.map(([slot, wpm]) => ({ slot, steps: botPresses(text, wpm, dice) }));
  return new PlannedBots(TYPING, plans, newcomers);
}
