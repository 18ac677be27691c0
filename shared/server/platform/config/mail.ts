import { z } from "zod";

import { ABOUT } from "./setting.ts";

export const Mail = z.object({
  smtpUrl: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .register(ABOUT, {
      name: "SMTP_URL",
      means: "the mail server; unset: e-mails stay on the mailbox page at `/dev/mail`",
      isSecret: true,
    }),
  mailFrom: z
    .string()
    .default("Redline <racers@localhost>")
    .register(ABOUT, { name: "MAIL_FROM", means: "the sender of e-mails" }),
});
