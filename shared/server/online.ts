import type { UserID } from "../ids.ts";

/** Who has a live connection. Whether others may see it is not decided here. */
export interface Online {
  isOnline(userIDs: readonly UserID[]): Promise<ReadonlySet<UserID>>;
}

/** Where no realtime runs, nobody is. */
export const NOBODY_ONLINE: Online = { isOnline: () => Promise.resolve(new Set()) };
