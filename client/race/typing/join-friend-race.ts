import type { PlaceKey } from "#shared/content/places.ts";

import type { FriendLine } from "../friends/friend-line.ts";
import { waitAmongFriends } from "../friends/lobby-road.ts";
import { enterRace, type WayIn } from "./connection.ts";

/** The way into a round of a friend race: the lobby, until its round begins. */
export const joinFriendRace =
  (line: FriendLine, placeKey: PlaceKey): WayIn =>
  async (events, signal) => {
    const { client, seat } = await waitAmongFriends(line, placeKey, (road) => events.gathered(road), signal);
    return enterRace(client, seat, events, signal);
  };
