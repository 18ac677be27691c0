import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { seconds } from "#shared/units.ts";

import { KEYS } from "../data/keys.ts";
import { queryClient } from "../data/query-client.ts";
import { useSite } from "../net/site.ts";
import { lookAgain, usePresence } from "../realtime/presence-store.ts";
import { call, useSession } from "../session/session.ts";
import { knownFriends, takeFriends } from "./friends.ts";

const LOOK_EVERY_MS = seconds(15);

/**
 * Keeps track of friends online while they are shown: over the connection, or by calls where it is down.
 *
 * @returns whether a call succeeded; undefined while the connection is up, and before the first answer
 */
export function useFriendsHere(): boolean | undefined {
  const isUp = usePresence(({ line }) => line === "up");
  useEffect(() => {
    if (!isUp) return;
    const look = (): void => {
      if (document.visibilityState === "visible") lookAgain();
    };
    look();
    const looking = window.setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(looking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isUp]);
  return useFriendsByCalls();
}

/**
 * Keeps track of friends online by calls where the connection is down, as in schools that block sockets.
 *
 * @returns as `useFriendsHere`
 */
export function useFriendsByCalls(): boolean | undefined {
  const line = usePresence((state) => state.line);
  const isListKnown = useSession(({ friends }) => friends.hash !== "");
  const isUp = line === "up";
  const { status } = useQuery(
    {
      queryKey: KEYS.friendsHere,
      queryFn: lookAround,
      enabled: line !== "resting" && !(isUp && isListKnown),
      retry: false,
      refetchInterval: LOOK_EVERY_MS,
    },
    queryClient,
  );
  return isUp || status === "pending" ? undefined : status === "success";
}

/** A call tells who is online, but not where. */
async function lookAround(): Promise<true> {
  const answer = await call("GET /friends", { query: { ...knownFriends(), online: "1", games: "1" } });
  takeFriends(answer);
  if (usePresence.getState().line === "up") return true;
  const open = new Set<number>(answer.games);
  const app = useSite.getState().site ?? "type";
  const online = (answer.online ?? []).map((userID) => {
    const isOpen = open.has(userID);
    return { userID, app, doing: isOpen ? ("friend-race" as const) : ("around" as const), isOpen };
  });
  usePresence.setState({ online, openGames: open.size });
  return true;
}
