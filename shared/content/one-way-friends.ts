import type { UserID } from "../ids.ts";

/**
 * Players whom anybody may have as a friend without asking, however many do. They don't have them back.
 *
 * @source core §3 Globals ONE_WAY_FRIEND_IDS
 */
export const ONE_WAY_FRIEND_IDS: ReadonlySet<UserID> = new Set();
