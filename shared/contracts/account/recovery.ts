import { z } from "zod";

import { HEAVIEST_CHECK } from "../../rules/bot-check.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { userID } from "../ids.ts";
import { CaptchaStatus } from "./own-account.ts";

/** @source core §7 Auth */
export const resetPassword = call({
  method: "POST",
  path: "/auth/reset-password",
  summary: "Ask for an email with a password reset link. The answer is the same whether or not the address is known.",
  access: "anyone",
  limit: "none",
  checkAbove: { max: 300, perMs: minutes(60) },
  params: Nothing,
  body: z.strictObject({ email: fields.email, captchaToken: fields.captchaToken.optional() }),
  answer: z.object({}),
  refusals: ["captchaNeeded", "captchaWrong"],
});

/** @source teams §5 Other, §7 */
export const changeForgottenPassword = call({
  method: "POST",
  path: "/auth/reset-password/change",
  summary: "Set a new password with the code of a reset link. Ends every session of the account.",
  access: "anyone",
  limit: { max: 60, perMs: minutes(15), counts: ["codeSpent"] },
  params: Nothing,
  body: z.strictObject({
    newPassword: fields.password,
    newPassword2: fields.password,
    userID,
    hash: fields.linkCode,
  }),
  answer: z.object({}),
  refusals: ["codeSpent"],
});

/** Changes that the owner is notified of can be undone from the email for seven days. */
export const undoChange = call({
  method: "POST",
  path: "/auth/undo-change",
  summary:
    "Restore an account's sign-in from before a change, with the code of the email about it. Ends every session. The answer has the code for `/auth/reset-password/change`; null if the account has no password.",
  access: "anyone",
  limit: { max: 60, perMs: minutes(15), counts: ["undoUnknown", "undoUsed", "undoOver"] },
  params: Nothing,
  body: z.strictObject({ userID, hash: fields.linkCode }),
  answer: z.object({
    resetCode: z.string().nullable(),
    hasEarlier: z.boolean().meta({ description: "Whether emails about earlier changes still have a link." }),
  }),
  refusals: ["undoUnknown", "undoUsed", "undoOver"],
});

/** @source core §7 Auth */
export const validateEmail = call({
  method: "POST",
  path: "/auth/validate-email",
  summary: "Confirm an email address with the code of the verification email.",
  access: "anyone",
  limit: { max: 60, perMs: minutes(15), counts: ["codeSpent"] },
  params: Nothing,
  body: z.strictObject({ hash: fields.linkCode, userID }),
  answer: z.object({}),
  refusals: ["codeSpent"],
});

/** A puzzle for the bot check. The shape is the widget's own. */
export const captchaChallenge = call({
  method: "GET",
  path: "/auth/captcha-challenge",
  summary: "A proof-of-work puzzle for the bot check (ALTCHA), good for ten minutes.",
  access: "anyone",
  limit: "none",
  params: Nothing,
  query: z.object({
    weight: z.coerce
      .number()
      .int()
      .min(1)
      .max(HEAVIEST_CHECK)
      .optional()
      .meta({ description: "How many times the work of a light one: the `captchaWeight` that a refusal asked for." }),
  }),
  body: Nothing,
  answer: z.looseObject({
    parameters: z
      .looseObject({})
      .meta({ description: "The parameters of ALTCHA's PBKDF2 puzzle: return them unchanged, with the solution." }),
    signature: z.string().optional().meta({ description: "Returned with the parameters." }),
  }),
  refusals: [],
});

/** @source core §7 Auth, teams §2 Bot-check modal */
export const validateCaptcha = call({
  method: "POST",
  path: "/auth/validate-captcha",
  summary: "Hand in a solved bot check, each solution once. Without a session none is due, and the answer is `na`.",
  access: "anyone",
  limit: { max: 30, perMs: minutes(15), address: { max: 1_200, perMs: minutes(15) } },
  params: Nothing,
  body: z.strictObject({ token: fields.captchaToken }),
  answer: z.object({ captchaStatus: CaptchaStatus }),
  refusals: ["captchaWrong"],
});

/** What a page did before it crashed. @source core §9 Error reports */
export const clientError = call({
  method: "POST",
  path: "/client-errors",
  summary: "Report a crash of the client with its last 40 breadcrumbs; it goes to the server's log.",
  access: "anyone",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: z.strictObject({
    message: z.string().max(500),
    stack: z.string().max(4_000),
    path: z.string().max(200),
    splitTest: z.int().min(1).max(12).meta({ description: "This browser's experiment group." }),
    breadcrumbs: z
      .array(
        z.strictObject({
          stamp: z.int(),
          kind: z.enum(["page", "call", "socket", "click"]),
          text: z.string().max(200),
        }),
      )
      .max(40)
      .readonly(),
  }),
  answer: z.object({}),
  refusals: [],
});
