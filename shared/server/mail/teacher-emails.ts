import type { Config } from "../platform/config.ts";
import { page, SIGNATURE, unverified, type Email } from "./emails.ts";

/** To somebody who asked to be a teacher, or is one, at an address that is there. */
interface Asked extends Pick<Email, "to" | "userID"> {
  readonly config: Config;
  readonly name: string;
  readonly email_verified_stamp: Parameters<typeof unverified>[0]["email_verified_stamp"];
}

/** The operator said yes. */
export const teacherConfirmedEmail = (
  { config, to, userID, name, email_verified_stamp }: Asked,
  school: string,
): Email => ({
  to,
  userID,
  subject: "You're a teacher at Redline now",
  body: [
    `Hello ${name},`,
    `We checked it, and you're a teacher now. Your school: ${school}`,
    "Make your first class here:",
    config.teachersUrl ?? page(config, "/teachers"),
    "You can rename your school there, and give colleagues its code.",
    SIGNATURE,
  ].join("\n\n"),
  isUnverified: unverified({ email_verified_stamp }),
});

/** The operator said no, and why. */
export const teacherRefusedEmail = ({ to, userID, name, email_verified_stamp }: Asked, reason: string): Email => ({
  to,
  userID,
  subject: "About your wish to be a teacher",
  body: [
    `Hello ${name},`,
    "We couldn't make you a teacher. This is why:",
    reason,
    "You can ask again tomorrow, and tell us more about your school.",
    SIGNATURE,
  ].join("\n\n"),
  isUnverified: unverified({ email_verified_stamp }),
});

/** A colleague let them go. */
export const teacherLetGoEmail = (
  { config, to, userID, name, email_verified_stamp }: Asked,
  { nickname, schoolName }: { readonly nickname: string; readonly schoolName: string },
): Email => ({
  to,
  userID,
  subject: "You aren't at your school at Redline any more",
  body: [
    `Hello ${name},`,
    `${nickname}, who is responsible for ${schoolName}, let you go. The classes stay there.`,
    "You're still a teacher, and have a school of your own now:",
    config.teachersUrl ?? page(config, "/teachers"),
    "If that's a mistake, ask them for the new code of the school.",
    SIGNATURE,
  ].join("\n\n"),
  isUnverified: unverified({ email_verified_stamp }),
});
