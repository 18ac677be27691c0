import { z } from "zod";

import { raceID } from "../ids.ts";
import { Foul, ResultRow } from "../race/race.ts";
import { hasTimeOfEach, pressFields, TIME_OF_EACH } from "./press-batch.ts";

export const KeyBatch = z
  .object({
    ...pressFields(/^[\n -~]+$/),
    // The room itself looks at each number: nobody is sent away for these.
    held: z
      .unknown()
      .optional()
      .meta({
        type: "array",
        items: { type: "integer" },
        description:
          "How long keys were down: how many presses before this batch's last one the list begins, then milliseconds, press after press; -1 for what isn't told.",
      }),
  })
  .refine(hasTimeOfEach, TIME_OF_EACH)
  .meta({
    description:
      "A numbered batch of key presses; the character of Enter is a line feed, which uses the racer's nitro. `from` is the number of its first press, counting all presses of this racer from 0.",
  });
export type KeyBatch = z.infer<typeof KeyBatch>;

export const Pong = z
  .object({ serverMs: z.number() })
  .meta({ description: "The answer to `ping`: its number, unchanged." });

export const Welcome = z
  .object({
    slot: z.int().min(0).max(4).meta({ description: "Your seat." }),
    raceID,
    times: z.number().optional().meta({
      description:
        "Only for who has longer time, by their teacher's word: how many times as long the race may last for you.",
    }),
    received: z.int().meta({ description: "Presses the server has: go on from this number." }),
    typing: z
      .object({ typed: z.int(), errors: z.int(), wrongRun: z.int(), skipped: z.int() })
      .meta({ description: "The racer's position after those presses, for a client that reconnects without them." }),
    hasNitro: z.boolean().meta({ description: "Enter completes one word of this race." }),
    takesPhrases: z.boolean().optional().meta({
      description:
        "You said in the settings that your words come at once: a phrase may be as long as what is left of the text and 30 characters more, and is judged as text.",
    }),
  })
  .meta({ description: "Sent once after joining, and again after a reconnect." });
export type Welcome = z.infer<typeof Welcome>;

export const Ping = z
  .object({ serverMs: z.number(), roundTripMs: z.number() })
  .meta({ description: "Answer at once with `pong`. `serverMs + roundTripMs / 2` is the server's clock at receipt." });
export type Ping = z.infer<typeof Ping>;

export const IdleWarning = z
  .object({ secondsLeft: z.int() })
  .meta({ description: "You are idle: another 15 s without a key and the race is over for you." });
export type IdleWarning = z.infer<typeof IdleWarning>;

export const Results = z
  .object({ raceID, lines: z.array(ResultRow) })
  .meta({ description: "The race is over: the results board, in order." });
export type Results = z.infer<typeof Results>;

export const ResultsSoFar = z.object({ raceID, lines: z.array(ResultRow) }).meta({
  description:
    "You are done and others still race: the lines that are known. All of them once you are done, after that each as it becomes known. A place may still change until `results`.",
});
export type ResultsSoFar = z.infer<typeof ResultsSoFar>;

export const Nitro = z
  .object({ slot: z.int().min(0).max(4) })
  .meta({ description: "A racer used a nitro: the rest of the word and the space after it are complete." });
export type Nitro = z.infer<typeof Nitro>;

export const Settled = z
  .object({ raceID })
  .meta({ description: "The results are in the database and `GET /api/v2/race/{id}` has them." });
export type Settled = z.infer<typeof Settled>;

export const RACE_MESSAGES = {
  sent: { keys: KeyBatch, pong: Pong },
  received: {
    welcome: Welcome,
    ping: Ping,
    "idle-warning": IdleWarning,
    foul: Foul,
    nitro: Nitro,
    "results-so-far": ResultsSoFar,
    results: Results,
    settled: Settled,
  },
} as const;
