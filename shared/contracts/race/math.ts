import { z } from "zod";

import { COINS } from "../../content/lessons/coins.ts";
import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import { SHAPE_NAMES } from "../../content/lessons/shapes.ts";

export const lessonID = z.enum(LESSON_IDS);

const asked = {
  line: z.string().meta({ description: "The question in short form." }),
  sentence: z.string().meta({ description: "The whole problem as a sentence, for screen readers." }),
};

/** A problem without its answer, as data to draw. */
export const Prompt = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("calculation"),
    left: z.int(),
    sign: z.enum(["+", "−", "×", "÷"]),
    right: z.int(),
    ...asked,
  }),
  z.object({
    kind: z.literal("coins"),
    coins: z.array(z.literal(COINS)).readonly().meta({ description: "The coins; the answer is their value in cents." }),
    ...asked,
  }),
  z.object({
    kind: z.literal("shapes"),
    shape: z.enum(SHAPE_NAMES).meta({ description: "The shape to count." }),
    rows: z.array(z.array(z.enum(SHAPE_NAMES)).readonly()).readonly(),
    ...asked,
  }),
]);

/** An answer of a finished race: `[own offset ms, offset that counts ms, digits]`. */
const StoredAnswer = z.tuple([z.int(), z.int(), z.string()]).readonly();

/** The part of a finished math race that a typing race does not have. */
export const MathRecord = z.object({
  lessonID,
  problems: z.array(z.object({ prompt: Prompt, answer: z.string() })).readonly(),
  answers: z
    .array(z.object({ slot: z.int(), answers: z.array(StoredAnswer).nullable() }))
    .readonly()
    .meta({ description: "Every answer of each racer, including wrong ones; only for those who were in the race." }),
});
export type MathRecord = z.infer<typeof MathRecord>;
