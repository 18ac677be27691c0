import { z } from "zod";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import { CERTIFICATE } from "../../rules/certificate/numbers.ts";
import { HOLD_KINDS, HOLD_REASONS } from "../../rules/fair-play/reward-hold.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { raceID, stamp } from "../ids.ts";

const lessonID = z.enum(LESSON_IDS).nullable().meta({ description: "The kind of problems; null for typing." });
const speed = z.number().meta({ description: "WPM, or right answers a minute." });

/** Rewards that wait together. */
export const WaitingRewards = z.object({
  kind: z.enum(HOLD_KINDS).meta({ description: "What ends it: a bot check, a certificate of speed, a moderator." }),
  reason: z.enum(HOLD_REASONS),
  sinceStamp: stamp,
  lessonID,
  races: z.int(),
  cash: z.int(),
  experience: z.int(),
  needed: z.number().meta({ description: "The speed of a certificate that pays all of it." }),
  byCertificate: z.boolean().meta({ description: "Whether a certificate ends it now." }),
  raceID: raceID.meta({ description: "The newest of its races: ask for a person with `POST /race/{id}/appeal`." }),
  isAsked: z.boolean().meta({ description: "Whether a person has been asked to look at it." }),
});
export type WaitingRewards = z.infer<typeof WaitingRewards>;

export const Certified = z.object({ lessonID, speed, cap: speed, wonStamp: stamp });
export type Certified = z.infer<typeof Certified>;

export const ownCertificates = call({
  method: "GET",
  path: "/certificate",
  summary: "Your certificates of speed, and what waits for one.",
  access: "user",
  openToBots: true,
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    certificates: z
      .array(Certified)
      .readonly()
      .meta({ description: "The best of each kind. `cap` is the fastest result that counts at once with it." }),
    waiting: z.array(WaitingRewards).readonly(),
    nextTryStamp: stamp.meta({
      description: `When the next trial may begin: ${CERTIFICATE.tries.inHour} an hour, ${CERTIFICATE.tries.inDay} a day.`,
    }),
  }),
  refusals: [],
});

export const openTrial = call({
  method: "POST",
  path: "/certificate/trials",
  summary: "Open a trial: its pictures are drawn, and the ticket makes its room (`create` of `certificate`).",
  access: "user",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: z.strictObject({ lessonID }),
  answer: z.object({ ticket: z.string() }),
  refusals: ["tooManyTries"],
});
