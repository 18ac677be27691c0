import { PLACE_KEYS, type PlaceKey } from "#shared/content/places.ts";
import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

import { enterRace, type WayIn } from "../connection.ts";
import type { RaceView } from "../store.ts";
import type { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";

/** The way into a round of a friend race: the lobby, until its round begins. */
export const joinFriendRace =
  (line: FriendLine, placeKey: PlaceKey): WayIn =>
  async (events, signal) => {
    const show = (table: FriendTable | undefined): void => {
      if (table) events.gathered(roadOf(table, placeKey));
    };
    const stop = useFriends.subscribe(({ table }, before) => {
      if (table !== before.table) show(table);
    });
    show(useFriends.getState().table);
    try {
      const { client, seat } = await line.seat(signal);
      return await enterRace(client, seat, events, signal);
    } finally {
      stop();
    }
  };

/** The cars of the lobby on the road; who is away is left out. */
const roadOf = ({ seats, ownSlot }: FriendTable, placeKey: PlaceKey): Partial<RaceView> => ({
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
export function homeStreet(username: string): PlaceKey {
  let sum = 0;
  for (const character of username.toLowerCase()) sum += character.charCodeAt(0);
  return PLACE_KEYS[sum % PLACE_KEYS.length] ?? PLACE_KEYS[0];
}
