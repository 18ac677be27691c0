import { z } from "zod";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";

const count = z.int().min(0);
const timeMs = z.number().meta({ description: "Milliseconds." });
const share = z.number().min(0).max(1);

const Costs = z.object({
  uses: count.meta({ description: "The last so many that weigh, 60 at most." }),
  ownMs: timeMs.meta({ description: "How long it typically takes the caller, right at once." }),
  usualMs: timeMs.meta({
    description:
      "The same for racers of the caller's speed; for a fact, what the caller's other facts of its lesson take.",
  }),
  missed: share.meta({ description: "How often it goes wrong first." }),
  usualMissed: share,
  isWeak: z.boolean().meta({ description: "Chance hardly explains that it costs more than usual." }),
});

const KeyCost = Costs.extend({
  part: z.string().meta({ description: "The character, or the one before and the character." }),
  times: z.number().meta({ description: "How often it comes in a hundred words of our texts." }),
  lostInHundredMs: timeMs.meta({
    description: "What it costs more than usual in a hundred words, mistakes included; below 0 where it is quicker.",
  }),
});
export type KeyCost = z.infer<typeof KeyCost>;

const FactCost = Costs.extend({
  fact: z.string().meta({ description: "7 × 8, which is 8 × 7 too." }),
  lessonID: z.enum(LESSON_IDS),
  lostMs: timeMs.meta({ description: "What it costs more than usual each time, mistakes included." }),
});
export type FactCost = z.infer<typeof FactCost>;

/** @source teams-shop-seasons §2 */
export const keyStats = call({
  method: "GET",
  path: "/stats/keys",
  summary: "What costs the caller most time on this site: keys and pairs of keys, or facts of the math race.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    races: count.meta({ description: "Paid races that say something; of the lesson with the most on the math site." }),
    racesNeeded: count.meta({ description: "Before that nothing is said." }),
    comparedWith: count.meta({
      description: "Racers of the caller's speed who were asked; 0: nobody yet, what is usual is a guess.",
    }),
    pairs: z.array(KeyCost).readonly().meta({ description: "Weak ones only, the one that costs most first." }),
    keys: z.array(KeyCost).readonly().meta({ description: "Every key that is known well enough." }),
    facts: z.array(FactCost).readonly().meta({ description: "Every fact that is known well enough." }),
  }),
  refusals: [],
});
export type KeyStats = z.infer<typeof keyStats.answer>;
