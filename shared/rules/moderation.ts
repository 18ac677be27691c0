import { after, days, type Stamp } from "../units.ts";

/** What a moderator may do about a player. `close`: nothing. @source rules People */
export const MEASURES = ["hide", "warn", "mute", "unmute", "ban", "unban", "close"] as const;
export type Measure = (typeof MEASURES)[number];
/** What lasts until an end, or until it is taken back. */
export type Hold = "mute" | "ban";

/** For how many days somebody may be muted. @source rules People */
export const MUTE_DAYS: readonly number[] = [1, 7, 30];
/** A longer ban has no end. */
const MOST_BAN_DAYS = 365;
/** Of the reason that the player reads, in characters. */
export const MOST_REASON = 300;

/** A name that says nothing, in place of one that nobody should see. No two players get the same. */
export const neutralName = (userID: number): string => `Racer ${userID}`;

/**
 * When a hold that an operator asks for ends; null when it is for good; undefined for a span that there is not.
 *
 * @param span a number of days, or `for-good`
 */
export function holdEnd(hold: Hold, span: string, now: Stamp): Stamp | null | undefined {
  if (span === "for-good") return hold === "ban" ? null : undefined;
  const count = /^\d{1,3}$/.test(span) ? Number(span) : 0;
  const isGood = hold === "mute" ? MUTE_DAYS.includes(count) : count >= 1 && count <= MOST_BAN_DAYS;
  return isGood ? after(now, days(count)) : undefined;
}

/** Something that a player may not do for a while. */
export interface Held {
  readonly reason: string;
  /** null: for good. */
  readonly untilStamp: Stamp | null;
}

/** Of what holds at once, the one that ends last; undefined where nothing holds any more. */
export function lastToEnd<H extends Held>(holds: readonly H[], now: Stamp): H | undefined {
  const lasting = holds.filter(({ untilStamp }) => untilStamp === null || untilStamp > now);
  const endOf = ({ untilStamp }: Held): number => untilStamp ?? Infinity;
  return lasting.toSorted((one, other) => endOf(other) - endOf(one))[0];
}

const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const until = (stamp: Stamp | null, forGood: string): string =>
  stamp === null ? forGood : `until ${moments.format(stamp * 1_000)} UTC`;

/** What somebody reads whose account is closed. */
export const bannedSentence = ({ reason, untilStamp }: Held): string =>
  `This account is closed ${until(untilStamp, "for good")}. The reason: ${reason}`;

/** What somebody reads who may not reach others for a while. */
export const mutedSentence = ({ reason, untilStamp }: Held): string =>
  `You can't write to or invite other racers ${until(untilStamp, "any more")}. The reason: ${reason}`;
