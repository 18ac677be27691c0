import type { UserID } from "../ids.ts";

/** Players are spread over this many slots, for realtime. */
export const SLOTS = 1_000;

/** The last three digits of a user id. @source core §7 Realtime */
export const slotOf = (userID: UserID): number => userID % SLOTS;
