import { after, type Ms, type Stamp } from "../../units.ts";
import { GROWLS, NEWS_FOR, type GrowlGroup } from "./groups.ts";

/** A notification as the rules see it. */
export interface News {
  readonly kind: string;
  readonly group: GrowlGroup;
  readonly stamp: Stamp;
  /** The sender is in `userID` and `username`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the page knows when a notification arrives. */
export interface Scene {
  readonly now: Stamp;
  /** Friends, teammates and classmates. */
  readonly friendIDs: ReadonlySet<unknown>;
  /** Friends alone. */
  readonly befriendedIDs: ReadonlySet<unknown>;
  /** When each friend was last seen online, by id. */
  readonly seen: Readonly<Record<number, number>>;
  /** The host of this race page. */
  readonly host: string | undefined;
  /** Until when each group is muted. */
  readonly muted: Readonly<Partial<Record<GrowlGroup, number>>>;
}

const FROM_FRIENDS: ReadonlySet<string> = new Set(["race-invite", "friend-online", "waiting-to-play"]);

/** Whether a notification is worth a growl. @source core §5 */
export function isWorthGrowling(
  { kind, group, data }: News,
  { now, friendIDs, befriendedIDs, seen, host, muted }: Scene,
): boolean {
  const { userID, username } = data;
  if ((muted[group] ?? 0) > now) return false;
  if (FROM_FRIENDS.has(kind) && !friendIDs.has(userID)) return false;
  if (kind === "open-games") return Number(data.games) > 0;
  if (kind === "friend-requests") return !befriendedIDs.has(userID);
  if (kind === "waiting-to-play" || kind === "race-invite")
    return host?.toLowerCase() !== String(username).toLowerCase();
  if (kind === "friend-online") return now - (seen[Number(userID)] ?? -Infinity) >= GROWLS.friendQuietSeconds;
  return true;
}

/**
 * Of missed notifications those still worth showing, of each kind only the newest.
 *
 * @param totalRequests waiting friend requests; 0 means that all were answered elsewhere
 */
export function stillNews<N extends News>(missed: readonly N[], now: Stamp, totalRequests: number): readonly N[] {
  const newest = new Map(missed.map((news) => [news.kind, news]));
  if (totalRequests === 0) newest.delete("friend-requests");
  return [...newest.values()].filter((news) => after(news.stamp, newsForMs(news)) > now);
}

const newsForMs = ({ kind, group }: News): Ms =>
  group === "races" || kind === "friend-online" ? NEWS_FOR.passing : NEWS_FOR.other;
