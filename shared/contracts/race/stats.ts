import { z } from "zod";

import { SITES } from "../../content/site.ts";
import { DIFFICULTY_BANDS } from "../../rules/difficulty.ts";
import { RACE_MODES } from "../../rules/race/terms.ts";
import { STATS } from "../../rules/stats/numbers.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { day, raceID, site, stamp, textID, type userID } from "../ids.ts";
import { lessonID } from "./math.ts";
import { asFastAs } from "./race.ts";

const count = z.int().min(0);
const speed = z
  .number()
  .min(0)
  .nullable()
  .meta({ description: "WPM, or right answers a minute; null without a race." });
const accuracy = z.number().min(0).max(100).nullable().meta({ description: "Percent; null without a race." });
const madeStamp = stamp.meta({
  description: "When the figures were counted. A race that ended since may be missing, at most for 20 minutes.",
});
const READING = { max: 120, perMs: minutes(1) } as const;
const params = z.strictObject({
  id: z.coerce.number().int().positive() as unknown as typeof userID,
});

/** @source teams-shop-seasons §3 Stats */
const Summed = z.object({
  races: count.meta({ description: "Finished ones." }),
  averageScore: speed.meta({ description: "WPM, or right answers a minute, over all time spent racing." }),
  accuracy,
});
export type Summed = z.infer<typeof Summed>;

/** @source teams-shop-seasons §7 */
export const statsSummary = call({
  method: "GET",
  path: "/stats/summary",
  summary: "Your last 24 hours and all time on this site.",
  access: "user",
  openToBots: true,
  limit: READING,
  params: Nothing,
  body: Nothing,
  answer: z.object({
    site,
    daily: Summed.meta({ description: "The last 24 hours." }),
    alltime: Summed,
    isShown: z.boolean().meta({ description: "Whether others may see your statistics." }),
    madeStamp,
  }),
  refusals: [],
});

const Day = z.object({ day, races: count, won: count, speed, accuracy, best: speed });
const Week = Day.extend({ day: day.meta({ description: "The Monday." }) });

/** Paid races of one kind. */
const sliced = { races: count, speed, accuracy, best: speed };

/** @source teams-shop-seasons §3 Stats: chartData, §7 */
export const statsGraphs = call({
  method: "GET",
  path: "/stats/graphs/{id}",
  summary:
    "A racer's figures on this site by day and by week (UTC), of finished races. Others' only where they allow it.",
  access: "user",
  openToBots: true,
  limit: READING,
  params,
  body: Nothing,
  answer: z.object({
    site,
    days: z
      .array(Day)
      .readonly()
      .meta({
        description: `Those with a race among the last ${STATS.days}, the earliest first.`,
      }),
    weeks: z.array(Week).readonly().meta({ description: "All with a race, the earliest first." }),
    hours: z
      .array(z.object({ hour: z.int().min(0).max(23).meta({ description: "UTC." }), ...sliced }))
      .readonly()
      .nullable()
      .meta({ description: "Those in which paid races started; null of somebody else." }),
    difficulties: z
      .array(z.object({ difficulty: z.enum(DIFFICULTY_BANDS), ...sliced }))
      .readonly()
      .meta({
        description: "Paid races by how hard their text is to type, the easiest first.",
      }),
    lessons: z
      .array(z.object({ lessonID, ...sliced }))
      .readonly()
      .meta({
        description: "Paid math races by lesson, in the order of the lessons.",
      }),
    streaks: z.object({ now: count, longest: count }).meta({ description: "Days in a row with a finished race." }),
    best: z.object({ speed, day: day.nullable() }).meta({
      description: "The fastest race that counted, and its day where that is known.",
    }),
    madeStamp,
  }),
  refusals: ["notFound", "statsShut"],
});

/** A finished race in a line of the log. */
export const LoggedRace = z.object({
  raceID,
  site,
  startedStamp: stamp,
  mode: z.enum(RACE_MODES).nullable().meta({ description: "null for races from before it was kept." }),
  place: z.int().min(1).nullable().meta({ description: "null in a casual race." }),
  isWon: z.boolean(),
  friends: count.meta({ description: "Friends who finished the same friend race." }),
  speed: z.number().meta({ description: "WPM, or right answers a minute." }),
  asFastAs,
  accuracy: z.number(),
  done: count.meta({ description: "Right characters, or right answers." }),
  errors: count,
  elapsedMs: count,
  textID: textID.nullable(),
  title: z.string().nullable().meta({ description: "Of the text; null in a math race." }),
  lessonID: lessonID.nullable(),
  state: z.enum(["due", "held", "paid", "refused"]).nullable().meta({
    description: "Of its reward; null when it paid nothing.",
  }),
  hasReplay: z.boolean().meta({ description: "Whether its keys are still kept." }),
});
export type LoggedRace = z.infer<typeof LoggedRace>;

const yesOrNo = z.enum(["1", "0"]).optional();

/** @source teams-shop-seasons §3 Stats: raceLogs, totalRecords, §7, §9 */
export const statsData = call({
  method: "GET",
  path: "/stats/data/{id}",
  summary: "Your finished races, the newest first. Somebody else's are shut, whatever they let others see.",
  access: "user",
  openToBots: true,
  limit: READING,
  params,
  query: z.object({
    page: z.coerce.number().int().min(0).max(1_000_000).default(0).meta({
      description: "From 0.",
    }),
    limit: z.coerce.number().int().min(1).max(STATS.logMost).default(STATS.logPage),
    before: raceID.optional().meta({
      description:
        "A race of the list: those below it follow, at the same cost however far down it stands. `page` is not read then.",
    }),
    after: raceID.optional().meta({ description: "The same upward: those right above it." }),
    site: z.enum(SITES).optional().meta({ description: "This site, unless said." }),
    mode: z.enum(RACE_MODES).optional(),
    from: z.coerce
      .number()
      .int()
      .optional()
      .meta({ description: "No race before this moment: seconds since 1970 UTC." }),
    until: z.coerce.number().int().optional().meta({ description: "No race at this moment or later." }),
    won: yesOrNo,
    friends: yesOrNo.meta({ description: "1: with at least one friend who finished, too." }),
    textID: (z.coerce.number().int() as unknown as typeof textID).optional(),
  }),
  body: Nothing,
  answer: z.object({
    logs: z.array(LoggedRace).readonly(),
    totalRecords: count.meta({ description: "Of all that the filters let through." }),
    isAtLeast: z.boolean().meta({ description: "Whether there are more than `totalRecords`: nobody counted on." }),
  }),
  refusals: ["notFound", "statsShut", "raceNotFound"],
});

export const showStats = call({
  method: "POST",
  path: "/stats/show",
  summary: "Let others see your statistics, or no longer.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ isShown: z.boolean() }),
  answer: z.object({ isShown: z.boolean() }),
  refusals: [],
});
