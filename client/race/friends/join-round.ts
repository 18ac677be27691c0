import { PLACE_KEYS, type PlaceKey } from "#shared/content/places.ts";
import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

import { enterRace, type JoinRace } from "../session/race-connection.ts";
import type { RaceView } from "../session/race-store.ts";
import type { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";

/** The cars of a lobby on its street, as those of the race to come. */
type LobbyRoad = Pick<RaceView, "slot" | "placeKey" | "ownSpeed" | "seats">;

/** Joins the next round of a friend race: waits in the lobby for a seat, and shows meanwhile who is there. */
export const joinRound =
  (line: FriendLine, username: string): JoinRace =>
  async (events, signal) => {
    const placeKey = homeStreet(username);
    const show = (table: FriendTable | undefined): void => {
      if (table) events.gathered(roadOf(table, placeKey));
    };
    const stop = useFriends.subscribe(({ table }, before) => {
      if (table !== before.table) show(table);
    });
    show(useFriends.getState().table);
    const { client, seat } = await line.seat(signal).finally(stop);
    return enterRace(client, seat, events, signal);
  };

const roadOf = ({ seats, ownSlot }: FriendTable, placeKey: PlaceKey): LobbyRoad => ({
  slot: ownSlot,
  placeKey,
  ownSpeed: seats.find((seat) => seat.slot === ownSlot)?.avgSpeed ?? undefined,
  seats: seats.map(({ slot, displayName, carID, carHueAngle, isHere }) => ({
    slot,
    displayName,
    carID,
    carHueAngle,
    isBot: false,
    isHere,
    standing: "racing",
  })),
});

/** Every host's lobby has a street of its own. */
function homeStreet(username: string): PlaceKey {
  let sum = 0;
  for (const character of username.toLowerCase()) sum += character.charCodeAt(0);
  return PLACE_KEYS[sum % PLACE_KEYS.length] ?? PLACE_KEYS[0];
}
