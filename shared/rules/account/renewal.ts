import type { RenewalPrompt } from "../../content/gold.ts";
import { after, days, type Stamp } from "../../units.ts";

/** @source core §6, §9 Gold renewal windows */
export const RENEWAL = { endsWithinDays: 60, expiredUnderDays: 90 } as const;
/** After one was closed, none comes for so long. */
const QUIET = days(10);
const DAY_SECONDS = 86_400;

export interface GoldRecord {
  /** Whether the account ever had gold; it may have expired. */
  readonly membership: "basic" | "gold";
  /** When gold ends or ended; null for permanent gold, and without any. */
  readonly goldUntil: Stamp | null;
}

/** @source teams §6 */
export type GoldStanding =
  | { readonly kind: "never" }
  | { readonly kind: "lifetime" }
  /** `days` until the end, rounded up. */
  | { readonly kind: "running"; readonly days: number }
  /** Whole `days` since the end. */
  | { readonly kind: "expired"; readonly days: number };

export function goldStanding({ membership, goldUntil }: GoldRecord, now: Stamp): GoldStanding {
  if (goldUntil === null) return { kind: membership === "gold" ? "lifetime" : "never" };
  return goldUntil > now
    ? { kind: "running", days: Math.ceil((goldUntil - now) / DAY_SECONDS) }
    : { kind: "expired", days: Math.floor((now - goldUntil) / DAY_SECONDS) };
}

export const hasGold = (record: GoldRecord, now: Stamp): boolean =>
  ["lifetime", "running"].includes(goldStanding(record, now).kind);

export interface Renewing extends GoldRecord {
  /** The previous log-in; null at the first. */
  readonly lastLogin: Stamp | null;
  /** Class members see no gold promotion. */
  readonly isInClass: boolean;
}

/** Which prompt to renew gold is due; undefined when none is. @source core §6 */
export function renewalPrompt(person: Renewing, now: Stamp): RenewalPrompt | undefined {
  const { goldUntil, lastLogin } = person;
  // Gold that was taken back hasn't ended: nobody is asked to renew it.
  if (goldUntil === null || person.isInClass || person.membership === "basic") return undefined;
  if (goldUntil > now) return goldUntil <= after(now, days(RENEWAL.endsWithinDays)) ? "endsSoon" : undefined;
  if (now < after(goldUntil, days(RENEWAL.expiredUnderDays))) return "expiredRecently";
  return lastLogin === null || lastLogin < goldUntil ? "expiredWhileAway" : undefined;
}

/** Names a prompt for good: each comes once for each end of gold. */
export const renewalKey = (prompt: RenewalPrompt, goldUntil: Stamp): string => `renewal:${prompt}:${goldUntil}`;

/** When the next prompt may come, once one was closed. */
export const renewalAgain = (closed: Stamp): Stamp => after(closed, QUIET);

/** What the gold button offers: with permanent gold, gold for a friend (to `/friends`). @source teams §6 */
export function goldOffer(standing: Pick<GoldStanding, "kind">): "giveToFriend" | "renew" | "upgrade" {
  if (standing.kind === "lifetime") return "giveToFriend";
  return standing.kind === "running" ? "renew" : "upgrade";
}
