import { after, days, type Stamp } from "../../units.ts";

/** What ends a hold: a passed bot check, a certificate of speed, or only a moderator. */
export const HOLD_KINDS = ["bot-check", "certificate", "moderator"] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** Why a reward waits: a bot check is due, the race was faster than what counts at once, or it had signs of a program. */
export const HOLD_REASONS = ["bot-check", "speed", "signs"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** @source rules Certificate of speed, Counted */
export const HOLDS = {
  /** Holds for signs that ended in this many days are counted together. */
  countedWithin: days(30),
  /** So many holds for signs end by a certificate; the next one waits for a moderator. */
  byCertificate: 2,
  /** A moderator who has not decided by then is no longer the only way out. */
  moderatorAlone: days(1),
} as const;

/** A hold as those see it who wait. */
export interface RewardHold {
  readonly kind: HoldKind;
  readonly reason: HoldReason;
}

interface Weighed {
  /** Whether fair play found enough signs. */
  readonly isSuspicious: boolean;
  /** WPM, or right answers a minute. */
  readonly speed: number;
  /** The speed up to which the racer's results count at once. */
  readonly cap: number;
  /** Whether rewards wait for a bot check. */
  readonly isCheckDue: boolean;
  /** Holds for signs that ended within the counted time, without those that a moderator released. */
  readonly earlierHolds: number;
}

/** What a reward has to wait for; undefined when it is paid at once. Signs weigh most, a bot check least. */
export function holdFor({ isSuspicious, speed, cap, isCheckDue, earlierHolds }: Weighed): RewardHold | undefined {
  if (isSuspicious) {
    return { kind: earlierHolds < HOLDS.byCertificate ? "certificate" : "moderator", reason: "signs" };
  }
  if (speed > cap) return { kind: "certificate", reason: "speed" };
  return isCheckDue ? { kind: "bot-check", reason: "bot-check" } : undefined;
}

/** Whether a certificate ends a hold that began at this time. */
export const isEndedByCertificate = (kind: HoldKind, since: Stamp, now: Stamp): boolean =>
  kind === "certificate" || (kind === "moderator" && now >= after(since, HOLDS.moderatorAlone));
