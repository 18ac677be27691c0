import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";
import type { FriendList, FriendRow } from "#shared/contracts/social/friends.ts";
import type { Stamp } from "#shared/units.ts";

import { CallProblem } from "../net/call.ts";
import { serverNow } from "../net/server-time.ts";
import { call, useSession } from "../session/session.ts";
import type { KeptFriend } from "../session/stored-session.ts";

/** Stores the list of an answer. An unchanged list is not sent. */
export function takeFriends({ friendsHash: hash, fields, values }: FriendList): void {
  if (fields === undefined || values === undefined) return;
  const friendIn = (row: FriendRow): object => Object.fromEntries(fields.map((field, nth) => [field, row[nth]]));
  const list = values.map(friendIn) as KeptFriend[];
  useSession.setState(({ friends: { seen } }) => ({ friends: { hash, list, seen } }));
}

/** The hash of the known list, for a call. */
export const knownFriends = () => ({ friendsHash: useSession.getState().friends.hash });

/** Refetches the friends. If that fails, the next check-in says again that they have changed. */
export async function fetchFriends(): Promise<void> {
  try {
    takeFriends(await call("GET /friends", { query: knownFriends() }));
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}

/** Stores who is online now, and drops former friends. */
export function sawOnline(online: readonly Pick<SeenFriend, "userID">[]): void {
  const { friends } = useSession.getState();
  const now = serverNow();
  const ids = new Set<number>(friends.list.map(({ userID }) => userID));
  const known = Object.entries(friends.seen).filter(([userID]) => ids.has(Number(userID)));
  const seen: Record<number, Stamp> = Object.fromEntries([
    ...known,
    ...online.map(({ userID }) => [userID, now] as const),
  ]);
  useSession.setState({ friends: { ...friends, seen } });
}

export const friendOf = (userID: number): KeptFriend | undefined =>
  useSession.getState().friends.list.find((friend) => friend.userID === userID);
