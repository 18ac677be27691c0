import { formatDay, formatZonedMoment } from "../../format/dates.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Config } from "../platform/config.ts";
import { page, SIGNATURE, type Email } from "./emails.ts";

/** The changes that an account's owner is told of, as words for the subject and a sentence. */
const CHANGES = {
  "email-changed": "Your e-mail address was changed",
  "email-removed": "Your e-mail address was removed",
  "password-changed": "Your password was changed",
  "two-step-on": "Two-step login was turned on",
  "two-step-off": "Two-step login was turned off",
  "provider-linked": "A new way to log in was added",
  "providers-removed": "You now log in with a password only",
  exported: "A copy of your data was made",
  undone: "Your account went back to another address",
  "erasure-asked": "Your account will be deleted in 14 days",
  "erasure-stopped": "Your account will not be deleted",
  "bot-declared": "Your account was declared a bot, for good",
  "bot-token": "A new token for your bot was made",
} as const;
export type ChangeName = keyof typeof CHANGES;

interface ChangeEmail extends Pick<Email, "to" | "isUnverified"> {
  readonly config: Config;
  readonly name: string;
  readonly userID: UserID;
  readonly change: ChangeName;
  readonly stamp: Stamp;
  /** The account's username. */
  readonly timeZone: string;
  /** Absent for an unverified address. */
  readonly undo: { readonly code: string; readonly untilStamp: Stamp } | undefined;
}

/** Tells the owner what was changed and when, and how to undo it. */
export function changeEmail({
  config,
  to,
  name,
  userID,
  change,
  stamp,
  timeZone,
  undo,
  isUnverified,
}: ChangeEmail): Email {
  const what = CHANGES[change];
  return {
    to,
    userID,
    subject: what,
    body: [
      `Hello ${name},`,
      `${what}, on ${formatZonedMoment(stamp, timeZone)}.`,
      "Was that you? Then there's nothing else you need to do.",
      ...(undo
        ? [
            `If it wasn't you, open this link by ${formatDay(undo.untilStamp, timeZone)}. It ${change === "bot-declared" ? "ends the bot's token" : "puts your account back the way it was"}, logs out every device and lets you log in again:`,
            page(config, `/undo-change#${userID}-${undo.code}`),
          ]
        : ["If it wasn't you, log in and choose a new password in My Settings."]),
      SIGNATURE,
    ].join("\n\n"),
    isUnverified,
  };
}
