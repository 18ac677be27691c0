import { useEffect, useState } from "react";

import type { Stamp } from "#shared/units.ts";

import { lookAtNews } from "../../data/news/use-news.ts";
import { CallProblem } from "../../net/call.ts";
import { isRegistered, useSession } from "../../session/session.ts";

/** Says once that the player sees what came out up to a moment, where that is further than before. */
export function useNewsLook(upto: Stamp | undefined): void {
  const user = useSession((session) => session.user);
  const isDue = upto !== undefined && isRegistered(user) && upto > (user.lastNews ?? 0);
  useEffect(() => {
    if (!isDue) return;
    lookAtNews(upto).catch((problem: unknown) => {
      // The mark in the menu stays for another time.
      if (!(problem instanceof CallProblem)) throw problem;
    });
  }, [isDue, upto]);
}

/** From when on posts are new to the player, as it was when the page opened; undefined for guests. */
export function useNewFrom(): Stamp | undefined {
  const user = useSession((session) => session.user);
  const [from] = useState(() => (isRegistered(user) ? (user.lastNews ?? user.createdStamp) : undefined));
  return from;
}
