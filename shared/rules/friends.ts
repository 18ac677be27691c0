import { days } from "../units.ts";
import { KEPT_DAYS } from "./retention.ts";

/** @source core §9 */
export const FRIEND_LIMIT = 200;
/** Requests that one player may have waiting at others. */
export const REQUEST_LIMIT = 200;
/** Requests that may wait at one player. */
export const INBOX_LIMIT = 500;
/** For this long a denied player does not reach the one who said no again. */
export const DENIED_FOR = days(KEPT_DAYS.friendRequest);
/** A request that was taken back and is made again sooner than this is not told a second time. */
export const ASKED_AGAIN = days(1);

/** What is known of the two when one asks the other. */
export interface Asking {
  readonly areFriends: boolean;
  /** The asker's own request waits, or was denied not long ago. */
  readonly hasAsked: boolean;
  /** The other one's request waits. */
  readonly wasAsked: boolean;
  /** The other one may be befriended without being asked. */
  readonly isOneWay: boolean;
  readonly takesRequests: boolean;
  readonly ownFriends: number;
  readonly ownRequests: number;
  readonly theirFriends: number;
  /** Requests of others that wait at the one who is asked. */
  readonly theirRequests: number;
}

export type AskingResult = "nothing" | "ask" | "accept" | "befriend" | AskingRefusal;
/** `full`: this player's list; `theirsFull`: the other one's; `tooMany` and `theirsTooMany`: requests that wait. */
export type AskingRefusal = "closed" | "full" | "theirsFull" | "tooMany" | "theirsTooMany";

/**
 * What comes of asking somebody to be a friend. Two who ask each other are friends, also where requests are closed since.
 *
 * @source core §4 Friend request, §5
 */
export function askingResult(asking: Asking): AskingResult {
  if (asking.areFriends || (asking.hasAsked && !asking.wasAsked)) return "nothing";
  if (asking.ownFriends >= FRIEND_LIMIT) return "full";
  if (asking.isOneWay) return "befriend";
  if (asking.wasAsked) return asking.theirFriends >= FRIEND_LIMIT ? "theirsFull" : "accept";
  if (!asking.takesRequests) return "closed";
  if (asking.theirFriends >= FRIEND_LIMIT) return "theirsFull";
  if (asking.ownRequests >= REQUEST_LIMIT) return "tooMany";
  return asking.theirRequests >= INBOX_LIMIT ? "theirsTooMany" : "ask";
}
