import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { carID } from "../ids.ts";
import { SignedIn } from "../self.ts";
import { RaceSounds } from "./own-account.ts";

/**
 * A client's data about its guest. The speeds are accepted as specified; the server uses its own results of the
 * qualifying race.
 *
 * @source core §7 Auth
 */
const qualifyingData = {
  qualifying: z.union([z.boolean(), z.int()]).optional(),
  avgSpeed: z.number().optional(),
  avgAcc: z.number().optional(),
  carID: carID.optional(),
  raceSounds: RaceSounds.optional(),
};

/** From one address: a school signs in within minutes. */
const A_SCHOOL = { max: 1_200, perMs: minutes(15) } as const;
/** A code of 256 random bits is never guessed: only what looks for one waits. */
const BY_CODE = { ...A_SCHOOL, counts: ["codeSpent"] } as const;

/** @source core §7 Auth */
export const signIn = call({
  method: "POST",
  path: "/auth/login/username",
  summary: "Sign in by username and password. Unknown names and wrong passwords get the same answer.",
  access: "anyone",
  limit: "none",
  checkAbove: { ...A_SCHOOL, counts: ["wrongPassword"] },
  params: Nothing,
  body: z.strictObject({
    username: fields.username,
    password: fields.password,
    captchaToken: fields.captchaToken.optional(),
    authCode: fields.authCode.optional(),
    trustDevice: z.boolean().optional(),
    tz: fields.timeZone.optional(),
  }),
  answer: SignedIn,
  refusals: ["wrongPassword", "codeNeeded", "wrongCode", "captchaNeeded", "captchaWrong", "tooManyTries", "banned"],
});

/** @source core §5 Register, §7 Auth */
export const signUp = call({
  method: "POST",
  path: "/auth/register/username",
  summary: "Make an account. A guest session turns into the account: its races, car and qualifying race stay.",
  access: "anyone",
  limit: "none",
  checkAbove: { max: 30, perMs: minutes(60) },
  params: Nothing,
  body: z.strictObject({
    username: fields.username,
    password: fields.password,
    email: fields.optionalEmail.optional(),
    captchaToken: fields.captchaToken.optional(),
    acceptPolicy: z.literal("on", "Please agree to the Terms first."),
    receiveContact: fields.onOrEmpty.optional(),
    tz: fields.timeZone.optional(),
    yearOfBirth: fields.yearOfBirth.optional().meta({ description: "As `/settings/age` takes it, also later." }),
    ...qualifyingData,
  }),
  answer: SignedIn,
  refusals: ["nameTaken", "captchaNeeded", "captchaWrong"],
});

/** @source core §7 Auth */
export const signInByProvider = call({
  method: "POST",
  path: "/auth/login/{provider}",
  summary:
    "Finish a sign-in that began at `/auth/redirect/{provider}`: uses up the one-use code that the callback left in a cookie.",
  access: "anyone",
  limit: BY_CODE,
  params: z.strictObject({ provider: z.string().max(40) }),
  body: z.strictObject({
    authCode: fields.authCode.optional(),
    trustDevice: z.boolean().optional(),
    tz: fields.timeZone.optional(),
    ...qualifyingData,
  }),
  answer: SignedIn.extend({
    redirect: z.string().nullable().meta({ description: "A path of this site to open next." }),
  }),
  refusals: ["providerUnknown", "codeSpent", "codeNeeded", "wrongCode", "tooManyTries", "banned"],
});

/** @source core §2 Other paths: single sign-on begins here */
export const beginProvider = call({
  method: "GET",
  path: "/auth/redirect/{provider}",
  summary: "Services by the browser: redirects to the provider's sign-in page.",
  access: "anyone",
  limit: "none",
  params: z.strictObject({ provider: z.string().max(40) }),
  query: z.object({
    login_hint: z.string().max(200).optional().meta({ description: "The email address to suggest." }),
    link: fields.linkCode
      .optional()
      .meta({ description: "The code of `/settings/link-sso`: links instead of signing in." }),
    confirm: fields.linkCode
      .optional()
      .meta({ description: "The code of `/settings/confirm-sso`: confirms instead of signing in." }),
    redirect: fields.ownPath.optional().meta({ description: "A path of this site to open afterwards." }),
  }),
  redirects: true,
  body: Nothing,
  answer: Nothing,
  refusals: ["providerUnknown", "unavailable"],
});

/** Where the provider sends the browser back to. */
export const finishProvider = call({
  method: "GET",
  path: "/auth/callback/{provider}",
  summary: "Services by the browser when it returns from the provider: redirects to the log-in or the settings page.",
  access: "anyone",
  limit: "none",
  params: z.strictObject({ provider: z.string().max(40) }),
  query: z.object({
    state: z
      .string()
      .optional()
      .catch(undefined)
      .meta({ description: "Which of the trips that this browser began comes back." }),
  }),
  redirects: true,
  body: Nothing,
  answer: Nothing,
  refusals: ["providerUnknown"],
});

/** The providers this site offers. */
export const signInOptions = call({
  method: "GET",
  path: "/auth/options",
  summary: "The sign-in providers of this site.",
  access: "anyone",
  limit: "none",
  params: Nothing,
  body: Nothing,
  answer: z.object({ providers: z.array(z.object({ id: z.string(), name: z.string() })).readonly() }),
  refusals: [],
});

/** @source core §2 Other paths, §7 Auth */
export const crossSite = call({
  method: "GET",
  path: "/auth/cross-site/{app}",
  summary: "A one-use address that signs this racer in on an allowed sister site.",
  access: "user",
  limit: { max: 30, perMs: minutes(1) },
  params: z.strictObject({ app: z.string().max(40) }),
  query: z.strictObject({
    redirect: fields.ownPath.optional().meta({ description: "A path of the sister site to open there." }),
    token: z
      .string()
      .max(2_000)
      .optional()
      .meta({ description: "Optional and ignored: the bearer token identifies the caller." }),
  }),
  body: Nothing,
  answer: z.object({
    redirect: z.url().meta({ description: "Its hash contains the one-use `token` and the requested `redirect`." }),
  }),
  refusals: ["notFound"],
});

/**
 * Reads the one-use code of a sister site without using it up: nobody is signed in as somebody else without being
 * asked.
 */
export const crossSiteRacer = call({
  method: "POST",
  path: "/auth/cross-site/racer",
  summary: "The account that the one-use code of a sister site would sign in.",
  access: "anyone",
  limit: BY_CODE,
  params: Nothing,
  body: z.strictObject({ token: fields.linkCode }),
  answer: z.object({ username: z.string().nullable(), displayName: z.string() }),
  refusals: ["codeSpent"],
});

/** Uses the one-use code that a sister site passed on. */
export const crossSiteSignIn = call({
  method: "POST",
  path: "/auth/cross-site",
  summary: "Sign in with the one-use code of a sister site.",
  access: "anyone",
  limit: BY_CODE,
  params: Nothing,
  body: z.strictObject({ token: fields.linkCode }),
  answer: SignedIn,
  refusals: ["codeSpent", "banned"],
});
