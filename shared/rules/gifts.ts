import { formatMoney } from "../format/figures.ts";
import { after, before, days, type Stamp } from "../units.ts";

/** @source rules Rewards Cash gifts */
export const GIFTS = {
  least: 1_000,
  mostADay: 1_000_000,
  /** The minimum age of the giver's account. */
  accountDays: 7,
  /** How long a gift waits for its receiver before it goes back. */
  waitDays: 30,
  /** How many are collected or listed at once, the oldest first. */
  atOnce: 200,
  /** How many sent and how many collected gifts a player sees, the newest first. */
  pastShown: 50,
} as const;

const DAY_SECONDS = 86_400;

/** The start of the UTC day: the daily limit counts from then. */
export const giftDayOf = (now: Stamp): Stamp => (now - (now % DAY_SECONDS)) as Stamp;

/** From when on an account may give. */
export const mayGiveFrom = (createdStamp: Stamp): Stamp => after(createdStamp, days(GIFTS.accountDays));

/** Gifts sent up to this moment have waited long enough. */
export const returnsUpTo = (now: Stamp): Stamp => before(now, days(GIFTS.waitDays));

/** When a gift goes back, unless it is collected. */
export const returnsAt = (sentStamp: Stamp): Stamp => after(sentStamp, days(GIFTS.waitDays));

export const leftToday = (sentToday: number): number => Math.max(0, GIFTS.mostADay - sentToday);

/** What is known about giver and receiver. */
export interface Giving {
  readonly isSelf: boolean;
  /** Both are visible to strangers, or they are friends. @source rules Privacy */
  readonly canMeet: boolean;
  /** The receiver's account is about to be erased. */
  readonly isLeaving: boolean;
  /** One of the two is declared a bot. */
  readonly isBot: boolean;
  readonly isGold: boolean;
  readonly createdStamp: Stamp;
  readonly now: Stamp;
  readonly sentToday: number;
  readonly balance: number;
}

/** Why no amount can be given. */
export type GiverRefusal = "self" | "unknown" | "leaving" | "bot" | "basic" | "young";
/** The problem with an amount. */
export type AmountRefusal = "broken" | "little" | "muchToday" | "poor";
export type GiftRefusal = GiverRefusal | AmountRefusal;

/** @source rules Rewards Cash gifts, core §1: only gold members can send cash */
export function giverRefusal(giving: Omit<Giving, "sentToday" | "balance">): GiverRefusal | undefined {
  if (giving.isSelf) return "self";
  if (!giving.canMeet) return "unknown";
  if (giving.isLeaving) return "leaving";
  if (giving.isBot) return "bot";
  if (!giving.isGold) return "basic";
  return giving.now < mayGiveFrom(giving.createdStamp) ? "young" : undefined;
}

export function amountRefusal(
  amount: number,
  { sentToday, balance }: Pick<Giving, "sentToday" | "balance">,
): AmountRefusal | undefined {
  if (!Number.isSafeInteger(amount)) return "broken";
  if (amount < GIFTS.least) return "little";
  if (amount > leftToday(sentToday)) return "muchToday";
  return amount > balance ? "poor" : undefined;
}

export const giftRefusal = (amount: number, giving: Giving): GiftRefusal | undefined =>
  giverRefusal(giving) ?? amountRefusal(amount, giving);

/** The sentence of each refusal. */
export const GIFT_SENTENCES: Readonly<Record<GiftRefusal, string>> = {
  self: "That's you! Gifts are for other racers.",
  unknown: "We can't find that racer.",
  leaving: "This racer can't receive gifts right now.",
  bot: "Bots neither give nor get gifts.",
  basic: "Only gold members can send gifts.",
  young: `Your account can send gifts once it is ${GIFTS.accountDays} days old.`,
  broken: "Type a whole number.",
  little: `The smallest gift is ${formatMoney(GIFTS.least)}.`,
  muchToday: `That's more than you can still give today: ${formatMoney(GIFTS.mostADay)} a day is the limit.`,
  poor: "You don't have enough cash for that.",
};
