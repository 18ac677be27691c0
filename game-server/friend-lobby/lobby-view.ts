import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";
import { isHere, isHost, type FriendLobby, type FriendRacer } from "#shared/rules/friend-lobby/lobby.ts";
import { starterOf } from "#shared/rules/friend-lobby/rounds.ts";
import { shownAs } from "#shared/rules/shown.ts";
import type { FriendHost } from "#shared/server/friend-lobby/friend-lease.ts";

import type { TableCount } from "./link-tables.ts";

/** The lobby as one of its racers sees it. User ids stay on the server; only the host sees the invitations. */
export function lobbyView(
  race: FriendLobby,
  own: FriendRacer,
  { link, displayName }: FriendHost,
  tables: readonly TableCount[],
): LobbyView {
  return {
    host: { link, displayName },
    tableNumber: race.tableNumber,
    tables: [...tables],
    seats: race.racers.map((racer) => ({
      slot: racer.slot,
      displayName: racer.displayName,
      ...shownAs(racer),
      carID: racer.carID,
      carHueAngle: racer.carHueAngle,
      avgSpeed: racer.avgSpeed,
      isHost: isHost(race, racer),
      isHere: isHere(racer),
      isAtResults: racer.isAtResults,
      isRacing: race.round?.userIDs.includes(racer.userID) ?? false,
    })),
    ownSlot: own.slot,
    starterSlot: starterOf(race)?.slot ?? null,
    scoring: race.scoring,
    visibility: race.visibility,
    ...(race.lessonID !== undefined && { lessonID: race.lessonID }),
    isRacing: race.round !== undefined,
    invited: isHost(race, own) ? [...race.invited] : [],
  };
}
