import type { friends } from "#shared/contracts/friends.ts";
import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";
import { stampOf, type Stamp } from "#shared/units.ts";

import { CallProblem } from "../net/call.ts";
import { callAsSelf, useSession } from "../session/session.ts";
import type { KeptFriend } from "../session/stored-session.ts";

/** Fetches the friends anew. Without an answer the next check-in says again that they have changed. */
export async function fetchFriends(): Promise<void> {
  try {
    const { friendsHash: hash, values = [] } = await callAsSelf<typeof friends>("GET /friends");
    const list = values.map(([userID, username, displayName, , carID, carHueAngle]): KeptFriend => {
      return { userID, username, displayName, carID, carHueAngle };
    });
    useSession.setState(({ friends: { seen } }) => ({ friends: { hash, list, seen } }));
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}

/** Remembers who is online now. Who is no friend any more is forgotten. */
export function sawOnline(online: readonly Pick<SeenFriend, "userID">[]): void {
  const { friends } = useSession.getState();
  const now = stampOf(new Date());
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
