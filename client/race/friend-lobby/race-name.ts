import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { named } from "../../ui/data/as-is.tsx";
import { useFriends } from "./friend-store.ts";
import { isOwnRace } from "./own-race.ts";

/** The name of a host's race. */
export const raceName = (table: LobbyView): string =>
  isOwnRace(table) ? "Your friend race" : `${named(table.host.displayName)}'s race`;

/** The name of this lobby's race, also before the host is known. */
export const useRaceName = (): string => useFriends(({ table }) => (table ? raceName(table) : "Friend race"));
