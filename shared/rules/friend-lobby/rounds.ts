import type { RaceID } from "../../ids.ts";
import { moreTimeMs } from "../race/longer.ts";
import { drop, gather } from "./gathering.ts";
import { isHere, isHost, racerOf, type FriendLobby, type FriendRacer } from "./lobby.ts";
import { FRIEND_RACE } from "./numbers.ts";

/** The holder of the start button: the host, or else the racer who has been here longest; undefined without any. */
export function starterOf(race: FriendLobby): FriendRacer | undefined {
  const here = race.racers.filter(isHere);
  return here.find((racer) => isHost(race, racer)) ?? here.toSorted((a, b) => a.arrival - b.arrival)[0];
}

export const mayBegin = (race: FriendLobby, key: string): boolean =>
  race.round === undefined && starterOf(race)?.key === key;

/** The racers of the next round: everybody connected and not at the results. */
export const lineUp = (race: FriendLobby): readonly FriendRacer[] =>
  race.racers.filter((racer) => isHere(racer) && !racer.isAtResults);

/** Five who are ready need no button. */
export const beginsByItself = (race: FriendLobby): boolean =>
  race.round === undefined && lineUp(race).length === FRIEND_RACE.slots;

/** Begins a round with everyone who is ready. Returns the same value when there is nobody, or a round runs already. */
export function begin(race: FriendLobby, raceID: RaceID, nowMs: number): FriendLobby {
  const userIDs = lineUp(race).map((racer) => racer.userID);
  return race.round || userIDs.length === 0 ? race : { ...race, round: { raceID, beganMs: nowMs, userIDs } };
}

/** The round is over: its racers look at the results; for lost connections the reserved time starts now. */
export function endRound(race: FriendLobby, raceID: RaceID, nowMs: number): FriendLobby {
  const { round, ...rest } = race;
  if (round?.raceID !== raceID) return race;
  const racers = race.racers.map((racer) => ({
    ...racer,
    isAtResults: racer.isAtResults || round.userIDs.includes(racer.userID),
    ...(isHere(racer) ? {} : { awaySinceMs: nowMs }),
  }));
  return { ...rest, racers };
}

/** No race could be made: everybody is where they were. */
export function callOff(race: FriendLobby, raceID: RaceID): FriendLobby {
  const { round, ...rest } = race;
  return round?.raceID === raceID ? rest : race;
}

/** The same, also with an own result while others still race. */
export function gatherEarly(race: FriendLobby, key: string): FriendLobby {
  const { round, ...rest } = gather(race, key);
  const userIDs = round?.userIDs.filter((userID) => userID !== racerOf(race, key)?.userID);
  return round && userIDs ? { ...rest, round: { ...round, userIDs } } : rest;
}

/**
 * Ends a silent round, and frees slots kept long enough and places nobody came for. Returns the same value when nothing
 * is due.
 */
export function tick(before: FriendLobby, nowMs: number): FriendLobby {
  const race = withoutLate(before, nowMs);
  const { round } = race;
  if (round)
    return nowMs - round.beganMs < FRIEND_RACE.roundCapMs + moreTimeMs(race.racers)
      ? race
      : endRound(race, round.raceID, nowMs);
  return drop(race, ({ awaySinceMs }) => awaySinceMs !== undefined && nowMs - awaySinceMs >= FRIEND_RACE.comeBackMs);
}

/** Places nobody came for are free, and it is remembered for a while who did not come. */
function withoutLate(race: FriendLobby, nowMs: number): FriendLobby {
  const isAhead = ({ untilMs }: { readonly untilMs: number }): boolean => nowMs < untilMs;
  const late = race.expected.filter((place) => !isAhead(place));
  if (late.length === 0 && race.missed.every(isAhead)) return race;
  const missed = late.map(({ userID, network }) => ({ userID, network, untilMs: nowMs + FRIEND_RACE.missedMs }));
  return { ...race, expected: race.expected.filter(isAhead), missed: [...race.missed.filter(isAhead), ...missed] };
}
