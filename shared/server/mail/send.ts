import { createTransport } from "nodemailer";

import type { UserID } from "../../ids.ts";
import type { Config } from "../platform/config.ts";
import { perform, type App, type Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { emailKey } from "./email-key.ts";
import type { Email } from "./emails.ts";
import { giveLetterBack, takeLetter } from "./letter-asks.ts";

/** Whether emails are stored for the mailbox page instead: only in a single process, never in a cluster. */
export const hasMailbox = ({ smtpUrl, redisUrl }: Config): boolean => smtpUrl === undefined && redisUrl === undefined;

/**
 * Sends an email by the mail server, outside any transaction; without one, stores it for the mailbox page. May run
 * twice for one email.
 */
export async function sendEmail(app: App, letter: Email): Promise<void> {
  if (!(await isThere(app, letter.userID))) return;
  if (letter.isUnverified) return sendSparingly(app, letter);
  return deliver(app, letter);
}

/** To an address that nobody has shown to be theirs: where it got many lately, the letter is dropped. */
async function sendSparingly(app: App, letter: Email): Promise<void> {
  const { to, userID } = letter;
  const askID = await perform(app, (work) => takeLetter(work, app.vault, "unverified-address", emailKey(to)));
  if (askID === undefined) {
    app.log.info({ userID }, "an email was dropped: its address is not verified and got many lately");
    return;
  }
  try {
    await deliver(app, letter);
  } catch (error) {
    await perform(app, (work) => giveLetterBack(work, askID));
    throw error;
  }
}

async function deliver(app: App, letter: Email): Promise<void> {
  const { smtpUrl, mailFrom } = app.config;
  if (smtpUrl === undefined) return perform(app, (work) => keepEmail(work, letter));
  const transport = createTransport(smtpUrl, { from: mailFrom });
  try {
    await transport.sendMail({ to: letter.to, subject: letter.subject, text: letter.body });
  } finally {
    transport.close();
  }
}

const isThere = async ({ db }: App, userID: UserID): Promise<boolean> =>
  (await db.selectFrom("users").select("user_id").where("user_id", "=", userID).executeTakeFirst()) !== undefined;

async function keepEmail(work: Work, letter: Email): Promise<void> {
  const { trx, now } = work;
  const { to, userID, subject, body } = letter;
  const owner = await lockPlayers(work, [userID], ["user_id"], "share");
  if (owner.length === 0) return;
  await trx
    .insertInto("letters")
    .values({ user_id: userID, to_address: to, subject, body, created_stamp: now })
    .execute();
}
