import { PRACTICE } from "#shared/content/pages.ts";
import { formatCount, formatDuration } from "#shared/format/figures.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { RACES_NEEDED } from "#shared/rules/key-costs/numbers.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { STATS } from "#shared/rules/stats/numbers.ts";

import type { Topic } from "../article.ts";

export const moreRacing: Topic = {
  title: "Around the race",
  reader: "players",
  articles: [
    {
      slug: "connection-lost",
      title: "My connection was lost in a race",
      short: "Keep typing. Your page saves every key and sends it when the connection is back.",
      parts: [
        {
          title: "While it's gone",
          blocks: [
            `You have ${formatDuration(RACE.comeBackMs)} to come back. Until then your seat is safe. If you type on, your keys count from when you pressed them, as far as that can be checked.`,
            "If you can't come back in time, the race goes on without you. It pays nothing and costs nothing. A lost connection is never held against you.",
          ],
        },
        {
          title: "If it happens often",
          blocks: [
            {
              steps: [
                "Sit closer to the router, or use a cable.",
                "Close downloads and videos on the same line.",
                "Reload the page between two races.",
                "At school? The network may block live connections.",
              ],
            },
            "No internet at all? Practice works without it, once you've visited the site.",
          ],
        },
      ],
      ways: [
        { label: "Network check", to: "/support/network" },
        { label: "Practice", to: PRACTICE },
      ],
      related: ["school-networks", "practice", "race-ended-early"],
      also: ["disconnect", "wifi", "internet", "offline", "reconnecting", "lag", "line", "dropped"],
    },
    {
      slug: "stats",
      title: "Your stats",
      short: "Every race you finish is in your stats: in figures, in charts and in a list.",
      parts: [
        {
          title: "What's there",
          blocks: [
            `The last day and all time. Charts of speed, accuracy and races, for up to ${formatCount(STATS.days, "day")} one by one and for all your weeks. Under each chart is the same as a table.`,
            "Your average is over all the time you spent racing, so a long race weighs more than a short one.",
            "Some texts are harder than others. Where we know how hard one is, your race says how fast you'd have been on an average text. The real speed is the one that counts.",
          ],
        },
        {
          title: "Keys that cost you time",
          blocks: [
            "After some races the page shows which pairs of keys, or which sums, take you longer than racers of the same speed. Only you see that.",
          ],
        },
        {
          title: "Who sees them",
          blocks: [
            "Only you, unless you switch on “Let others see my stats”. Then people who can see your page see your charts. They never see the time of day, single races, your keys or your replays.",
          ],
        },
      ],
      ways: [{ label: "My stats", to: "/stats" }],
      related: ["speed-and-figures", "coach", "replays-and-sharing", "privacy-for-children"],
      also: ["statistics", "graph", "chart", "history", "log", "average", "wpm", "csv", "export", "streak"],
    },
    {
      slug: "math-races",
      title: "Math races and lessons",
      short: `A math race is ${formatCount(MATH.problems, "problem")} long. Every correct answer drives your car.`,
      parts: [
        {
          title: "How it goes",
          blocks: [
            "Choose a kind of problem: counting, adding, taking away, money, times tables or dividing. Everyone in your race has the same problems, and they get harder on the way.",
            "Type the number and press Enter. On a phone or tablet there's a pad with digits. A wrong answer counts one mistake, and you try the same problem again.",
          ],
        },
        {
          title: "Help while you race",
          blocks: [
            "Press H to see how such a problem is solved, step by step. It costs nothing but time.",
            "Your speed is correct answers a minute. There are no nitros and no daily challenges in math races.",
          ],
        },
        {
          title: "Where they are",
          blocks: [
            "Whoever runs a site chooses one kind of race for it: words or math. A math site says so at the top of each page.",
          ],
        },
      ],
      ways: [{ label: "Practise math", to: PRACTICE }],
      related: ["how-a-race-works", "practice", "teachers"],
      also: ["maths", "numbers", "calculate", "multiplication", "addition", "sums", "problems", "tables"],
    },
    {
      slug: "practice",
      title: "Practice, also without internet",
      short: "Practice is you against bots, with words or math, or with the coach. It needs no internet.",
      parts: [
        {
          title: "What it's for",
          blocks: [
            "Choose what to practise and how fast the bots are. There are no rewards and no pressure. Your best result and your last ten stay in this browser.",
            "Or choose the coach: it picks texts and facts for what costs you time.",
          ],
        },
        {
          title: "Without internet",
          blocks: [
            "After you've visited the site once, your browser has what practice needs. If the connection goes, practice opens by itself. When you're back, a link leads you on.",
            { note: "This needs an address that begins with https. Ask whoever runs the site if it doesn't work." },
          ],
        },
      ],
      ways: [{ label: "Practice", to: PRACTICE }],
      related: ["coach", "connection-lost", "math-races", "accuracy-and-mistakes"],
      also: ["offline", "train", "alone", "solo", "learn", "exercise"],
    },
    {
      slug: "coach",
      title: "The coach",
      short: `${formatDuration(COACH.session)} a day on what costs you time, and an honest answer to whether it helps.`,
      parts: [
        {
          title: "What you practise",
          blocks: [
            `After ${formatCount(RACES_NEEDED, "race")} the coach knows which pairs of keys, or which facts in math, take you longer than they should. Pairs come in real texts of ours, ${formatCount(COACH.aims, "pair")} a day in turn. In math, hard facts come among facts that you know, up to ${COACH.newFacts} new ones a day. They come again when it's time to remember them.`,
            "Being right comes first. Speed is only mentioned when you're right nearly every time. If you'd rather not see it at all, turn on “No clock”.",
            "You can stop at any time, and do as little as you like. Only a text or round that you finish counts. There's no rank and no streak, and nothing is paid for it.",
          ],
        },
        {
          title: "Why only half",
          blocks: [
            "Everyone gets better by racing. To find out whether practice adds anything, a coin is tossed for each two of your weak pairs. One is coached, and the other waits. An odd one out waits as well.",
            "After two weeks the page says how much quicker each half has become in your races of the second week. “Give or take” says how far chance alone could move such a figure. If practice made no difference, it says that too.",
            `It needs practice on at least ${formatCount(COACH.fewestDays, "day")}, and races in the second week. After that you can begin again, with what's weak then.`,
          ],
        },
        {
          title: "Without internet, and who sees it",
          blocks: [
            "It works without internet, like all practice, and counts when you're back. Log in before, so that it knows you.",
            "Only you see what the coach tells you.",
          ],
        },
      ],
      ways: [
        { label: "Practice", to: PRACTICE },
        { label: "My stats", to: "/stats" },
      ],
      related: ["practice", "stats", "accuracy-and-mistakes"],
      also: ["training", "trainer", "weak", "slow", "improve", "better", "drill", "lesson", "spaced", "repetition"],
    },
    {
      slug: "replays-and-sharing",
      title: "Watch a race again, share it, race your ghost",
      short: `You can watch your races for ${formatCount(KEPT_DAYS.keyLog, "day")}, share one by a link, and race against yourself.`,
      parts: [
        {
          title: "Replays",
          blocks: [
            "Every race is stored key by key. Choose Watch replay on the result board or in your last races. Those who raced with you can watch it, too.",
            `After ${formatCount(KEPT_DAYS.keyLog, "day")} we delete the keys. The result stays.`,
          ],
        },
        {
          title: "Sharing",
          blocks: [
            "Choose Share. Anyone with the link can watch your race, with your name and your typing. The others in it stay unnamed. You can turn the link off whenever you like, and then it stops working for good.",
          ],
        },
        {
          title: "Your ghost",
          blocks: [
            "Race your ghost puts you against your own race: same text, same start. It's just for fun, so nothing is saved.",
          ],
        },
      ],
      ways: [],
      related: ["speed-and-figures", "privacy-for-children", "contests"],
      also: ["recording", "video", "film", "again", "link", "rewatch"],
    },
  ],
};
