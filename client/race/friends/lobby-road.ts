import { PLACE_KEYS, type PlaceKey } from "#shared/content/places.ts";
import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";
import type { SeatView } from "#shared/contracts/realtime/race-state.ts";

import type { CalledSeat, FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";

/** The cars of a lobby on its street. */
interface LobbyRoad {
  readonly slot: number;
  readonly placeKey: PlaceKey;
  /** The own average. */
  readonly ownSpeed: number | undefined;
  readonly seats: readonly SeatView[];
}

/** Waits in the lobby for the own seat in the next round, and shows meanwhile who is there. */
export async function waitAmongFriends(
  line: FriendLine,
  placeKey: PlaceKey,
  show: (road: LobbyRoad) => void,
  signal: AbortSignal,
): Promise<CalledSeat> {
  const showTable = (table: FriendTable | undefined): void => {
    if (table) show(roadOf(table, placeKey));
  };
  const stop = useFriends.subscribe(({ table }, before) => {
    if (table !== before.table) showTable(table);
  });
  showTable(useFriends.getState().table);
  try {
    return await line.seat(signal);
  } finally {
    stop();
  }
}

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
export function homeStreet(username: string): PlaceKey {
  let sum = 0;
  for (const character of username.toLowerCase()) sum += character.charCodeAt(0);
  return PLACE_KEYS[sum % PLACE_KEYS.length] ?? PLACE_KEYS[0];
}
