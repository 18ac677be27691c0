import { formatCount, formatDuration, formatPercent, formatSeconds } from "#shared/format/figures.ts";
import { LONG_SESSION } from "#shared/rules/bot-check.ts";
import { LADDER_RACES } from "#shared/rules/bots/numbers.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { HOLDS } from "#shared/rules/fair-play/reward-hold.ts";
import { HARD_LIMITS, RACE } from "#shared/rules/race/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import type { Topic } from "../article.ts";

export const fairPlay: Topic = {
  title: "Fair play",
  reader: "players",
  articles: [
    {
      slug: "reward-on-hold",
      title: "Why is my reward on hold?",
      short: "Your reward is safe. It waits for one short step, and your page says which one.",
      parts: [
        {
          title: "Three reasons",
          blocks: [
            {
              list: [
                `You were very fast. Up to ${CERTIFICATE.uncertifiedWpm} WPM counts at once. Faster than that, you show your speed once, in ${formatDuration(CERTIFICATE.length)}.`,
                "A few things about the race were unusual. That happens to honest racers, too. You show your speed, and it's paid.",
                "A bot check is due. Pass it, and it's paid.",
              ],
            },
            `After ${formatCount(HOLDS.byCertificate, "hold")} for unusual typing within ${formatDuration(HOLDS.countedWithin)}, the next one waits for a moderator. If that takes longer than ${formatDuration(HOLDS.moderatorAlone)}, showing your speed works as well.`,
          ],
        },
        {
          title: "See what was measured",
          blocks: [
            "Every race has a fair play report: what was measured, and what's usual. Open it from the result board, or find it in My Settings under Privacy.",
            "A reward on hold never runs out. It waits as long as you need.",
          ],
        },
        {
          title: "You think it's wrong?",
          blocks: ["Ask a person to check, on the report. You'll be told the answer and the reason."],
        },
      ],
      ways: [{ label: "What waits for you", to: "/certificate" }],
      related: ["certificate-of-speed", "bot-check", "race-ended-early"],
      also: ["held", "pay", "paid", "missing", "waiting", "cheat", "cheating", "suspicious", "unfair", "appeal"],
    },
    {
      slug: "certificate-of-speed",
      title: "The certificate of speed",
      short: `You type from pictures for ${formatDuration(CERTIFICATE.length)}. From then on your fast races count at once.`,
      parts: [
        {
          title: "How it works",
          blocks: [
            "Each line to type is a picture, so only eyes can read it. Words come in any order, so nothing can be guessed. You can correct mistakes there.",
            {
              list: [
                `${formatPercent(CERTIFICATE.leastRight.type)} right is enough. In math it's ${formatPercent(CERTIFICATE.leastRight.math)}.`,
                `You need ${formatPercent(CERTIFICATE.share)} of the speed that waits.`,
                `You can try ${formatCount(CERTIFICATE.tries.inHour, "time")} an hour and ${formatCount(CERTIFICATE.tries.inDay, "time")} a day.`,
              ],
            },
          ],
        },
        {
          title: "Can't see the pictures well?",
          blocks: [
            "Then you don't need them. Choose Ask a person on the same page, and someone looks at your races instead. In a class, your teacher can be that someone, if they have watched you type.",
            "If words come all at once because you speak, or type with a steno machine, tell us under My Settings, How you type. It isn't held against you.",
          ],
        },
      ],
      ways: [{ label: "Show your speed", to: "/certificate" }],
      related: ["reward-on-hold", "keyboards-and-phones", "screen-readers"],
      also: ["test", "prove", "trial", "captcha", "pictures", "blind", "fast"],
    },
    {
      slug: "race-ended-early",
      title: "My race ended early",
      short: "The result board says why, with the numbers. It's one race, and nothing else is lost.",
      parts: [
        {
          title: "What ends a race",
          blocks: [
            {
              list: [
                `No key for ${formatDuration(RACE.idleOutMs)}.`,
                `More than ${HARD_LIMITS.burst.characters} characters within ${formatSeconds(HARD_LIMITS.burst.withinMs, 2)}, as when text is pasted.`,
                `More than ${HARD_LIMITS.speed.wpm} WPM for ${formatDuration(HARD_LIMITS.speed.forMs)}.`,
                "Keys that can't come from reading the screen.",
              ],
            },
            "Do you speak your words, or write whole words at once? Say so under My Settings, How you type. Then long phrases are fine.",
          ],
        },
        {
          title: "Ask a person",
          blocks: [
            "Open the report of the race and choose Ask a person to check. If we were wrong, the race counts in full.",
            `While someone looks at it, we keep the keys of that race for up to ${formatCount(KEPT_DAYS.flaggedKeyLog, "day")}.`,
          ],
        },
      ],
      ways: [{ label: "Your reports", to: "/profile#privacy" }],
      related: ["reward-on-hold", "connection-lost", "keyboards-and-phones"],
      also: ["disqualified", "kicked", "banned", "appeal", "stopped", "dq"],
    },
    {
      slug: "bot-check",
      title: "The bot check",
      short: "Tick the box and your computer does the rest. It shows that a person is playing.",
      parts: [
        {
          title: "When it comes",
          blocks: [
            {
              list: [
                `After ${formatCount(LONG_SESSION.races, "race")}, or ${formatDuration(LONG_SESSION.racedMs)} of racing.`,
                "After a few wrong passwords.",
                "After many logins in a short time.",
                "When lots of people sign up at once.",
              ],
            },
            "It comes to everyone, and says nothing about how you race. It never comes in the middle of a race.",
          ],
        },
        {
          title: "No box to tick?",
          blocks: [
            "A content blocker may be hiding it. Allow this site, then reload the page. The check is our own: no other company sees it, and there are no pictures to click.",
          ],
        },
      ],
      ways: [],
      related: ["reward-on-hold", "signing-in", "certificate-of-speed"],
      also: ["captcha", "robot", "human", "validate", "verification", "blocker"],
    },
    {
      slug: "declared-bots",
      title: "I wrote a program that races",
      short: "Great! Declare its account a bot. It then races with other bots, on a ladder of its own.",
      parts: [
        {
          title: "What changes",
          blocks: [
            `A declared bot has a badge. It never meets people, has no friends and no team, and is never paid. Its ladder shows the average of its last ${formatCount(LADDER_RACES, "race")}.`,
            { note: "It can't be undone. If you race yourself, too, make a second account for the bot." },
          ],
        },
        {
          title: "How to begin",
          blocks: [
            {
              steps: [
                "Make an account for the bot.",
                "Open My Settings, Account, and choose Declare a bot.",
                "Keep the token in a safe place. You only see it once.",
                "Read how a bot logs in and races on the bots' page.",
              ],
            },
            "A program that plays as a person is against the rules, and what it would have won is held.",
          ],
        },
      ],
      ways: [
        { label: "The bots' ladder", to: "/bots" },
        { label: "Account settings", to: "/profile#account" },
      ],
      related: ["bots-in-races", "reward-on-hold", "own-server"],
      also: ["api", "script", "code", "developer", "automation", "token", "macro"],
    },
  ],
};
