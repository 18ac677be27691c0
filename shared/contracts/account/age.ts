import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { userID } from "../ids.ts";
import { Account } from "./own-account.ts";

const account = Account.pick({ age: true, hasParent: true });

/** The year itself is not kept. */
export const answerAge = call({
  method: "POST",
  path: "/settings/age",
  summary:
    "Say in which year you were born. Kept is whether that is below this site's age of consent, and from which year not. The first answer counts: within a day it may be put right once, to somebody younger.",
  access: "user",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: z.strictObject({ yearOfBirth: fields.yearOfBirth }),
  answer: z.object({ account }),
  refusals: ["notAllowed", "classSetting", "alreadyDone"],
});

export const askParent = call({
  method: "POST",
  path: "/settings/parent",
  summary:
    "Give a parent's address, below the age of consent. It gets an email with a link that confirms it; another address takes its place.",
  access: "user",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: z.strictObject({ email: fields.email }),
  answer: z.object({ account }),
  refusals: ["notAllowed", "classSetting", "alreadyDone"],
});

export const removeParent = call({
  method: "POST",
  path: "/settings/parent/remove",
  summary: "Take a parent's address away. A parent who had confirmed it is told.",
  access: "user",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ account }),
  refusals: ["notFound"],
});

/** A code of a parent's letter is never guessed: only what looks for one waits. */
const BY_LETTER = { max: 60, perMs: minutes(15), counts: ["codeSpent"] } as const;
const letter = z.strictObject({ userID, hash: fields.linkCode });

export const parentAsked = call({
  method: "POST",
  path: "/auth/parent",
  summary: "Whom the code of an email to a parent is about, and whether it was confirmed. Nothing changes.",
  access: "anyone",
  limit: BY_LETTER,
  params: Nothing,
  body: letter,
  answer: z.object({ displayName: z.string(), isConfirmed: z.boolean() }),
  refusals: ["codeSpent"],
});

export const confirmParent = call({
  method: "POST",
  path: "/auth/parent/confirm",
  summary: "Confirm as a parent that the player may buy things, with the code of the email.",
  access: "anyone",
  limit: BY_LETTER,
  params: Nothing,
  body: letter,
  answer: z.object({}),
  refusals: ["codeSpent"],
});

export const withdrawParent = call({
  method: "POST",
  path: "/auth/parent/withdraw",
  summary: "Say no as a parent, or take back a yes, with the code of the email. The address is forgotten.",
  access: "anyone",
  limit: BY_LETTER,
  params: Nothing,
  body: letter,
  answer: z.object({}),
  refusals: ["codeSpent"],
});
