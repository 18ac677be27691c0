import { z } from "zod";

import { HANDS } from "../../rules/fair-play/hands.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { ModeratorNote } from "../moderation.ts";
import { SignedIn } from "../self.ts";
import { Account } from "./own-account.ts";
import { ownPassword, proof, PROOF_REFUSALS, SECRETS } from "./proof.ts";

const CHANGES = { max: 60, perMs: minutes(15) } as const;
/** @source core §3 Settings payload shapes */
export const settings = call({
  method: "GET",
  path: "/settings",
  summary: "Everything the settings page shows.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    firstname: z.string(),
    lastname: z.string(),
    contact: z.boolean(),
    worldID: z.int(),
    hands: z.enum(HANDS).meta({ description: "What the player types with." }),
    hasPassword: z.boolean(),
    providers: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          isLinked: z.boolean(),
          mayVouch: z.boolean().meta({ description: "Whether a visit to it counts as proof." }),
        }),
      )
      .readonly()
      .meta({ description: "Every provider of this site." }),
    sessions: z.int().meta({ description: "Open sessions of this account, this one included." }),
    trustedDevices: z.int(),
    mayCorrectAge: z.boolean().meta({ description: "Whether the year of birth may still be put right, once." }),
    parent: z
      .object({ email: z.string(), isConfirmed: z.boolean() })
      .nullable()
      .meta({ description: "The address of a parent that the player gave." }),
    moderation: z
      .array(ModeratorNote)
      .readonly()
      .meta({ description: "Moderators' actions on this player, the newest first." }),
    isConfirmed: z
      .boolean()
      .meta({ description: "Whether a recent visit to the provider from this session counts as proof, once." }),
    mayRemoveProviders: z
      .boolean()
      .meta({ description: "The same for removing the provider, by a visit for that alone." }),
  }),
  refusals: [],
});

export const changeProfile = call({
  method: "POST",
  path: "/settings/profile",
  summary: "Change the display name, or once the username, which takes the password.",
  access: "user",
  openToBots: true,
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({
    displayName: fields.displayName.optional(),
    username: fields.username.optional(),
    password: ownPassword,
  }),
  answer: z.object({
    account: Account.pick({ displayName: true, username: true, requiresUsername: true, changedUsername: true }),
  }),
  refusals: ["classSetting", "wrongPassword", "captchaNeeded", "nameTaken", "alreadyDone"],
});

export const changeAccount = call({
  method: "POST",
  path: "/settings/account",
  summary: "Change name, email address and whether newsletters are welcome. A new address must be verified.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({
    firstname: fields.personName,
    lastname: fields.personName,
    email: fields.optionalEmail,
    contact: fields.zeroOrOne,
    ...proof,
  }),
  answer: z.object({ account: Account.pick({ email: true, validEmail: true, contact: true }) }),
  refusals: ["classSetting", ...PROOF_REFUSALS],
});

export const changeWorld = call({
  method: "POST",
  path: "/settings/world",
  summary: "Choose the world that the racer is from.",
  access: "user",
  openToBots: true,
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ worldID: z.int().min(1, "Choose a world.").max(8, "Choose a world.") }),
  answer: z.object({ account: Account.pick({ worldID: true }) }),
  refusals: [],
});

export const changeHands = call({
  method: "POST",
  path: "/settings/hands",
  summary: "Say what you type with, so that fair play weighs it as what it is. Nobody else is told.",
  access: "user",
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ hands: z.enum(HANDS) }),
  answer: z.object({ hands: z.enum(HANDS) }),
  refusals: [],
});

export const changeSocial = call({
  method: "POST",
  path: "/settings/social",
  summary: "Who sees that you are online and who may ask you.",
  access: "user",
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({
    offline: fields.zeroOrOne.optional(),
    allowFriendRequests: fields.zeroOrOne.optional(),
    lookingForTeam: fields.zeroOrOne.optional(),
  }),
  answer: z.object({ account: Account.pick({ offline: true, allowFriendRequests: true, lookingForTeam: true }) }),
  refusals: [],
});

export const changePassword = call({
  method: "POST",
  path: "/settings/password",
  summary: "Change the password. Every other session of the account ends.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: SECRETS,
  params: Nothing,
  body: z
    .strictObject({ ...proof, newPassword: fields.password, newPassword2: fields.password })
    .refine(({ newPassword, newPassword2 }) => newPassword === newPassword2, {
      path: ["newPassword2"],
      error: "The two passwords don't match.",
    }),
  answer: SignedIn,
  refusals: PROOF_REFUSALS,
});

/** First without a code: shows the secret to scan. Then with a code from the app: switches it on. */
export const prepare2FA = call({
  method: "POST",
  path: "/settings/prepare-2fa",
  summary: "Make a new authenticator secret; it counts once `/settings/enable-2fa` confirms it with a code.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject(proof),
  answer: z.object({ secret: z.string(), uri: z.string().meta({ description: "otpauth:// address for a QR code." }) }),
  refusals: [...PROOF_REFUSALS, "alreadyDone"],
});

export const enable2FA = call({
  method: "POST",
  path: "/settings/enable-2fa",
  summary: "Switch the second factor on with a code of the authenticator. Every other session ends.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject({ password: ownPassword, code: fields.authCode }),
  answer: SignedIn.extend({
    use2FA: z.boolean(),
    backupCodes: z.array(z.string()).readonly().meta({ description: "Shown this once." }),
  }),
  refusals: [...PROOF_REFUSALS, "alreadyDone"],
});

export const disable2FA = call({
  method: "POST",
  path: "/settings/disable-2fa",
  summary: "Switch the second factor off. Every other session and every trusted device ends.",
  access: "user",
  openToBots: true,
  confirms: "password",
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject({ password: ownPassword, code: fields.authCode }),
  answer: SignedIn,
  refusals: ["wrongPassword", "captchaNeeded", "wrongCode", "tooManyTries", "alreadyDone"],
});

export const sendVerificationEmail = call({
  method: "POST",
  path: "/settings/send-verification-email",
  summary: "Send the verification email again.",
  access: "user",
  openToBots: true,
  limit: { max: 5, perMs: minutes(60) },
  params: Nothing,
  body: Nothing,
  answer: z.object({}),
  refusals: ["notFound", "alreadyDone"],
});
