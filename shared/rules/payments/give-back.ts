import { GIVE_BACK_DAYS } from "../../content/store.ts";
import { after, days, type Stamp } from "../../units.ts";
import type { InvoiceState } from "./next-state.ts";

/** What is known of an order that somebody wants to give back. */
export interface Order {
  readonly state: InvoiceState;
  readonly givenStamp: Stamp | null;
  /** Whether its gold paid for or opened something, or a car that came along was sold. */
  readonly isUsed: boolean;
  /** Whether it gave things besides, which nobody takes back. */
  readonly hasThings: boolean;
  /** Whether the cash that came is still there. */
  readonly hasCash: boolean;
}

export type NoGiveBack = "notGiven" | "hasThings" | "tooLate" | "used" | "cashSpent";

export const giveBackUntil = (givenStamp: Stamp): Stamp => after(givenStamp, days(GIVE_BACK_DAYS));

/** Why an order can't be given back; undefined when it can. @source rules What is given and taken: Refunds */
export function noGiveBack(
  { state, givenStamp, isUsed, hasCash, hasThings }: Order,
  now: Stamp,
): NoGiveBack | undefined {
  if (state !== "given" || givenStamp === null) return "notGiven";
  if (hasThings) return "hasThings";
  if (now >= giveBackUntil(givenStamp)) return "tooLate";
  if (isUsed) return "used";
  return hasCash ? undefined : "cashSpent";
}

const SENTENCES: Readonly<Record<NoGiveBack, string>> = {
  notGiven: "That order can't be given back.",
  hasThings: "A bundle with things in it can't be given back.",
  tooLate: `An order can be given back for ${GIVE_BACK_DAYS} days. They are over.`,
  used: "You have used it, so it's yours to keep.",
  cashSpent: "Some of the cash that came with it is spent, so it's yours to keep.",
};

export const sayNoGiveBack = (no: NoGiveBack): string => SENTENCES[no];
