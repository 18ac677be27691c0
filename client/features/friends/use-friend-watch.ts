import { useEffect } from "react";

import { useLine } from "../../line/line-state.ts";
import { useRefreshed } from "../../line/relations.ts";
import { useSession } from "../../session/session.ts";
import { loadFriends, lookAroundAgain, takeRequests } from "./store.ts";

const LOOK_EVERY_MS = 15_000;

/** Keeps the page true while it is looked at: at once when somebody asks, accepts or comes, otherwise every few seconds. */
export function useFriendWatch(): void {
  useEffect(() => {
    void loadFriends();
    const look = (): void => {
      if (document.visibilityState === "visible") void lookAroundAgain();
    };
    const looking = window.setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    const stops = [
      useLine.subscribe((now, before) => {
        if (now.totalRequests !== before.totalRequests) void loadFriends();
      }),
      useSession.subscribe((now, before) => {
        if (now.friends.hash !== before.friends.hash) void loadFriends();
      }),
      useRefreshed.subscribe(({ requests }) => requests && takeRequests(requests)),
    ];
    return () => {
      clearInterval(looking);
      document.removeEventListener("visibilitychange", look);
      for (const stop of stops) stop();
    };
  }, []);
}
