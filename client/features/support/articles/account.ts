import { formatCount } from "#shared/format/figures.ts";
import { DISPLAY_NAME } from "#shared/rules/account/display-name.ts";
import { PASSWORD } from "#shared/rules/account/password.ts";
import { USERNAME } from "#shared/rules/account/username.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import type { Topic } from "../article.ts";

const DAYS = (count: number): string => formatCount(count, "day");

export const account: Topic = {
  title: "Your account",
  reader: "players",
  articles: [
    {
      slug: "guests",
      title: "Racing as a guest, and keeping what you have",
      short: "You can race without an account. Sign up in the same browser, and your races and your car come along.",
      parts: [
        {
          title: "What a guest has",
          blocks: [
            `A guest gets a made-up name and a car. Your browser remembers you for ${DAYS(KEPT_DAYS.guest)} after your last visit. On another device you're a new guest.`,
            "Guests can open races with friends, too. Cash, XP and prizes need an account, because someone has to own them.",
          ],
        },
        {
          title: "How to keep it",
          blocks: [
            {
              steps: [
                "Stay in the browser in which you raced.",
                "Choose Sign Up. You need a username and a password, and no e-mail address.",
                "Your races and your car are yours now. Your link for friend races still leads to you.",
              ],
            },
            "It's free, and so is everything in the game.",
          ],
        },
      ],
      ways: [{ label: "Sign up", to: "/register" }],
      related: ["signing-in", "changing-your-name", "a-childs-account"],
      also: ["anonymous", "save", "progress", "register", "lost", "account"],
    },
    {
      slug: "signing-in",
      title: "I can't log in",
      short: "Check the username first: it's the name you log in with, not the name others see.",
      parts: [
        {
          title: "Try this",
          blocks: [
            {
              steps: [
                "Type your username. Capitals don't matter there.",
                "Type your password with Caps Lock off. Show lets you read it.",
                "Did you sign up with another company's login? Use its button below the form.",
                "Asked for a code? Open your authenticator app, or use a backup code.",
                "Forgot it? Ask for a link to choose a new password.",
              ],
            },
          ],
        },
        {
          title: "What the page may say",
          blocks: [
            {
              list: [
                "After some wrong passwords it asks for a quick bot check. Your account isn't locked.",
                "If your computer's clock is wrong, set the right date and time first.",
                "If a moderator closed the account, the page says why, and until when.",
              ],
            },
            "In a class, ask your teacher.",
          ],
        },
      ],
      ways: [
        { label: "Log in", to: "/login" },
        { label: "Choose a new password", to: "/reset-password" },
      ],
      related: ["forgotten-password", "two-step-login", "bot-check"],
      also: ["login", "signin", "locked", "username", "clock", "provider", "enter"],
    },
    {
      slug: "forgotten-password",
      title: "I forgot my password",
      short: "If your account has an e-mail address, we can send you a link to choose a new password.",
      parts: [
        {
          title: "With an e-mail address",
          blocks: [
            {
              steps: [
                "Open Forgot your password on the login page.",
                "Type the address of your account.",
                "Open the link in our e-mail. Not there? Check your spam folder.",
                "Choose a new password. We then log you out everywhere else.",
              ],
            },
          ],
        },
        {
          title: "Without one",
          blocks: [
            "Then we have nowhere to send a link, and nobody can read your old password, not even us. Are you still logged in somewhere? Open My Settings there and add an address.",
            `A good password has at least ${formatCount(PASSWORD.min, "character")}. Three words that don't belong together are easy to remember.`,
          ],
        },
        {
          title: "Someone else changed it?",
          blocks: [
            `When your password or address changes, we write to the address of your account. The link in that e-mail undoes the change for ${DAYS(KEPT_DAYS.wayToUndo)}.`,
          ],
        },
      ],
      ways: [{ label: "Choose a new password", to: "/reset-password" }],
      related: ["signing-in", "two-step-login", "changing-your-name"],
      also: ["reset", "recover", "forgotten", "hacked", "stolen", "email", "mail"],
    },
    {
      slug: "two-step-login",
      title: "Two-step login",
      short: "With two-step login, a stolen password isn't enough. You also type a code from an app on your phone.",
      parts: [
        {
          title: "Turn it on",
          blocks: [
            {
              steps: [
                "Open My Settings, Security, and choose Set up.",
                "Scan the picture with an authenticator app.",
                "Type the code that the app shows.",
                "Save your backup codes where you'll find them again.",
              ],
            },
            `You can trust your own device. Then we don't ask for a code there for ${DAYS(KEPT_DAYS.trustedDevice)}.`,
          ],
        },
        {
          title: "Lost your phone?",
          blocks: [
            "Log in with a backup code. Each works once. Then turn two-step login off, and on again with your new phone.",
          ],
        },
      ],
      ways: [{ label: "Security settings", to: "/profile#security" }],
      related: ["signing-in", "forgotten-password", "your-data"],
      also: ["2fa", "authenticator", "code", "factor", "secure", "security", "phone"],
    },
    {
      slug: "changing-your-name",
      title: "Changing your name",
      short: "You can change your display name as often as you like, and your username once.",
      parts: [
        {
          title: "Two names",
          blocks: [
            `Your display name is what others see in a race. It has up to ${formatCount(DISPLAY_NAME.max, "character")}. Change it in My Settings, Profile.`,
            `Your username is what you log in with, and part of your page's address. It has ${USERNAME.min} to ${USERNAME.max} letters or numbers. You can change it once, so choose well.`,
          ],
        },
        {
          title: "Names we don't take",
          blocks: [
            "Nothing rude, and nothing that looks like our own staff. Please keep your real full name, your school and your phone number out of it.",
            "If a moderator hid your name, you get a plain one and can choose another.",
          ],
        },
      ],
      ways: [{ label: "Profile settings", to: "/profile#profile" }],
      related: ["unkind-players", "signing-in", "teams"],
      also: ["rename", "nickname", "username", "displayname"],
    },
    {
      slug: "your-data",
      title: "Download your data, or erase your account",
      short: "Both are in My Settings under Privacy, and need nobody's help.",
      parts: [
        {
          title: "Download",
          blocks: ["Choose Prepare my data. You get one file with everything we keep about you."],
        },
        {
          title: "Erase",
          blocks: [
            `Choose Erase my account. Everything stays for ${DAYS(KEPT_DAYS.secondThoughts)}, in case you change your mind. Then your name, your e-mail address, your cars and your cash are gone for good.`,
            "The results of your races stay, without your name, because others were in them, too.",
            "We ask for your password first, so that nobody else can do it.",
          ],
        },
      ],
      ways: [
        { label: "Privacy settings", to: "/profile#privacy" },
        { label: "Privacy Policy", to: "/support/privacy" },
      ],
      related: ["privacy-for-children", "a-childs-account", "two-step-login"],
      also: ["delete", "remove", "close", "export", "gdpr", "quit", "leave"],
    },
  ],
};
