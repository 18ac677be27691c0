import { change, isHere, type FriendLobby, type FriendRacer } from "./lobby.ts";

/** The racer left on purpose. */
export const leave = (race: FriendLobby, key: string): FriendLobby => drop(race, (racer) => racer.key === key);

/** A racer's connection is down. */
export const goAway = (race: FriendLobby, key: string, nowMs: number): FriendLobby =>
  change(race, key, (racer) => (isHere(racer) ? { ...racer, awaySinceMs: nowMs } : racer));

/** A racer's connection is up again. */
export const comeBack = (race: FriendLobby, key: string): FriendLobby =>
  change(race, key, (racer) => {
    if (isHere(racer)) return racer;
    const { awaySinceMs: _away, ...rest } = racer;
    return rest;
  });

/** The racer has seen the results and wants the next round. */
export const gather = (race: FriendLobby, key: string): FriendLobby =>
  change(race, key, (racer) => (racer.isAtResults ? { ...racer, isAtResults: false } : racer));

/** Nobody is here, on the way or may still come back, and no round runs. */
export const isDeserted = ({ racers, expected, round }: FriendLobby): boolean =>
  racers.length === 0 && expected.length === 0 && round === undefined;

/** Takes racers out of the lobby. Returns the same value when there is none of them. */
export function drop(race: FriendLobby, isGone: (racer: FriendRacer) => boolean): FriendLobby {
  const racers = race.racers.filter((racer) => !isGone(racer));
  return racers.length === race.racers.length ? race : { ...race, racers };
}
