import { textByID } from "#shared/content/texts/by-id.ts";
import { KeyBatch, type RACE_MESSAGES } from "#shared/contracts/realtime/race.ts";
import type { Lane } from "#shared/rules/race/lane.ts";
import { newRace, takeKeys, type Race } from "#shared/rules/race/race.ts";
import { scoreOf } from "#shared/rules/race/replay.ts";
import { outcomeOf } from "#shared/server/race/outcome.ts";

import { onMessage, type Discipline, type HandlersOf } from "./discipline.ts";
import { unknownHere, type TypingPlan } from "./race-plan.ts";
import { resultRows } from "./result-rows.ts";
import { typingBots } from "./typing-bots.ts";

/** Racing by typing a text. */
export const typingRace: Discipline<Lane, Race, TypingPlan> = {
  open(plan, dice) {
    const { raceID, textID, ownText, seats, phraseSlots } = plan;
    const text = ownText ?? (textID === null ? undefined : textByID(textID)?.body);
    if (text === undefined) throw unknownHere(`text ${textID}`);
    return { race: newRace(raceID, textID, text, seats, phraseSlots), bots: typingBots(text, plan, dice) };
  },
  handlers: {
    keys: onMessage(KeyBatch, (batch) => (race: Race, slot, arrival) => ({
      next: takeKeys(race, slot, batch, arrival),
    })),
  } satisfies HandlersOf<typeof RACE_MESSAGES, Race>,
  textOf: ({ text }) => text,
  taskOf: () => undefined,
  welcomeOf(_race, { received, hasNitro, pieces, typed, errors, wrongRun, skipped }) {
    return {
      received,
      typing: { typed, errors, wrongRun, skipped },
      hasNitro: hasNitro && skipped === 0,
      ...(pieces && { takesPhrases: true }),
    };
  },
  progressOf: ({ typed, errors, received }) => ({ typed, errors, received }),
  liveOf({ text }, lane) {
    const { wpm, accuracy, errors, elapsedMs } = scoreOf(lane, lane.fairMs);
    return { progress: lane.typed / text.length, speed: wpm, accuracy, errors, elapsedMs };
  },
  usedNitro: ({ skipped }) => skipped > 0,
  newsOf: (was, { seat, lane }) => (lane.skipped === was.lane.skipped ? [] : [["nitro", { slot: seat.slot }]]),
  boardOf: (race, scoring) => ({ raceID: race.raceID, lines: resultRows(race, scoring) }),
  outcomeOf: (race, startedStamp, terms) => outcomeOf(race, "type", startedStamp, terms),
};
