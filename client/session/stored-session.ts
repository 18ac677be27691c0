import type { Self } from "#shared/contracts/self.ts";

export const STORE_KEY = "redline-session";
/** @source core §3 User session */
export const STORE_VERSION = 4;

/** What stays in this browser from visit to visit. The token lies beside it. */
export interface StoredSession {
  readonly user: Self | undefined;
  readonly friends: readonly unknown[];
  readonly notifications: readonly unknown[];
}

export const NOBODY: StoredSession = { user: undefined, friends: [], notifications: [] };

/** Takes what storage has; what does not look right counts as missing. */
export function readSession(stored: unknown): StoredSession {
  const { user, friends, notifications } = fieldsOf(stored);
  return {
    user: isSelf(user) ? user : undefined,
    friends: Array.isArray(friends) ? friends : [],
    notifications: Array.isArray(notifications) ? notifications : [],
  };
}

/**
 * Brings an older store along. Version 1 held only guests, token and all: the token stays, and who it belongs to is
 * asked anew.
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
