import type { UserID } from "../../ids.ts";
import { mayMeet, together, type Circle } from "../classes/circle.ts";
import type { Guest } from "../lobby/table.ts";
import { drop } from "./gathering.ts";
import { change, isHere, isHost, racerOf, type FriendLobby } from "./lobby.ts";
import { FRIEND_RACE } from "./numbers.ts";
import { lineUp } from "./rounds.ts";

const HOST_SLOT = 0;

/**
 * Why a racer may not come in. A racer with a slot may always come back to it. Only whoever may come in hears `full`, and whoever
 * may not be with somebody here, because of a class.
 */
export function closedFor(
  race: FriendLobby,
  userID: UserID,
  isGuest = false,
  circle?: Circle,
): "invite-only" | "full" | undefined {
  if (isHost(race, { userID }) || race.racers.some((racer) => racer.userID === userID)) return undefined;
  if (race.visibility === "invite-only" && !race.invited.includes(userID)) return "invite-only";
  const fits = race.racers.every((racer) => mayMeet(racer.circle, circle));
  return fits && freeSlot(race, userID, isGuest) !== undefined ? undefined : "full";
}

/** A racer who was told to come to a table. */
interface Told {
  readonly userID: UserID;
  /** Outside the lobby. */
  readonly isInvited: boolean;
  readonly isGuest: boolean;
  readonly network: string;
  readonly circle?: Circle | undefined;
}

/**
 * Keeps a place for a racer who was told to come here; whoever was invited outside the lobby is let in, too.
 *
 * @returns a lobby without a place for the racer when it is closed for this racer, the racer has a slot, or did not come
 *   lately
 */
export function expectRacer(before: FriendLobby, told: Told, nowMs: number): FriendLobby {
  const { userID, isInvited, isGuest, network, circle } = told;
  const race = isInvited ? withInvited(before, [userID]) : before;
  const isKnown = race.racers.some((racer) => racer.userID === userID);
  if (isKnown || closedFor(race, userID, isGuest, circle) !== undefined || isUnreliable(race, userID, network))
    return race;
  const place = { userID, untilMs: nowMs + FRIEND_RACE.expectedMs, isGuest, network };
  return { ...race, expected: [...othersExpected(race, userID), place] };
}

function isUnreliable(race: FriendLobby, userID: UserID, network: string): boolean {
  const ofNetwork = race.missed.filter((missed) => missed.network === network);
  return ofNetwork.length >= FRIEND_RACE.missesOfNetwork || race.missed.some((missed) => missed.userID === userID);
}

/**
 * Lets a racer in, or back to a kept slot: a second connection of the same racer replaces the first.
 *
 * @returns the same value when the race is closed for this racer
 */
export function come(before: FriendLobby, guest: Guest, isGuest = false): FriendLobby {
  const { userID } = guest;
  if (closedFor(before, userID, isGuest, guest.circle) !== undefined) return before;
  const race = { ...before, missed: before.missed.filter((missed) => missed.userID !== userID) };
  const expected = othersExpected(race, userID);
  const known = race.racers.find((racer) => racer.userID === userID);
  if (known) {
    const { awaySinceMs: _away, ...rest } = known;
    return change({ ...race, expected }, known.key, () => ({ ...rest, ...guest, isAtResults: false }));
  }
  const slot = isHost(race, guest) ? HOST_SLOT : freeSlot(race, userID, isGuest);
  if (slot === undefined) return before;
  const newcomer = { ...guest, slot, arrival: race.arrivals, isAtResults: false };
  const racers = [...race.racers, newcomer].toSorted((a, b) => a.slot - b.slot);
  return { ...race, racers, expected, arrivals: race.arrivals + 1 };
}

/** The racers who may stay with each other, as their classes are now: the host before the others, and who came first before who came later. */
export function stayTogether(race: FriendLobby): FriendLobby {
  if (race.racers.every(({ circle }) => circle === undefined)) return race;
  const inOrder = race.racers.toSorted(
    (one, other) => Number(isHost(race, other)) - Number(isHost(race, one)) || one.arrival - other.arrival,
  );
  const staying = new Set(together(inOrder));
  return drop(race, (racer) => !staying.has(racer));
}

/** Notes with whom the racers may be now. Returns the same value when it is as it was. */
export function withCircles(race: FriendLobby, circles: ReadonlyMap<UserID, Circle>): FriendLobby {
  const racers = race.racers.map((racer) => {
    const circle = circles.get(racer.userID);
    return isDeepEqual(circle, racer.circle) ? racer : { ...racer, circle };
  });
  return racers.every((racer, nth) => racer === race.racers[nth]) ? race : { ...race, racers };
}

const isDeepEqual = (one?: Circle, other?: Circle): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.isClosed === other.isClosed &&
    one.isQuiet === other.isQuiet &&
    one.sections.join() === other.sections.join());

/** Whether anybody with the link finds a free seat and company. */
export const isOpen = (race: FriendLobby): boolean =>
  race.visibility === "public" && race.racers.some(isHere) && freeSlot(race) !== undefined;

/** Whether the host waits at the start line for company. */
export const isWaiting = (race: FriendLobby): boolean =>
  race.round === undefined && isOpen(race) && lineUp(race).some((racer) => isHost(race, racer));

/** Opens an invite-only race to these racers. Only by the host; the newest invitations win when there are too many. */
export const invite = (race: FriendLobby, key: string, userIDs: readonly UserID[]): FriendLobby =>
  isHost(race, racerOf(race, key)) ? withInvited(race, userIDs) : race;

/** Adds invitations that the host gave outside the lobby. */
export function withInvited(race: FriendLobby, userIDs: readonly UserID[]): FriendLobby {
  const added = [...new Set(userIDs)].filter((userID) => !race.invited.includes(userID));
  if (added.length === 0) return race;
  return { ...race, invited: [...race.invited, ...added].slice(-FRIEND_RACE.maxInvited) };
}

const othersExpected = (race: FriendLobby, userID: UserID | undefined): FriendLobby["expected"] =>
  race.expected.filter((place) => place.userID !== userID);

/**
 * The first slot that is free for this racer, or for anybody: neither the host's, nor needed for those expected. Expected
 * guests keep only guests out.
 */
function freeSlot(race: FriendLobby, userID?: UserID, isGuest = false): number | undefined {
  const taken = new Set(race.racers.map((racer) => racer.slot));
  const first = race.tableNumber === 1 ? HOST_SLOT + 1 : 0;
  const free = Array.from({ length: FRIEND_RACE.slots - first }, (_none, nth) => first + nth).filter(
    (slot) => !taken.has(slot),
  );
  const others = othersExpected(race, userID).filter((place) => !isHost(race, place) && (isGuest || !place.isGuest));
  return free.length > others.length ? free[0] : undefined;
}
