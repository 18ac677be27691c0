import { z } from "zod";

import { minutes } from "../../units.ts";
import { call } from "../call.ts";
import * as fields from "../fields.ts";
import { sectionID } from "../ids.ts";
import { SignedIn } from "../self.ts";

/** A whole school may come from one address: right codes don't count. */
const BY_CODE = { max: 600, perMs: minutes(15), counts: ["wrongCode"] } as const;
/** Above so many slips no code is looked up without a bot check, which costs who guesses much and shuts no school out. */
const SLIPS = { max: 120, perMs: minutes(15), counts: ["wrongCode"] } as const;
const code = z
  .string("Enter the code.")
  .trim()
  .min(1, "Enter the code.")
  .max(40, "That code is too long.")
  .meta({ description: "A class's, or the one on a pupil's card. Spaces, dashes and capitals don't matter." });

/** What a code opens, before anybody is signed in. */
export const classOfCode = call({
  method: "POST",
  path: "/auth/class-code",
  summary: "The class that a code opens. For a class's code also names to choose from.",
  access: "anyone",
  limit: BY_CODE,
  checkAbove: SLIPS,
  params: z.strictObject({}),
  body: z.strictObject({
    code,
    language: z.enum(["english", "german", "spanish", "french"]).optional(),
    captchaToken: fields.captchaToken.optional(),
  }),
  answer: z.object({
    kind: z.enum(["class", "card"]),
    sectionID,
    className: z.string(),
    teacherName: z.string(),
    needsApproval: z.boolean(),
    alias: z.string().nullable().meta({ description: "Of a card: whose it is." }),
    aliases: z.array(z.string()).readonly().meta({ description: "Free names for somebody new; empty for a card." }),
  }),
  refusals: ["wrongCode", "classFull", "captchaNeeded", "captchaWrong"],
});

/**
 * A card signs in; a class's code joins: with a session of an account that account, without one a new account of the class.
 *
 * @source core §7 Auth, README class-login
 */
export const classLogin = call({
  method: "POST",
  path: "/auth/class-login/{sectionID}",
  summary:
    "Sign in to a class by the code of a card, or join it by the class's code: the signed-in account, or a new one under one of the offered names. The session lasts two hours. Where many new ones come to a class, each further one needs a bot check.",
  access: "anyone",
  limit: BY_CODE,
  checkAbove: SLIPS,
  params: z.strictObject({ sectionID: z.coerce.number().int().min(1) as unknown as typeof sectionID }),
  body: z.strictObject({
    sectionID,
    code,
    alias: z.string().max(40).optional().meta({ description: "One of the offered names, for a new account." }),
    tz: fields.timeZone.optional(),
    captchaToken: fields.captchaToken.optional(),
  }),
  answer: SignedIn.extend({
    cardCode: z.string().nullable().meta({ description: "Of a new account: the way back in. Shown once." }),
  }),
  refusals: [
    "wrongCode",
    "classFull",
    "nameTaken",
    "alreadyInClass",
    "banned",
    "notAllowed",
    "captchaNeeded",
    "captchaWrong",
  ],
});
