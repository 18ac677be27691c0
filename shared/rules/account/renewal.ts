import { after, days, type Stamp } from "../../units.ts";

/** @source core §6, §9 Gold renewal windows */
export const RENEWAL = { endsWithinDays: 60, expiredUnderDays: 90 } as const;
const DAY_SECONDS = 86_400;

export interface GoldRecord {
  /** Whether gold was ever given; it may be over. */
  readonly membership: "basic" | "gold";
  /** When gold ends or ended; null for gold without an end, and for those who never had any. */
  readonly goldUntil: Stamp | null;
}

/** @source teams §6 */
export type GoldStanding =
  | { readonly kind: "never" }
  | { readonly kind: "lifetime" }
  /** `days` until the end, begun ones counted. */
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

/** Gold for so many days more: after what is left of it, or from now on. Gold for life stays that. */
export function extendGold(record: GoldRecord, dayCount: number, now: Stamp): GoldRecord {
  const { kind } = goldStanding(record, now);
  if (kind === "lifetime" || dayCount === 0) return record;
  const from = kind === "running" && record.goldUntil !== null ? record.goldUntil : now;
  return { membership: "gold", goldUntil: after(from, days(dayCount)) };
}

export interface Renewing extends GoldRecord {
  /** The log-in before this one; null when this is the first. */
  readonly lastLogin: Stamp | null;
  /** Class members see no promotion of gold. */
  readonly isInClass: boolean;
}

export type RenewalPrompt = "endsSoon" | "expiredRecently" | "expiredWhileAway";

/** Which prompt to renew gold is due; undefined when none is. @source core §6 */
export function renewalPrompt(person: Renewing, now: Stamp): RenewalPrompt | undefined {
  const { goldUntil, lastLogin } = person;
  if (goldUntil === null || person.isInClass) return undefined;
  if (goldUntil > now) return goldUntil <= after(now, days(RENEWAL.endsWithinDays)) ? "endsSoon" : undefined;
  if (now < after(goldUntil, days(RENEWAL.expiredUnderDays))) return "expiredRecently";
  return lastLogin === null || lastLogin < goldUntil ? "expiredWhileAway" : undefined;
}

/** What the gold button offers: with gold for life, gold for a friend (to `/friends`). @source teams §6 */
export function goldOffer(standing: GoldStanding): "giveToFriend" | "renew" | "upgrade" {
  if (standing.kind === "lifetime") return "giveToFriend";
  return standing.kind === "running" ? "renew" : "upgrade";
}
