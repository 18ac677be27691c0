import { SCENERY_KEYS, type SceneryKey } from "#shared/content/scenery.ts";
import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { maySit } from "../../net/patience.ts";
import { enterRace, type JoinRace } from "../session/race-connection.ts";
import type { RaceView } from "../session/race-store.ts";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";

/** The cars of a lobby on its street, as those of the race to come. */
type LobbyRoad = Pick<RaceView, "slot" | "sceneryKey" | "ownSpeed" | "seats">;

/** Joins the next round of a friend race: waits in the lobby for a seat, and shows meanwhile who is there. */
export const joinRound = (line: FriendConnection, link: string): JoinRace => {
  /** A seat was given, and nothing came through to it: the lobby knows the way back. */
  let isSwallowed = false;
  return async (events, patience) => {
    const { signal } = patience;
    signal.addEventListener("abort", () => (isSwallowed ||= maySit(signal.reason)));
    if (isSwallowed) line.askWayBack();
    isSwallowed = false;
    const sceneryKey = homeStreet(link);
    const show = (table: LobbyView | undefined): void => {
      if (table) events.gathered(roadOf(table, sceneryKey));
    };
    const stop = useFriends.subscribe(({ table }, before) => {
      if (table !== before.table) show(table);
    });
    show(useFriends.getState().table);
    // The lobby's line is the connection's own matter, and a round begins when people want it to.
    patience.heard(Infinity);
    const seat = await line.seat(signal).finally(stop);
    return enterRace(seat, events, patience);
  };
};

const roadOf = ({ seats, ownSlot }: LobbyView, sceneryKey: SceneryKey): LobbyRoad => ({
  slot: ownSlot,
  sceneryKey,
  ownSpeed: seats.find((seat) => seat.slot === ownSlot)?.avgSpeed ?? undefined,
  seats: seats.map(({ slot, displayName, tag, tagColor, look, isGold, carID, carHueAngle, isHere }) => ({
    slot,
    displayName,
    tag: tag ?? "",
    tagColor: tagColor ?? "",
    look,
    isGold,
    carID,
    carHueAngle,
    isBot: false,
    isHere,
    standing: "racing",
  })),
});

/** Every host's lobby has a street of its own. */
function homeStreet(link: string): SceneryKey {
  let sum = 0;
  for (const character of link.toLowerCase()) sum += character.charCodeAt(0);
  return SCENERY_KEYS[sum % SCENERY_KEYS.length] ?? SCENERY_KEYS[0];
}
