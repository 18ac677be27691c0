import { formatCount, formatDuration, formatMoney } from "#shared/format/figures.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { CHARACTERS_PER_WORD } from "#shared/rules/race/speed.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { TEXT_MEMORY } from "#shared/rules/text-choice.ts";

import type { Topic } from "../article.ts";

const bonuses = REWARDS.accuracyCash.map(({ from, cash }) => `From ${from}% accuracy: ${formatMoney(cash)}.`);

export const racing: Topic = {
  title: "Racing",
  reader: "players",
  articles: [
    {
      slug: "how-a-race-works",
      title: "How a race works",
      short: `Up to ${RACE.slots} cars race over one text. Every correct key drives your car a little further.`,
      parts: [
        {
          title: "Before the start",
          blocks: [
            "Press Race Now and you sit down at a table. We look for racers about as fast as you, and further off the longer you wait. Nobody waits long: bots fill the empty seats, and they always say that they're bots.",
            `Then the lights count down for ${formatDuration(RACE.countdownMs)}. Keys count from green.`,
          ],
        },
        {
          title: "On the road",
          blocks: [
            "Type the text exactly, with capitals, commas and spaces. If you press a wrong key, the car waits until you press the right one. You never need Backspace.",
            `If you don't type for ${formatDuration(RACE.idleWarnMs)}, we ask if you're still there. After ${formatDuration(RACE.idleOutMs)} the race ends for you.`,
          ],
        },
        {
          title: "The finish",
          blocks: [
            `The race is over when everyone is through, ${formatDuration(RACE.afterThirdMs)} after the third car, or ${formatDuration(RACE.capMs)} after green. If time runs out, the race isn't finished. That's no trouble, it just doesn't pay.`,
            `You won't get the same text again for at least ${TEXT_MEMORY} races.`,
          ],
        },
      ],
      ways: [{ label: "Race now", to: "/race" }],
      related: ["accuracy-and-mistakes", "nitros", "bots-in-races"],
      also: ["begin", "start", "rules", "typing", "table", "lobby", "waiting"],
    },
    {
      slug: "accuracy-and-mistakes",
      title: "Accuracy and mistakes",
      short: "Accuracy is your correct keys out of all the keys you pressed. Slow and careful beats fast and wild.",
      parts: [
        {
          title: "What counts as a mistake",
          blocks: [
            "Each wrong key counts once. The car waits until the right key comes, so there's nothing to delete. Letters that a nitro fills in for you count neither way.",
          ],
        },
        {
          title: "Why it pays",
          blocks: [
            { list: bonuses },
            `Below ${REWARDS.leastAccuracy}% you still get your place, but the race pays nothing.`,
            "Your XP follows your accuracy, too: the cleaner the race, the more of it you get.",
          ],
        },
        {
          title: "Stuck on one key?",
          blocks: [
            "Look at the letter in the block. Is it a capital? Is Caps Lock on? The race tells you which key comes next if you stop for a moment.",
          ],
        },
      ],
      ways: [],
      related: ["speed-and-figures", "keyboards-and-phones", "practice"],
      also: ["typos", "errors", "percent", "backspace", "correct", "wrong"],
    },
    {
      slug: "speed-and-figures",
      title: "How we measure your speed",
      short: `WPM means words per minute. ${CHARACTERS_PER_WORD} characters make one word, so long and short words count fairly.`,
      parts: [
        {
          title: "The sum",
          blocks: [
            `We count the characters you typed correctly, divide by ${CHARACTERS_PER_WORD}, and divide by the minutes from green to your last key. In math races we count correct answers a minute.`,
            "Our server keeps the time. A slow connection doesn't make you slower: each key counts from when you pressed it, as far as that can be true.",
          ],
        },
        {
          title: "Your figures",
          blocks: [
            "Your average is made of your latest finished races. Your public profile shows it, with your best speed, your accuracy and your places.",
            "A race whose reward is on hold counts for no average and no best speed until it's paid.",
          ],
        },
      ],
      ways: [],
      related: ["stats", "accuracy-and-mistakes", "leaderboards", "reward-on-hold"],
      also: ["wpm", "stats", "statistics", "fast", "average", "words", "measure", "lag"],
    },
    {
      slug: "nitros",
      title: "Nitros",
      short: "Press Enter to use a nitro. It finishes the word you're in, and the space after it.",
      parts: [
        {
          title: "How to use one",
          blocks: [
            "You can use one nitro a race. It doesn't work in the first or the last word. The letters it skips change neither your speed nor your accuracy.",
            `Save it for the longest word: that pays ${formatMoney(REWARDS.longestWordCash)}. Any nitro brings ${REWARDS.nitroExperience} XP if you finish.`,
          ],
        },
        {
          title: "How to get more",
          blocks: [
            {
              list: [
                `A new account starts with ${formatCount(STARTER.nitros, "nitro")}.`,
                `Every ${REWARDS.nitroEveryRaces}th race you finish brings one.`,
                "Mystery boxes sometimes hold some, and so do achievements.",
                "The shop sells them for game cash.",
              ],
            },
          ],
        },
      ],
      ways: [{ label: "Nitros in the shop", to: "/shop" }],
      related: ["how-a-race-works", "shop", "cash-and-rewards"],
      also: ["boost", "turbo", "enter", "flame", "speedup"],
    },
    {
      slug: "bots-in-races",
      title: "Who are the bots?",
      short: "Bots fill seats that stay free, so that you never wait long. They always have a badge that says so.",
      parts: [
        {
          title: "How they drive",
          blocks: [
            "A bot types about as fast as its table, makes mistakes like people do, and never the same way twice. Bots are never paid and stand on no leaderboard.",
            "Some bots are your rivals. You meet them again and again, and we count who is ahead.",
          ],
        },
        {
          title: "The Wampus",
          blocks: [
            `Now and then one bot is the Wampus, and it's faster than everyone at the table. Beat it, and you get ${formatMoney(REWARDS.wampusCash)}.`,
          ],
        },
      ],
      ways: [],
      related: ["declared-bots", "how-a-race-works", "cash-and-rewards"],
      also: ["robot", "computer", "fake", "rival", "npc", "wampus"],
    },
  ],
};
