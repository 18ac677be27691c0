import { z } from "zod";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import { SITES } from "../../content/site.ts";
import { COACH } from "../../rules/coach/numbers.ts";
import { PRACTISED } from "../../rules/coach/practised.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { stamp } from "../ids.ts";

const count = z.int().min(0);
const lessonID = z.enum(LESSON_IDS);
const fact = z
  .string()
  .regex(/^\d{1,3} [+−×÷] \d{1,3}$/)
  .meta({ description: "7 × 8, which is 8 × 7 too." });

const Card = z
  .object({
    dueStamp: stamp,
    stability: z.number(),
    difficulty: z.number(),
    scheduledDays: z.number(),
    step: count,
    reps: count,
    lapses: count,
    state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    lastStamp: stamp,
    firstStamp: stamp,
  })
  .meta({ description: "What the scheduler (FSRS) remembers of a fact." });

const CoachedPart = z.object({
  part: z.string().meta({ description: "A pair of keys, or a fact." }),
  lessonID: lessonID.nullable().meta({ description: "Of a fact." }),
  isMissed: z.boolean().meta({ description: "It goes wrong, rather than takes long: being right comes first." }),
});

const Gain = z.object({
  gain: z.number().meta({ description: "How much less time each use takes, mistakes included, as a share." }),
  error: z.number().meta({ description: "95% of chance lies within so much to either side." }),
});

const Fortnight = z.object({
  startedStamp: stamp,
  endsStamp: stamp,
  coached: z
    .array(CoachedPart.extend({ card: Card.nullable() }))
    .readonly()
    .meta({
      description: "What is practised, the one that costs most first. The card: of a fact that was practised.",
    }),
  left: z.array(CoachedPart).readonly().meta({ description: "What is left until the end, to compare with." }),
  known: z.array(fact).readonly().meta({ description: "Facts of the same lessons that come by themselves." }),
  paceMs: z
    .partialRecord(lessonID, z.number())
    .meta({ description: "What a problem of a lesson typically takes the caller." }),
  daysBefore: count.meta({ description: "Days practised before today, UTC." }),
  days: count.meta({ description: "Days practised, UTC, today's too." }),
  todayMs: count.meta({ description: "Practised today, UTC." }),
  practisedMs: count,
});
export type Fortnight = z.infer<typeof Fortnight>;

const Ended = z.object({
  startedStamp: stamp,
  endsStamp: stamp,
  days: count,
  practisedMs: count,
  coached: z.array(CoachedPart).readonly(),
  left: z.array(CoachedPart).readonly(),
  outcome: z
    .object({ coached: Gain, left: Gain, more: Gain.extend({ isSure: z.boolean() }), matches: count })
    .nullable()
    .meta({
      description: `Null where there was practice on fewer than ${COACH.fewestDays} days, or too little in the races of the second week to tell.`,
    }),
});
export type EndedFortnight = z.infer<typeof Ended>;

const CoachPlan = z.object({
  site: z.enum(SITES),
  races: count.meta({ description: "Paid races that say something; of the lesson with the most on the math site." }),
  racesNeeded: count,
  weak: count.meta({ description: "Weak pairs or facts that are known now." }),
  weakNeeded: count.meta({ description: "Two weeks can begin with so many." }),
  fortnight: Fortnight.nullable().meta({ description: "The two weeks that are under way." }),
  last: Ended.nullable().meta({ description: "The latest two weeks that are over." }),
  finding: Gain.extend({ racers: count, isSure: z.boolean() }).nullable().meta({
    description:
      "What the coached half gained more than the left one over all racers, whether they practised or not. That a difference is claimed where there is none has a chance of 5%, however often it is looked at. Null for too few racers.",
  }),
});
export type CoachPlan = z.infer<typeof CoachPlan>;

/** @source decision: coach */
export const coachPlan = call({
  method: "GET",
  path: "/coach",
  summary: "What the caller practises with the coach on this site, and what it has brought.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: CoachPlan,
  refusals: [],
});

/** @source decision: coach */
export const startCoach = call({
  method: "POST",
  path: "/coach/start",
  summary:
    "Begin two weeks: half of the caller's weak pairs or facts are drawn by lot to be coached. Nothing happens while two weeks are under way, or where there is too little to draw.",
  access: "user",
  limit: { max: 20, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: CoachPlan,
  refusals: [],
});

const spanMs = z.int().min(0);

/** @source decision: coach */
export const coachPractised = call({
  method: "POST",
  path: "/coach/practised",
  summary: "What was practised, also while there was no connection. Nothing is paid; what can't be is passed over.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  takesKey: true,
  params: Nothing,
  body: z.strictObject({
    startedStamp: stamp.meta({ description: "Of the two weeks in which it was practised." }),
    rounds: z
      .array(
        z.strictObject({
          agoMs: spanMs.max(PRACTISED.longestAgo).meta({ description: "How long ago it ended." }),
          elapsedMs: spanMs.max(PRACTISED.longestRound),
          done: count.max(PRACTISED.mostDone).meta({ description: "Characters typed, or problems solved." }),
          reviews: z
            .array(
              z.strictObject({ lessonID, fact, waitMs: spanMs.max(PRACTISED.longestRound), isMissed: z.boolean() }),
            )
            .max(PRACTISED.mostReviews)
            .readonly()
            .meta({ description: "The coached facts, in the order in which they were solved." }),
        }),
      )
      .min(1)
      .max(PRACTISED.mostRounds)
      .readonly(),
  }),
  answer: z.object({ counted: count.meta({ description: "Rounds that count." }) }),
  refusals: ["alreadyDone"],
});
export type PractisedRound = z.infer<typeof coachPractised.body>["rounds"][number];
