import { createTransport } from "nodemailer";

import type { Config } from "../config.ts";
import { perform, type App, type Work } from "../work.ts";
import type { Letter } from "./letters.ts";

/** Whether letters stay here, for the mailbox page to show. */
export const hasMailbox = (config: Config): boolean => config.smtpUrl === undefined;

/** Sends a letter by the mail server; where there is none, puts it into the mailbox. May run twice for one letter. */
export async function sendLetter(app: App, letter: Letter): Promise<void> {
  const { smtpUrl, mailFrom } = app.config;
  if (smtpUrl === undefined) return perform(app, (work) => keepLetter(work, letter));
  const transport = createTransport(smtpUrl, { from: mailFrom });
  try {
    await transport.sendMail({ to: letter.to, subject: letter.subject, text: letter.body });
  } finally {
    transport.close();
  }
}

async function keepLetter({ trx, now }: Work, letter: Letter): Promise<void> {
  const { to, subject, body } = letter;
  await trx.insertInto("letters").values({ to_address: to, subject, body, created_stamp: now }).execute();
}
