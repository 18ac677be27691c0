import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

import { useFriends } from "./friend-store.ts";
import { isOwnRace } from "./own-race.ts";

/** What a host's race is called. */
export const raceName = (table: FriendTable): string =>
  isOwnRace(table) ? "Your friend race" : `${table.host.displayName}’s race`;

/** What the race of this lobby is called, also before it is known whose it is. */
export const useRaceName = (): string => useFriends(({ table }) => (table ? raceName(table) : "Friend race"));
