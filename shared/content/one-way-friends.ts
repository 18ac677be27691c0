import type { UserID } from "../ids.ts";

/**
 * Players whom anybody may add as a friend without asking, in any number. The friendship is one-way.
 *
 * @source core §3 Globals ONE_WAY_FRIEND_IDS
 */
export const ONE_WAY_FRIEND_IDS: ReadonlySet<UserID> = new Set();
