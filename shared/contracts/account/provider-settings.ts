import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { SignedIn } from "../self.ts";
import { proof, PROOF_REFUSALS, SECRETS } from "./proof.ts";

export const linkProvider = call({
  method: "POST",
  path: "/settings/link-sso",
  summary: "Begin linking a sign-in provider: the address for the browser to open, valid for ten minutes.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject({ provider: z.string().max(40), ...proof }),
  answer: z.object({ redirect: z.string() }),
  refusals: [...PROOF_REFUSALS, "classSetting", "providerUnknown", "providerLinked"],
});

/** Confirms the session that asked. */
export const confirmByProvider = call({
  method: "POST",
  path: "/settings/confirm-sso",
  summary:
    "Begin a visit to the linked provider that proves ownership: the address for the browser to open. The next call of this session within ten minutes that asks for proof needs no other.",
  access: "user",
  openToBots: true,
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject({
    provider: z.string().max(40),
    redirect: fields.ownPath,
    isForRemoval: z.boolean().optional().meta({ description: "Removing the provider asks for a visit of its own." }),
  }),
  answer: z.object({ redirect: z.string() }),
  refusals: ["notFound", "notYou", "providerUnknown"],
});

export const removeProviderCode = call({
  method: "POST",
  path: "/settings/remove-sso-code",
  summary: "Send an email with a code for removing the sign-in provider to the address that was verified longest.",
  access: "user",
  openToBots: true,
  confirms: "owner-for-removal",
  limit: { max: 5, perMs: minutes(60) },
  params: Nothing,
  body: z.strictObject(proof),
  answer: z.object({}),
  refusals: [...PROOF_REFUSALS, "notFound"],
});

export const removeProvider = call({
  method: "POST",
  path: "/settings/remove-sso",
  summary: "Remove the sign-in providers and sign in by username and password from now on.",
  access: "user",
  openToBots: true,
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject({
    code: fields.authCode,
    username: fields.username,
    password: fields.password,
    password2: fields.password,
  }),
  answer: SignedIn,
  refusals: ["codeSpent", "nameTaken", "alreadyDone"],
});
