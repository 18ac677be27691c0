import { days } from "../units.ts";
import { KEPT_DAYS } from "./retention.ts";

/** @source core §9 */
export const FRIEND_LIMIT = 200;
/** The limit of a player's waiting requests to others. */
export const REQUEST_LIMIT = 200;
/** The limit of waiting requests to one player. */
export const INBOX_LIMIT = 500;
/** For this long a denied player's requests do not reach the denier again. */
export const DENIED_FOR = days(KEPT_DAYS.friendRequest);
/** A withdrawn request that is repeated sooner than this does not notify again. */
export const ASKED_AGAIN = days(1);

/** What is known about two players when one asks the other. */
export interface Asking {
  readonly areFriends: boolean;
  /** The asker's request waits, or was denied recently. */
  readonly hasAsked: boolean;
  /** The other player's request waits. */
  readonly wasAsked: boolean;
  /** The other player accepts friends without a request. */
  readonly isOneWay: boolean;
  readonly takesRequests: boolean;
  readonly ownFriends: number;
  readonly ownRequests: number;
  readonly theirFriends: number;
  /** Waiting requests of others to the player who is asked. */
  readonly theirRequests: number;
}

export type AskingResult = "nothing" | "ask" | "accept" | "befriend" | AskingRefusal;
/** `full`: this player's list; `theirsFull`: the other player's; `tooMany` and `theirsTooMany`: requests that wait. */
export type AskingRefusal = "closed" | "full" | "theirsFull" | "tooMany" | "theirsTooMany";

/**
 * The outcome of a friend request. Two players who ask each other become friends, even if requests are closed by now.
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
