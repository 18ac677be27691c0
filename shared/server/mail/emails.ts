import type { UserID } from "../../ids.ts";
import type { Config } from "../platform/config.ts";

/** An email as sent. The body is plain text, one paragraph a line. */
export interface Email {
  readonly to: string;
  /** The account it is about: once that is erased, it is neither sent nor kept. */
  readonly userID: UserID;
  readonly subject: string;
  readonly body: string;
}

/** The address of a page of this site. */
export const page = (config: Config, path: string): string =>
  `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`;

export const SIGNATURE = "See you on the road!\nRedline";

/** @source core §7 validate-email */
export const verificationEmail = (config: Config, to: string, name: string, userID: UserID, code: string): Email => ({
  to,
  userID,
  subject: "Is this your e-mail address?",
  body: [
    `Hello ${name},`,
    "Please confirm that this address is yours:",
    page(config, `/verify-email#${userID}-${code}`),
    "If you did not give it to us, do nothing: without the link nothing happens.",
    SIGNATURE,
  ].join("\n\n"),
});

/** @source teams §5 Password reset by link */
export const resetEmail = (config: Config, to: string, name: string, userID: UserID, code: string): Email => ({
  to,
  userID,
  subject: "Choose a new password",
  body: [
    `Hello ${name},`,
    "Use this link to choose a new password. It works once, for 30 minutes:",
    page(config, `/reset-password/change#${userID}-${code}`),
    "If you did not ask for it, do nothing: your password stays as it is.",
    SIGNATURE,
  ].join("\n\n"),
});

/** @source core §7 remove-sso-code */
export const removeProviderEmail = (to: string, name: string, userID: UserID, code: string): Email => ({
  to,
  userID,
  subject: "Your code to sign in by password",
  body: [
    `Hello ${name},`,
    "This code lets you remove the sign-in provider and use a username and password instead. It is good for 30 minutes:",
    code,
    "If you did not ask for it, do nothing.",
    SIGNATURE,
  ].join("\n\n"),
});

/** After too many wrong passwords in an open session. */
export const loggedOutEmail = (to: string, name: string, userID: UserID, wrongPasswords: number): Email => ({
  to,
  userID,
  subject: "We logged a browser out of your account",
  body: [
    `Hello ${name},`,
    `somebody who was logged in to your account gave a wrong password ${wrongPasswords} times, so we logged that browser out.`,
    "If it was you, just log in again. If not, choose a new password with 'Forgot your password?' on the log-in page.",
    SIGNATURE,
  ].join("\n\n"),
});
