import { formatZonedMoment } from "../format/dates.ts";
import { after, days, type Stamp } from "../units.ts";

/** A moderator's possible actions on a player. `close`: nothing. @source rules People */
export const MEASURES = ["hide", "warn", "mute", "unmute", "ban", "unban", "close"] as const;
export type Measure = (typeof MEASURES)[number];
/** What a report is about: the player, or what they wrote for their team. */
export const REPORT_SUBJECTS = ["player", "team-tag", "team-name", "team-requirements", "team-message"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
/** Actions that last until an end, or until revoked. */
export type Hold = "mute" | "ban";

/** How an appeal stands; upheld if the player was right. */
export const APPEAL_STATES = ["open", "upheld", "dismissed"] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** Actions that a player may want undone. @source rules People */
const APPEALABLE = ["hide", "warn", "mute", "ban"] as const satisfies readonly Measure[];
export type Appealable = (typeof APPEALABLE)[number];

export const isAppealable = (measure: Measure): measure is Appealable => APPEALABLE.some((each) => each === measure);

/** Whether there is still something to ask another look for. */
export const mayBeAppealed = ({ measure, liftedStamp }: { measure: Measure; liftedStamp: number | null }): boolean =>
  isAppealable(measure) && liftedStamp === null;

/** The possible durations of a mute, in days. @source rules People */
export const MUTE_DAYS: readonly number[] = [1, 7, 30];
/** A longer ban has no end. */
export const MOST_BAN_DAYS = 365;
/** The maximum length in characters of the reason that the player reads. */
export const MOST_REASON = 300;

/** A neutral, unique name that replaces an offensive one. */
export const neutralName = (userID: number): string => `Racer ${userID}`;

/**
 * The end of a mute or ban; null when permanent; undefined for an impossible duration.
 *
 * @param span a number of days, or `for-good`
 */
export function holdEnd(hold: Hold, span: string, now: Stamp): Stamp | null | undefined {
  if (span === "for-good") return hold === "ban" ? null : undefined;
  const count = /^\d{1,3}$/.test(span) ? Number(span) : 0;
  const isGood = hold === "mute" ? MUTE_DAYS.includes(count) : count >= 1 && count <= MOST_BAN_DAYS;
  return isGood ? after(now, days(count)) : undefined;
}

/** A mute or ban. */
export interface Held {
  readonly reason: string;
  /** null: for good. */
  readonly untilStamp: Stamp | null;
}

/** Of those in force the one that ends last; undefined if none is. */
export function lastToEnd<H extends Held>(holds: readonly H[], now: Stamp): H | undefined {
  const lasting = holds.filter(({ untilStamp }) => untilStamp === null || untilStamp > now);
  const endOf = ({ untilStamp }: Held): number => untilStamp ?? Infinity;
  return lasting.toSorted((one, other) => endOf(other) - endOf(one))[0];
}

const until = (stamp: Stamp | null, forGood: string): string =>
  stamp === null ? forGood : `until ${formatZonedMoment(stamp, "UTC")}`;

/** The sentence for a banned player. */
export const bannedSentence = ({ reason, untilStamp }: Held): string =>
  `This account is closed ${until(untilStamp, "for good")}. Reason: ${reason}`;

/** The sentence for a muted player. */
export const mutedSentence = ({ reason, untilStamp }: Held): string =>
  `You can't message or invite other racers ${until(untilStamp, "any more")}. Reason: ${reason}`;
