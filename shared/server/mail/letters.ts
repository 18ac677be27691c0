import type { Config } from "../config.ts";

/** A letter as it leaves. The body is plain text: one paragraph a line. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The address of a page of this site. */
const page = (config: Config, path: string): string =>
  `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`;

const SIGNATURE = "See you on the road!\nRedline";

/** @source core §7 validate-email */
export const verificationLetter = (config: Config, to: string, name: string, userID: number, code: string): Letter => ({
  to,
  subject: "Is this your e-mail address?",
  body: [
    `Hello ${name},`,
    "please confirm that this address is yours:",
    page(config, `/verify-email#${userID}-${code}`),
    "If you did not give it to us, do nothing: without the link nothing happens.",
    SIGNATURE,
  ].join("\n\n"),
});

/** @source teams §5 Password reset by link */
export const resetLetter = (config: Config, to: string, name: string, userID: number, code: string): Letter => ({
  to,
  subject: "Choose a new password",
  body: [
    `Hello ${name},`,
    "with this link you can choose a new password. It is good for 30 minutes, once:",
    page(config, `/reset-password/change#${userID}-${code}`),
    "If you did not ask for it, do nothing: your password stays as it is.",
    SIGNATURE,
  ].join("\n\n"),
});

/** @source core §7 remove-sso-code */
export const removeProviderLetter = (to: string, name: string, code: string): Letter => ({
  to,
  subject: "Your code to sign in by password",
  body: [
    `Hello ${name},`,
    "this code lets you remove the sign-in provider and use a username and password instead. It is good for 30 minutes:",
    code,
    "If you did not ask for it, do nothing.",
    SIGNATURE,
  ].join("\n\n"),
});

/** Sent when something about the way in has changed. */
export const changedLetter = (to: string, name: string, what: string): Letter => ({
  to,
  subject: `Your account: ${what}`,
  body: [
    `Hello ${name},`,
    `this happened on your account just now: ${what}.`,
    "If it was not you, choose a new password with 'Forgot your password?' on the log-in page.",
    SIGNATURE,
  ].join("\n\n"),
});
