import { CHALLENGE_REWARDS, CHALLENGE_SIZES } from "#shared/content/challenges.ts";
import { LOOT_LEVELS, NITRO_PACK, RETURN_MINUTES } from "#shared/content/shop.ts";
import { formatCount, formatDuration, formatMoney, formatNumber, formatPercent } from "#shared/format/figures.ts";
import { GAMES_TO_UNLOCK } from "#shared/rules/account/gates.ts";
import { SHOWCASE } from "#shared/rules/garage/showcase.ts";
import { GIFTS } from "#shared/rules/gifts.ts";
import { BOX_ODDS, nextBoxStamp } from "#shared/rules/rewards/box.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";
import { DUPLICATE } from "#shared/rules/rewards/reward.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { minutes, seconds, type Stamp } from "#shared/units.ts";

import type { Topic } from "../article.ts";
import { ads } from "./ads.ts";
import { gold } from "./gold.ts";

const START = 1 as Stamp;
const BOX_EVERY = formatDuration(seconds(nextBoxStamp(START) - START));
const BOX_MOST = Math.max(...BOX_ODDS.map((odds) => ("cash" in odds ? odds.cash : 0)));

export const winnings: Topic = {
  title: "Cash, cars and prizes",
  reader: "players",
  articles: [
    {
      slug: "cash-and-rewards",
      title: "What a race pays",
      short: "Cash for your place, your speed and your accuracy, and XP. It's game money, and never real money again.",
      parts: [
        {
          title: "Cash",
          blocks: [
            {
              list: [
                `Your place: ${REWARDS.placeCash.map(formatMoney).join(", ")}.`,
                `Your speed: ${formatMoney(REWARDS.cashPerWpm)} for each WPM, or each correct answer a minute.`,
                `Your accuracy: up to ${formatMoney(REWARDS.accuracyCash[0].cash)}.`,
                `A nitro on the longest word: ${formatMoney(REWARDS.longestWordCash)}.`,
                `Beating the Wampus: ${formatMoney(REWARDS.wampusCash)}.`,
                `Each friend who finishes with you: ${formatMoney(REWARDS.friendCash)}.`,
              ],
            },
            `A new account begins with ${formatMoney(STARTER.cash)}.`,
          ],
        },
        {
          title: "XP and levels",
          blocks: [
            "XP brings you up levels, along the season's road and up the leagues. Your place, your speed, your accuracy and a nitro count.",
          ],
        },
        {
          title: "When a race pays nothing",
          blocks: [
            `You didn't finish, you were below ${REWARDS.leastAccuracy}% accuracy, or you raced as a guest. If a reward is on hold, it's safe and waits for you.`,
          ],
        },
        {
          title: "The mystery box",
          blocks: [
            `Every ${BOX_EVERY} a box waits in your garage, with up to ${formatMoney(BOX_MOST)}, nitros, or even a car. The odds stand beside it. It's free and can't be bought.`,
          ],
        },
      ],
      ways: [{ label: "Your garage", to: "/garage" }],
      related: ["reward-on-hold", "accuracy-and-mistakes", "shop"],
      also: ["money", "earn", "xp", "experience", "level", "box", "mystery", "rewards", "coins", "free"],
    },
    {
      slug: "daily-challenges",
      title: "Daily challenges",
      short: `${CHALLENGE_SIZES.length} goals a day, the same for everyone. They open after a few races on the typing site.`,
      parts: [
        {
          title: "How they work",
          blocks: [
            `They open after ${formatCount(GAMES_TO_UNLOCK.daily_challenges ?? 0, "race")}. What you do before that on the same day already counts.`,
            `A small one brings ${formatNumber(CHALLENGE_REWARDS.small)} XP, a medium one ${formatNumber(CHALLENGE_REWARDS.medium)} and a large one ${formatNumber(CHALLENGE_REWARDS.large)}. New ones come at 00:00 UTC.`,
            "Only races that are paid count. There are none on a math site.",
          ],
        },
        {
          title: "The text of the day",
          blocks: [
            "Once a day everyone races the same text. It comes up by itself in your public races, and afterwards you see how your friends did.",
          ],
        },
      ],
      ways: [{ label: "Your garage", to: "/garage" }],
      related: ["achievements", "cash-and-rewards", "contests"],
      also: ["quest", "mission", "task", "today", "goals"],
    },
    {
      slug: "achievements",
      title: "Achievements",
      short: "Medals for what you've done: speed, accuracy, wins, words, friends and more. Many bring a prize.",
      parts: [
        {
          title: "Earn and claim",
          blocks: [
            "You earn one as soon as all its conditions are met by races that are paid. If it has a reward, claim it on the Achievements page. It waits there as long as you like.",
            "Almost there shows the ones you're closest to. Some are secret until you have them.",
          ],
        },
        {
          title: "Of a season or an event",
          blocks: [
            "These can only be earned while it runs. What you earned stays yours, and can still be claimed afterwards.",
          ],
        },
      ],
      ways: [{ label: "Achievements", to: "/achievements" }],
      related: ["seasons", "daily-challenges", "events"],
      also: ["medals", "badges", "trophies", "points", "claim"],
    },
    {
      slug: "garage-and-cars",
      title: "Your garage, cars and looks",
      short: "Park your cars, paint them, sell them, and choose stickers, trails, nitros, nametags and titles.",
      parts: [
        {
          title: "Cars",
          blocks: [
            "Click a car to drive it. To move one, choose Move and then a slot. With the keyboard, press Space, the arrow keys, and Space again.",
            "You can paint the car you drive in any colour. All cars are equally fast: only your fingers make a difference.",
            "You can sell a car you don't drive. Your last car stays, because you need one to race.",
          ],
        },
        {
          title: "Looks",
          blocks: [
            "Customize shows everything you own. Things that you don't own yet can be tried on there.",
            `If you get something you already have, you get cash instead: ${formatPercent(DUPLICATE.ofPrice)} of its price.`,
            `On your public page you can show up to ${formatCount(SHOWCASE.most, "thing")}, and close your garage to visitors.`,
          ],
        },
      ],
      ways: [
        { label: "Your garage", to: "/garage" },
        { label: "Customize", to: "/garage/customizer" },
      ],
      related: ["shop", "cash-and-rewards", "seasons"],
      also: ["paint", "sell", "stickers", "titles", "trail", "nametag", "skin", "customise", "customize", "colour"],
    },
    {
      slug: "shop",
      title: "The shop",
      short: "Everything in the shop costs game cash. New things come every day.",
      parts: [
        {
          title: "What's in it",
          blocks: [
            {
              list: [
                `The daily shop, after ${formatCount(GAMES_TO_UNLOCK.show_daily_shop_items ?? 0, "race")}. It changes at 00:00 UTC.`,
                "Things of the season, as long as it runs.",
                "Bundles and the dealership with its cars.",
                `Nitros: ${NITRO_PACK.nitros} for ${formatMoney(NITRO_PACK.price)}, and at most ${NITRO_PACK.nitrosADay} a day.`,
              ],
            },
            `Some cars open with your level. So do the rarest things to wear: epic ones from level ${LOOT_LEVELS.epic}, legendary ones from level ${LOOT_LEVELS.legendary}.`,
          ],
        },
        {
          title: "Changed your mind?",
          blocks: [
            `Within ${formatDuration(minutes(RETURN_MINUTES))} you can give something back that you haven't used. Nitros and the starter car of an event stay yours.`,
            "Playing on a shared computer? Turn on Ask for my password before I buy.",
          ],
        },
      ],
      ways: [{ label: "Shop", to: "/shop" }],
      related: ["gold", "garage-and-cars", "nitros"],
      also: ["buy", "purchase", "refund", "return", "price", "dealership", "store", "merch"],
    },
    {
      slug: "gifts",
      title: "Cash gifts",
      short: "A gift waits until it's collected. Only gold members can send cash, and everyone can receive it.",
      parts: [
        {
          title: "Receive",
          blocks: [
            `A gift waits ${formatCount(GIFTS.waitDays, "day")} on your Gifts page. If nobody collects it, it goes back.`,
          ],
        },
        {
          title: "Send",
          blocks: [
            `Gold members whose account is ${formatCount(GIFTS.accountDays, "day")} old can send ${formatMoney(GIFTS.least)} or more, up to ${formatMoney(GIFTS.mostADay)} a day. We ask for the password, and a gift can't be undone.`,
            { note: "Never give anything away because someone promises more in return. That's always a trick." },
          ],
        },
      ],
      ways: [{ label: "Your gifts", to: "/gifts" }],
      related: ["gold", "cash-and-rewards", "friends"],
      also: ["send", "give", "donate", "transfer", "present", "scam"],
    },
    gold,
    ads,
  ],
};
