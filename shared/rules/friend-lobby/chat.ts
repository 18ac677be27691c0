import { mayTalk } from "../classes/circle.ts";
import { racerOf, type FriendLobby, type FriendRacer } from "./lobby.ts";
import { FRIEND_RACE } from "./numbers.ts";

/** A racer says a phrase. Returns the same value when it is too soon after the last one. */
export function say(race: FriendLobby, key: string, nowMs: number): FriendLobby {
  const racer = racerOf(race, key);
  const lately = race.spoken.filter(({ atMs }) => nowMs - atMs < FRIEND_RACE.chatEveryMs);
  if (!racer || lately.some(({ userID }) => userID === racer.userID)) return race;
  return { ...race, spoken: [...lately, { userID: racer.userID, atMs: nowMs }] };
}

/** Who hears what a racer says: who says it, and all with whom the racer may talk. */
export function hearersOf(race: FriendLobby, key: string): readonly FriendRacer[] {
  const racer = racerOf(race, key);
  return racer ? race.racers.filter((other) => other === racer || mayTalk(racer.circle, other.circle)) : [];
}
