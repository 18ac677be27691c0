import { EARLY_HOURS } from "#shared/content/shop.ts";
import { GIVE_BACK_DAYS, SPENDING_DAYS } from "#shared/content/store.ts";
import { formatCount, formatDuration } from "#shared/format/figures.ts";
import { hours } from "#shared/units.ts";

import type { Article } from "../article.ts";

export const gold: Article = {
  slug: "gold",
  title: "Gold, orders and giving back",
  short: "Gold is a membership for real money. It makes the game richer, and nobody faster. Unused, it can go back.",
  parts: [
    {
      title: "What gold is",
      blocks: [
        `It doubles the cash of a race, and opens some cars and all rewards on a season's road. It shows new things ${formatDuration(hours(EARLY_HOURS))} early, and lets you send cash gifts. There are no ads with it.`,
        "Gold never makes a car faster, and it never changes XP, leagues or leaderboards. Classes are sold nothing.",
      ],
    },
    {
      title: "Before you pay",
      blocks: [
        "Ask the person who pays. You see the price in full first, and then enter your password. The card is entered with a payment company: we never see it, and nothing renews by itself.",
        `What you spent in the last ${formatCount(SPENDING_DAYS, "day")} stands in the store, beside your orders. Some sites have no store, and on some the checkout is only there to try: the store says so.`,
      ],
    },
    {
      title: "Giving back",
      blocks: [
        `For ${formatCount(GIVE_BACK_DAYS, "day")} a button in the list of your orders gives an order back. You can't have raced with its gold or spent its cash. The money goes where it came from, and what came with it goes too.`,
        "A bundle with things in it stays. If a payment went wrong, write to us on the contact page, with the number of the order.",
      ],
    },
    {
      title: "Gold for a friend",
      blocks: [
        "In your list of friends, the menu of a friend has the way to give gold, with a few words if you like. Your friend hears of it at once.",
      ],
    },
    {
      title: "If it runs out one day",
      blocks: [
        "What you own stays yours. Cars and looks for gold members wait in your garage until you have gold again.",
      ],
    },
    {
      title: "The merch shop",
      blocks: [
        "Whoever runs a site may link to a store outside the game. That one takes real money, and has nothing to do with your account. Ask at home first.",
      ],
    },
  ],
  ways: [
    { label: "The store", to: "/store/gold" },
    { label: "Your friends", to: "/friends" },
  ],
  related: ["shop", "gifts", "parents", "ads"],
  also: [
    "refund",
    "order",
    "premium",
    "member",
    "membership",
    "pay",
    "subscription",
    "real",
    "money",
    "price",
    "vip",
    "cost",
  ],
};
