import { after, hours, type Stamp } from "../../units.ts";

/** What somebody answered to the question for the year of birth, as it is kept: below the limit or above it, never the year. */
export interface Age {
  readonly band: "under" | "over";
  /** In years: the operator's limit at the time. */
  readonly limit: number;
  /** From this year on the limit is passed, whatever the birthday; null for who had passed it. */
  readonly overFromYear: number | null;
  readonly givenStamp: Stamp;
  readonly correctedStamp: Stamp | null;
}

/** What an account is by its answer; `unknown` also for who was above a limit that is higher now. */
export const AGES = ["unknown", "under", "over"] as const;
export type AgeNow = (typeof AGES)[number];

/** In years: nobody who plays is older. */
const OLDEST = 120;
/** An answer may be put right for so long, once. */
const CORRECTION = hours(24);

const yearOf = (now: Stamp): number => new Date(now * 1_000).getUTCFullYear();

/** Whether somebody who is alive may be born in this year. */
export const isPlausibleYear = (year: number, now: Stamp): boolean =>
  Number.isInteger(year) && year <= yearOf(now) && year >= yearOf(now) - OLDEST;

/**
 * An answer as it is kept. Who turns as old as the limit in the course of a year counts as younger until its end: the birthday
 * is not asked for.
 *
 * @param limit years; 1 or more
 */
export function ageOf(yearOfBirth: number, limit: number, now: Stamp): Age {
  const overFromYear = yearOfBirth + limit + 1;
  const isOver = yearOf(now) >= overFromYear;
  const kept = { limit, givenStamp: now, correctedStamp: null };
  return isOver ? { ...kept, band: "over", overFromYear: null } : { ...kept, band: "under", overFromYear };
}

/** What an answer means now, by the limit of now. @param limit years; 0 where nobody is asked */
export function ageAt(age: Age | undefined, limit: number, now: Stamp): AgeNow {
  if (age === undefined) return "unknown";
  if (age.overFromYear === null) return limit > age.limit ? "unknown" : "over";
  return yearOf(now) >= age.overFromYear + limit - age.limit ? "over" : "under";
}

/** Whether the one correction of an answer is still open. */
export const mayCorrect = ({ givenStamp, correctedStamp }: Age, now: Stamp): boolean =>
  correctedStamp === null && now < after(givenStamp, CORRECTION);

/**
 * An answer after another one. The first one counts: it is put right once, for a day, and only to somebody younger, so that
 * trying another year opens nothing. Who was above a limit that is higher now is asked anew.
 *
 * @returns undefined where the first answer stays
 */
export function answerAfter(first: Age | undefined, yearOfBirth: number, limit: number, now: Stamp): Age | undefined {
  const next = ageOf(yearOfBirth, limit, now);
  if (first === undefined || ageAt(first, limit, now) === "unknown") return next;
  if (!mayCorrect(first, now) || next.overFromYear === null) return undefined;
  if (next.overFromYear <= (first.overFromYear ?? 0) + limit - first.limit) return undefined;
  return { ...next, givenStamp: first.givenStamp, correctedStamp: now };
}

/** Whether two addresses, as they are compared, lead to one mailbox: what follows a plus before the @ is a label. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

const mailboxOf = (address: string): string => address.replace(/\+[^@]*(?=@)/u, "");

/** An address, as it was given and as it is compared. */
interface Address {
  readonly email: string;
  readonly emailKey: string;
  readonly isProved: boolean;
}

/** Whether an address is a parent's that counts: the link in its letter was used, and it isn't the player's own as well. */
export const isParent = (parent: Address | undefined, own: Pick<Address, "emailKey"> | undefined): parent is Address =>
  parent?.isProved === true && (own === undefined || !isSameMailbox(own.emailKey, parent.emailKey));

/** Whether somebody may buy for real money, and where receipts go. */
export type Buyer =
  | { readonly mayBuy: true; readonly receiptsTo: readonly string[] }
  | { readonly mayBuy: false; readonly why: "ageUnknown" | "parentNeeded" };

interface Buying {
  readonly age: Age | undefined;
  readonly own: Address | undefined;
  readonly parent: Address | undefined;
}

/** @param limit years; 0 where nobody is asked and everyone may buy */
export function buyerBy({ age, own, parent }: Buying, limit: number, now: Stamp): Buyer {
  const parents = isParent(parent, own) ? [parent.email] : [];
  const is = limit === 0 ? "over" : ageAt(age, limit, now);
  if (is === "unknown") return { mayBuy: false, why: "ageUnknown" };
  if (is === "under" && parents.length === 0) return { mayBuy: false, why: "parentNeeded" };
  return { mayBuy: true, receiptsTo: [...(own?.isProved === true ? [own.email] : []), ...parents] };
}
