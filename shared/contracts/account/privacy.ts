import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { Account } from "./own-account.ts";

/** The same proof as in the settings: the password, a fresh visit to the provider, or the second step. */
const Proof = z.strictObject({ password: fields.password.optional(), authCode: fields.authCode.optional() });
const PROOF_REFUSALS = ["wrongPassword", "captchaNeeded", "confirmNeeded", "wrongCode", "tooManyTries"] as const;

/** @source rules Privacy */
export const exportData = call({
  method: "POST",
  path: "/settings/export",
  summary: "Everything this product keeps about the account, as one JSON document.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: { max: 10, perMs: minutes(60) },
  params: Nothing,
  body: Proof,
  answer: z.object({ export: z.record(z.string(), z.unknown()) }),
  refusals: PROOF_REFUSALS,
});

/** @source rules Privacy */
export const eraseAccount = call({
  method: "POST",
  path: "/settings/erase",
  summary: "Ask for the account to be erased in 14 days.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: Proof,
  answer: z.object({ account: Account.pick({ eraseStamp: true }) }),
  refusals: PROOF_REFUSALS,
});

export const keepAccount = call({
  method: "POST",
  path: "/settings/keep",
  summary: "Withdraw the request to be erased.",
  access: "user",
  openToBots: true,
  limit: { max: 60, perMs: minutes(15) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ account: Account.pick({ eraseStamp: true }) }),
  refusals: [],
});
