import type { Self } from "#shared/contracts/self.ts";
import type { PlayerCard } from "#shared/contracts/social/players.ts";
import type { GrowlGroup } from "#shared/rules/growls/groups.ts";
import type { Stamp } from "#shared/units.ts";

export const STORE_KEY = "redline-session";
/** @source core §3 User session */
export const STORE_VERSION = 4;

/** What stays in this browser from visit to visit. The token lies beside it. */
export interface StoredSession {
  readonly user: Self | undefined;
  readonly friends: KeptFriends;
  readonly notifications: KeptNotifications;
}

/** The friends as they were fetched, and when each was last seen online, by id. */
export interface KeptFriends {
  readonly hash: string;
  readonly list: readonly KeptFriend[];
  readonly seen: Readonly<Record<number, Stamp>>;
}
export interface KeptFriend extends PlayerCard {
  readonly friendType: "friend" | "teammate" | "classmate";
}

/** What was shown already, and until when groups of growls are quiet. */
export interface KeptNotifications {
  /** The number of the newest notification that was read. */
  readonly lastID: number;
  readonly muted: Readonly<Partial<Record<GrowlGroup, Stamp>>>;
}

export const NOBODY: StoredSession = {
  user: undefined,
  friends: { hash: "", list: [], seen: {} },
  notifications: { lastID: 0, muted: {} },
};

/** Takes what storage has; what does not look right counts as missing. */
export function readSession(stored: unknown): StoredSession {
  const { user, friends, notifications } = fieldsOf(stored);
  return {
    user: isSelf(user) ? user : undefined,
    friends: areFriends(friends) ? friends : NOBODY.friends,
    notifications: areNotifications(notifications) ? notifications : NOBODY.notifications,
  };
}

/**
 * Brings an older store along. Version 1 held only guests, token and all: the token stays, and its owner is fetched
 * again.
 */
export function migrateSession(
  stored: unknown,
  version: number,
): { readonly session: StoredSession; readonly token: string | undefined } {
  const { token } = fieldsOf(stored);
  return { session: NOBODY, token: version === 1 && typeof token === "string" ? token : undefined };
}

const fieldsOf = (stored: unknown): Record<string, unknown> =>
  (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;

function isSelf(user: unknown): user is Self {
  const { userID, accountType } = fieldsOf(user);
  return typeof userID === "number" && typeof accountType === "string";
}

function areFriends(friends: unknown): friends is KeptFriends {
  const { hash, list, seen } = fieldsOf(friends);
  return (
    typeof hash === "string" && Array.isArray(list) && list.every(isFriend) && typeof seen === "object" && seen !== null
  );
}

function isFriend(friend: unknown): boolean {
  const { userID, displayName, playerLevel } = fieldsOf(friend);
  return typeof userID === "number" && typeof displayName === "string" && typeof playerLevel === "number";
}

function areNotifications(notifications: unknown): notifications is KeptNotifications {
  const { lastID, muted } = fieldsOf(notifications);
  return Number.isSafeInteger(lastID) && typeof muted === "object" && muted !== null;
}
