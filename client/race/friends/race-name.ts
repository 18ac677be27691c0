import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

import { isOwnRace } from "./own-race.ts";

/** What a host's race is called. */
export const raceName = (table: FriendTable): string =>
  isOwnRace(table) ? "Your friend race" : `${table.host.displayName}’s race`;
