import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Config } from "../platform/config.ts";

/** An email as sent. The body is plain text, one paragraph a line. */
export interface Email {
  readonly to: string;
  /** The account it is about: once that is erased, it is neither sent nor kept. */
  readonly userID: UserID;
  readonly subject: string;
  readonly body: string;
  /** Nobody has shown that the address is theirs: of such letters few are sent. */
  readonly isUnverified?: true | undefined;
}

/** What `isUnverified` is for an address. */
export const unverified = (row: { readonly email_verified_stamp: Stamp | null }): true | undefined =>
  row.email_verified_stamp === null || undefined;

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
    "Please confirm that this is your e-mail address:",
    page(config, `/verify-email#${userID}-${code}`),
    "If you didn't sign up, you can ignore this e-mail.",
    SIGNATURE,
  ].join("\n\n"),
  isUnverified: true,
});

/** Where a link leads that lets somebody choose a password. */
export const resetPath = (userID: UserID, code: string): string => `/reset-password/change#${userID}-${code}`;

/** @source teams §5 Password reset by link */
export const resetEmail = (config: Config, to: string, name: string, userID: UserID, code: string): Email => ({
  to,
  userID,
  subject: "Choose a new password",
  body: [
    `Hello ${name},`,
    "Use this link to choose a new password. It works once, for 30 minutes:",
    page(config, resetPath(userID, code)),
    "If you didn't ask for this, you can ignore this e-mail. Your password stays the same.",
    SIGNATURE,
  ].join("\n\n"),
});

/** @source core §7 remove-sso-code */
export const removeProviderEmail = (to: string, name: string, userID: UserID, code: string): Email => ({
  to,
  userID,
  subject: "Your code to log in with a password",
  body: [
    `Hello ${name},`,
    "Use this code to switch to logging in with a username and password. It works for 30 minutes:",
    code,
    "If you didn't ask for this, you can ignore this e-mail.",
    SIGNATURE,
  ].join("\n\n"),
});

/** After too many wrong passwords in an open session. */
export const loggedOutEmail = (
  { to, isUnverified }: Pick<Email, "to" | "isUnverified">,
  name: string,
  userID: UserID,
  wrongPasswords: number,
): Email => ({
  to,
  userID,
  subject: "We logged a browser out of your account",
  body: [
    `Hello ${name},`,
    `Someone who was logged in to your account entered a wrong password ${wrongPasswords} times, so we logged that browser out.`,
    "If it was you, just log in again. If not, choose a new password with 'Forgot your password?' on the login page.",
    SIGNATURE,
  ].join("\n\n"),
  isUnverified,
});
