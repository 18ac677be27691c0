import { z } from "zod";

import { LIFETIME_SINCE } from "../../rules/rewards/level.ts";
import { raceID, stamp } from "../ids.ts";
import { lessonID } from "./math.ts";

const count = z.int().min(0);

/**
 * A player's record on this site, or on both sites where stated.
 *
 * @source core §3 User session
 */
export const RacingRecord = z.object({
  gamesPlayedAllSites: count,
  playTime: count.meta({ description: "Seconds." }),
  playTimeAllSites: count.meta({ description: "Seconds." }),
  sessionRaces: count.meta({ description: "Races of the current session; 0 when it is over." }),
  longestSession: count.meta({ description: "The most races in one session." }),
  lastConsecRace: stamp.nullable().meta({ description: "When the last race ended." }),
  highestSpeed: z.number().min(0),
  avgAcc: z.number().nullable().meta({ description: "Percent; null before the first race." }),
  placed1: count,
  placed2: count,
  placed3: count,
  DQs: count.meta({ description: "Disqualifications." }),
  lastDq: stamp.nullable(),
  streakDays: count.meta({ description: "Days (UTC) in a row with a finished race; 0 once one was missed." }),
  hasRacedToday: z.boolean().meta({ description: "Whether a race that started today (UTC) was finished." }),
  winsRunning: count.meta({ description: "Public races won in a row; casual ones and friend races do not count." }),
  bestToday: z.number().min(0).nullable().meta({
    description: "The best speed of today (UTC); null before today's first finished race.",
  }),
  daily: z.object({ raceID, speed: z.number().nullable(), accuracy: z.number().nullable() }).nullable().meta({
    description:
      "Your one race on today's text (UTC), the same for everybody; null before, and on the math site. Without figures if you did not finish.",
  }),
  rivals: z
    .array(z.object({ name: z.string(), won: count, lost: count }))
    .readonly()
    .meta({
      description: "The bots you meet again and again, and in how many public races you were ahead of each, or behind.",
    }),
});
export type RacingRecord = z.infer<typeof RacingRecord>;

/** The racer's progress. */
export const Progress = z.object({
  playerExperience: count.meta({
    description: `All experience since ${LIFETIME_SINCE}; \`experience\` is the season's.`,
  }),
  playerLevel: z.int().min(1),
  racesPlayed: count,
  avgSpeed: z
    .number()
    .nullable()
    .meta({ description: "WPM, or on the math site right answers a minute, over the last ten finished races." }),
  qualifyingRaceComplete: z.boolean(),
  lessonStats: z
    .array(z.object({ lessonID, answers: count }))
    .readonly()
    .meta({ description: "Correct answers in paid math races, of each lesson with any." }),
  ...RacingRecord.shape,
});
export type Progress = z.infer<typeof Progress>;
