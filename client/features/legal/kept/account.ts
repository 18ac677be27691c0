import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, WITH_ACCOUNT, type Kept } from "./kept.ts";

export const account: readonly Kept[] = [
  {
    what: "Without an account: a number, a made-up name like Guest Racer 1234, your car, and when you last visited.",
    why: "So that your races and your car are still yours tomorrow.",
    howLong: `${days(KEPT_DAYS.guest)} after your last visit.`,
    tables: ["users", "sessions"],
  },
  {
    what: "With an account: username, display name, car, title, world, time zone, your settings, what you type with if you told us, your race counts and levels, when you made the account and when you last logged in. Your first and last name only if you typed them in.",
    why: "To show you to other racers the way you want, and to keep what you won.",
    howLong: `As long as you have your account. ${days(KEPT_DAYS.secondThoughts)} after you ask us to erase it, it is gone.`,
    tables: ["users"],
  },
  {
    what: "Your e-mail address, if you gave one.",
    why: "To help you if you forget your password, and to tell you when something important changes. News only if you ticked the box.",
    howLong: `As long as you have your account, or until you remove it. E-mails to you are stored for a moment until they're sent; on a site without a mail server they stay for ${days(KEPT_DAYS.letter)}.`,
    tables: ["users", "letters", "outbox"],
  },
  {
    what: "If you told us your year of birth: whether you're below the age at which a parent has to say yes to purchases and, if you are, the first year in which you aren't. The year you typed isn't stored.",
    why: "So that no child buys something for real money without a parent.",
    howLong: WITH_ACCOUNT,
    tables: ["ages"],
  },
  {
    what: "A parent's e-mail address, if you gave one, and whether they said yes.",
    why: "To ask them before you buy something, and to send them the receipts. Nothing else.",
    howLong: `Until you or they remove it. If they don't answer: ${days(KEPT_DAYS.parentAsked)}.`,
    tables: ["parents", "letters", "outbox"],
  },
  {
    what: "How you log in: a scrambled form of your password that nobody can unscramble, two-step codes, browsers you trust, a login from another company if you connected one, when someone tried to log in with your name, and what your e-mail and login were before a change.",
    why: "So that only you get in, and so that you can undo a change you didn't make.",
    howLong: `Staying logged in and trusted browsers: ${days(KEPT_DAYS.session)}. Tries: ${days(KEPT_DAYS.signInTry)}. Links in e-mails, including those that undo a change: up to ${days(KEPT_DAYS.wayToUndo)}. The rest until you turn it off.`,
    tables: [
      "sessions",
      "trusted_devices",
      "backup_codes",
      "provider_links",
      "sign_in_tries",
      "one_use_codes",
      "account_undos",
    ],
  },
];
