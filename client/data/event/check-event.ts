import { QueryObserver } from "@tanstack/react-query";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";

import { call } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { queryClient } from "../query-client.ts";
import { whenDue } from "../when-due.ts";
import { EVENT_QUERY } from "./use-event.ts";

/**
 * Has the prizes of the event written as earned while a page shows them and finds some reached. What the server did not
 * find earned is not asked for again.
 *
 * @returns stops it
 */
export function checkEvent(): () => void {
  const page = new QueryObserver(queryClient, EVENT_QUERY);
  const asked = new Set<AchievementID>();
  return whenDue<readonly AchievementID[]>({
    due() {
      const prizes = page.getCurrentResult().data?.prizes ?? [];
      const ids = prizes
        .filter(({ state, achievementID }) => state === "due" && !asked.has(achievementID))
        .map(({ achievementID }) => achievementID);
      return ids.length > 0 ? ids : undefined;
    },
    async ask(ids) {
      const { achieved } = await call("POST /achievements/check", { body: { ids: [...ids] } });
      for (const id of ids) asked.add(id);
      if (achieved.length > 0) tellShown("achievements");
    },
    follow: [(look) => page.subscribe(look)],
  });
}
