import { after, type Stamp } from "../../units.ts";
import { GROUP_OF, GROWLS, newsForMs, type GrowlGroup, type GrowlKind } from "./kinds.ts";

/** News, as the rules see it. */
export interface News {
  readonly kind: GrowlKind;
  readonly stamp: Stamp;
  /** Who it is from stands in `userID` and `username`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the page knows when news comes. */
export interface Scene {
  readonly now: Stamp;
  readonly friendIDs: ReadonlySet<unknown>;
  /** When each friend was last seen online, by id. */
  readonly seen: Readonly<Record<number, number>>;
  /** Whose race page this is. */
  readonly host: string | undefined;
  /** Until when a group is quiet. */
  readonly muted: Readonly<Partial<Record<GrowlGroup, number>>>;
}

const FROM_FRIENDS: ReadonlySet<GrowlKind> = new Set(["race-invite", "friend-online", "waiting-to-play"]);

/** Whether news is worth a growl. @source core §5 */
export function isWorthGrowling({ kind, data }: News, { now, friendIDs, seen, host, muted }: Scene): boolean {
  const { userID, username } = data;
  if ((muted[GROUP_OF[kind]] ?? 0) > now) return false;
  if (FROM_FRIENDS.has(kind) && !friendIDs.has(userID)) return false;
  if (kind === "open-games") return Number(data.games) > 0;
  if (kind === "friend-requests") return !friendIDs.has(userID);
  if (kind === "waiting-to-play" || kind === "race-invite")
    return host?.toLowerCase() !== String(username).toLowerCase();
  if (kind === "friend-online") return now - (seen[Number(userID)] ?? -Infinity) >= GROWLS.friendQuietSeconds;
  return true;
}

/**
 * Of what was missed: what is still news, and of each kind only the newest.
 *
 * @param totalRequests friend requests that wait; when none does, all of them were answered elsewhere
 */
export function stillNews<N extends News>(missed: readonly N[], now: Stamp, totalRequests: number): readonly N[] {
  const newest = new Map(missed.map((news) => [news.kind, news]));
  if (totalRequests === 0) newest.delete("friend-requests");
  return [...newest.values()].filter(({ kind, stamp }) => after(stamp, newsForMs(kind)) > now);
}
