import { z } from "zod";

import { carID, raceID, shown } from "../ids.ts";
import { lessonID, Prompt } from "../race/math.ts";
import { Foul } from "../race/race.ts";
import { IdleWarning, Ping, Pong, ResultsSoFar, Settled } from "./race.ts";

/** The maximum number of answers in a batch. */
export const MAX_ANSWERS = 20;
/** The maximum length of a text; longer ones make the message invalid. */
const MAX_TEXT = 16;

/** How a math lobby is joined: `joinById(lobbyRoomID, { lessonID })`. */
export const MathLobbyOptions = z.object({ lessonID });

export const AnswerBatch = z
  .object({
    from: z.int().min(0).max(20_000),
    at: z.array(z.int().min(0).max(600_000)).min(1).max(MAX_ANSWERS),
    texts: z.array(z.string().max(MAX_TEXT)).min(1).max(MAX_ANSWERS),
  })
  .refine((batch) => batch.at.length === batch.texts.length, "`at` and `texts` must have the same length")
  .meta({
    description:
      "A numbered batch of answers. `from` is the number of its first one, counting all answers of this racer from 0, wrong and refused ones too.",
  });
export type AnswerBatch = z.infer<typeof AnswerBatch>;

export const Stir = z
  .object({})
  .meta({ description: "A digit was typed but not sent yet: a racer who is thinking is not idle." });

/** @source core §7 Realtime */
export const AskHelp = z.object({}).meta({ description: "Requests help with this kind of problem. It costs nothing." });

export const MathWelcome = z
  .object({
    slot: z.int().min(0).max(4).meta({ description: "Your seat." }),
    raceID,
    lessonID,
    times: z.number().optional().meta({
      description:
        "Only for who has longer time, by their teacher's word: how many times as long the race may last for you.",
    }),
    received: z.int().meta({ description: "Answers the server has: go on from this number." }),
    reckoning: z
      .object({ right: z.int(), errors: z.int() })
      .meta({ description: "The racer's position after those answers, for a client that reconnects without them." }),
  })
  .meta({ description: "Sent once after joining, and again after a reconnect." });
export type MathWelcome = z.infer<typeof MathWelcome>;

export const Problems = z.object({ prompts: z.array(Prompt).readonly() }).meta({
  description:
    "The problems, sent when the countdown begins, and again after a reconnect. Their answers stay on the server.",
});
export type Problems = z.infer<typeof Problems>;

export const LessonHelp = z
  .object({
    lessonID,
    hint: z.string(),
    example: z.object({ problem: z.string(), steps: z.array(z.string()).readonly(), answer: z.string() }),
  })
  .meta({ description: "How problems of this kind are solved." });
export type LessonHelp = z.infer<typeof LessonHelp>;

/** One line of a math race's board. */
export const MathResultLine = z.object({
  slot: z.int().min(0).max(4),
  displayName: z.string(),
  ...shown,
  carID,
  carHueAngle: z.int(),
  isBot: z.boolean(),
  standing: z.enum(["finished", "unfinished", "disqualified"]),
  place: z.int().min(1).max(5).nullable(),
  right: z.int().meta({ description: "Right answers." }),
  errors: z.int().meta({ description: "Wrong answers." }),
  elapsedMs: z.int().meta({ description: "From green light to the last answer, on fair time." }),
  score: z.number().meta({ description: "Right answers a minute." }),
  accuracy: z.number().meta({ description: "Right answers of all answers, in percent." }),
  foul: Foul.nullable(),
});
export type MathResultLine = z.infer<typeof MathResultLine>;

export const MathResults = z
  .object({ raceID, lessonID, lines: z.array(MathResultLine) })
  .meta({ description: "The race is over: the results board, in order." });
export type MathResults = z.infer<typeof MathResults>;

export const MathResultsSoFar = z
  .object({ raceID, lines: z.array(MathResultLine) })
  .meta({ description: ResultsSoFar.description });

export const MATH_RACE_MESSAGES = {
  sent: { answers: AnswerBatch, stir: Stir, "lesson-help": AskHelp, pong: Pong },
  received: {
    welcome: MathWelcome,
    problems: Problems,
    "lesson-help": LessonHelp,
    ping: Ping,
    "idle-warning": IdleWarning,
    foul: Foul,
    "results-so-far": MathResultsSoFar,
    results: MathResults,
    settled: Settled,
  },
} as const;
