import { createTransport } from "nodemailer";

import type { App } from "../platform/work.ts";

/** Says at the start whether letters can leave. Letters wait as jobs while the mail server is away. */
export async function lookAtMail({ config: { smtpUrl, redisUrl }, log }: Pick<App, "config" | "log">): Promise<void> {
  if (smtpUrl === undefined) {
    if (redisUrl !== undefined) log.warn("SMTP_URL is not set: no letter of this cluster reaches anybody");
    return;
  }
  const transport = createTransport(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, "the mail server at SMTP_URL takes no letters now: they wait, and are tried again");
  } finally {
    transport.close();
  }
}
