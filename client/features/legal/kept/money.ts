import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, WITH_ACCOUNT, type Kept } from "./kept.ts";

export const money: readonly Kept[] = [
  {
    what: "Your game cash and every time it changed.",
    why: "So that no cash gets lost or appears from nowhere. It's game money, not real money.",
    howLong: `${WITH_ACCOUNT} Then only numbers stay that don't say whose they were.`,
    tables: ["money_accounts", "money_entries", "money_transfers"],
  },
  {
    what: "What you bought with game cash, what it cost, and what you gave back. How much you spent in all, when you last looked into the shop, and whether it asks for your password.",
    why: "So that you can give back what you didn't use, and so that nobody else buys with your cash.",
    howLong: `Each purchase: ${days(KEPT_DAYS.purchase)}. The totals: as long as you have your account.`,
    tables: ["purchases", "shoppers"],
  },
  {
    what: "What you ordered for real money, or what a friend ordered for you: what, when, the price, how it went, and the words of a gift. Never a card or an address: only the payment company has those.",
    why: "So that you get what was paid for, can give it back, and find your receipts.",
    howLong: `${WITH_ACCOUNT} The law wants orders to stay in the books after that: they do, without a person and without words.`,
    tables: ["invoices"],
  },
  {
    what: "Your gold: when it came and for how long. Cash that you still owe, if an order was taken back after its cash was spent.",
    why: "So that gold ends when it should, also if some of it was given back.",
    howLong: WITH_ACCOUNT,
    tables: ["gold_spans", "debts"],
  },
  {
    what: "A random code for each time you buy, sell, give or collect something, and what it did.",
    why: "So that a click that reaches us twice only counts once.",
    howLong: `${days(KEPT_DAYS.repeat)}.`,
    tables: ["repeats"],
  },
  {
    what: "Cash gifts that you sent or received.",
    why: "So that a gift arrives, or comes back to you, and to see when many accounts race only to give to one.",
    howLong: `${days(KEPT_DAYS.gift)} after it was collected or returned.`,
    tables: ["cash_gifts"],
  },
];
