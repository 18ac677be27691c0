import { createTransport } from "nodemailer";

import type { UserID } from "../../ids.ts";
import type { Config } from "../platform/config.ts";
import { perform, type App, type Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import type { Email } from "./emails.ts";

/** Whether emails are stored for the mailbox page instead: only in a single process, never in a cluster. */
export const hasMailbox = ({ smtpUrl, redisUrl }: Config): boolean => smtpUrl === undefined && redisUrl === undefined;

/**
 * Sends an email by the mail server, outside any transaction; without one, stores it for the mailbox page. May run
 * twice for one email.
 */
export async function sendEmail(app: App, letter: Email): Promise<void> {
  const { smtpUrl, mailFrom } = app.config;
  if (!(await isThere(app, letter.userID))) return;
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
