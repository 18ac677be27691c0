import { racerOf, type FriendLobby } from "./lobby.ts";
import { FRIEND_RACE } from "./numbers.ts";

/** A racer says a phrase. Returns the same value when it is too soon after the last one. */
export function say(race: FriendLobby, key: string, nowMs: number): FriendLobby {
  const racer = racerOf(race, key);
  const lately = race.spoken.filter(({ atMs }) => nowMs - atMs < FRIEND_RACE.chatEveryMs);
  if (!racer || lately.some(({ userID }) => userID === racer.userID)) return race;
  return { ...race, spoken: [...lately, { userID: racer.userID, atMs: nowMs }] };
}
