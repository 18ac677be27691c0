import type { UserID } from "../ids.ts";
import { change, FRIEND_RACE, isHere, isHost, lineUp, racerOf, type FriendLobby } from "./friend-lobby.ts";
import type { Guest } from "./lobby.ts";

const HOST_SLOT = 0;

/** Why a racer may not come in. A racer with a slot may always come back to it. Only whoever may come in hears `full`. */
export function closedFor(race: FriendLobby, userID: UserID): "invite-only" | "full" | undefined {
  if (isHost(race, { userID }) || race.racers.some((racer) => racer.userID === userID)) return undefined;
  if (race.visibility === "invite-only" && !race.invited.includes(userID)) return "invite-only";
  return freeSlot(race, userID) === undefined ? "full" : undefined;
}

/**
 * Keeps a place for a racer who was told to come here; whoever was invited outside the lobby is let in, too.
 *
 * @returns a lobby without a place for the racer when it is closed for this racer, or the racer has a slot
 */
export function expectRacer(before: FriendLobby, userID: UserID, isInvited: boolean, nowMs: number): FriendLobby {
  const race = isInvited ? withInvited(before, [userID]) : before;
  const isKnown = race.racers.some((racer) => racer.userID === userID);
  if (isKnown || closedFor(race, userID) !== undefined) return race;
  const place = { userID, untilMs: nowMs + FRIEND_RACE.expectedMs };
  return { ...race, expected: [...othersExpected(race, userID), place] };
}

/**
 * Lets a racer in, or back to a kept slot: a second connection of the same racer replaces the first.
 *
 * @returns the same value when the race is closed for this racer
 */
export function come(race: FriendLobby, guest: Guest): FriendLobby {
  const { userID } = guest;
  if (closedFor(race, userID) !== undefined) return race;
  const expected = othersExpected(race, userID);
  const known = race.racers.find((racer) => racer.userID === userID);
  if (known) {
    const { awaySinceMs: _away, ...rest } = known;
    return change({ ...race, expected }, known.key, () => ({ ...rest, ...guest, isAtResults: false }));
  }
  const slot = isHost(race, guest) ? HOST_SLOT : freeSlot(race, userID);
  if (slot === undefined) return race;
  const newcomer = { ...guest, slot, arrival: race.arrivals, isAtResults: false };
  const racers = [...race.racers, newcomer].toSorted((a, b) => a.slot - b.slot);
  return { ...race, racers, expected, arrivals: race.arrivals + 1 };
}

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

/** The first slot that is free for this racer, or for anybody: neither the host's, nor needed for those expected. */
function freeSlot(race: FriendLobby, userID?: UserID): number | undefined {
  const taken = new Set(race.racers.map((racer) => racer.slot));
  const first = race.tableNumber === 1 ? HOST_SLOT + 1 : 0;
  const free = Array.from({ length: FRIEND_RACE.slots - first }, (_none, nth) => first + nth).filter(
    (slot) => !taken.has(slot),
  );
  const others = othersExpected(race, userID).filter((place) => !isHost(race, place));
  return free.length > others.length ? free[0] : undefined;
}
