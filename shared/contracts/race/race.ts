import { z } from "zod";

import { FOULS } from "../../rules/race/foul.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { carID, raceID, shown, textID } from "../ids.ts";
import { MathRecord } from "./math.ts";

export const Foul = z
  .object({ code: z.enum(FOULS), measured: z.number(), threshold: z.number() })
  .meta({ description: "Why a race ended early for its racer." });
export type Foul = z.infer<typeof Foul>;

/** One line of the result board. */
export const ResultRow = z.object({
  slot: z.int().min(0).max(4),
  displayName: z.string(),
  ...shown,
  carID,
  carHueAngle: z.int(),
  isBot: z.boolean(),
  standing: z.enum(["finished", "unfinished", "disqualified"]),
  place: z
    .int()
    .min(1)
    .max(5)
    .nullable()
    .meta({ description: "null for racers who did not finish, and for everyone in a casual race." }),
  typed: z.int().meta({ description: "Correct characters, typed by hand." }),
  skipped: z.int().meta({ description: "Characters that a nitro completed; 0 without one." }),
  errors: z.int(),
  elapsedMs: z.int().meta({ description: "From green light to the last key, on fair time." }),
  wpm: z.number(),
  accuracy: z.number().meta({ description: "Correct presses of all presses, in percent." }),
  foul: Foul.nullable(),
});
export type ResultRow = z.infer<typeof ResultRow>;

export const asFastAs = z.number().nullable().meta({
  description:
    "The WPM on an average text that were as good as this result: for showing beside it, it counts for nothing. null for a result that wasn't finished, in a math race, and for a text that few have raced.",
});

/** A racer's key presses: `[own offset ms, offset that counts ms, character]`. */
export const ReplayKey = z.tuple([z.int(), z.int(), z.string().length(1)]).readonly();

/** How long each key of a replay was down, in milliseconds; null where nobody knows. No racer gets this. */
const HeldMs = z.array(z.int().nullable()).readonly().nullable().meta({ description: "Left out for racers." });

export const RaceRecord = z.object({
  raceID,
  textID: textID.nullable().meta({ description: "null for a math race." }),
  text: z.string().meta({ description: "Empty for a math race." }),
  startedStamp: z.int().meta({ description: "Green light, in seconds since 1970 UTC." }),
  sceneryKey: z.string().nullable().meta({ description: "The scenery; null for races from before it was stored." }),
  viewSlot: z.int().nullable().meta({ description: "The caller's seat, or that of the racer who shared the race." }),
  results: z
    .array(ResultRow.extend({ asFastAs, replay: z.array(ReplayKey).nullable(), heldMs: HeldMs.optional() }))
    .readonly()
    .meta({ description: "In a math race `typed` counts right answers, and `wpm` is right answers a minute." }),
  math: MathRecord.nullable().meta({ description: "null for a typing race." }),
});
export type RaceRecord = z.infer<typeof RaceRecord>;

/**
 * A finished race with text or problems, results and replays.
 *
 * @source teams-shop-seasons §7
 */
export const raceRecord = call({
  method: "GET",
  path: "/race/{id}",
  summary:
    "A finished race: its text or problems, its results, and for those who were in it each racer's replay or answers (null once the log has expired).",
  access: "anyone",
  limit: { max: 600, perMs: minutes(1) },
  params: z.strictObject({ id: raceID }),
  body: Nothing,
  answer: z.object({ race: RaceRecord }),
  refusals: ["raceNotFound"],
});
