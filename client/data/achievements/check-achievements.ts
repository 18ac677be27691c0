import { QueryObserver } from "@tanstack/react-query";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { newlyEarned } from "#shared/rules/achievements/earned.ts";

import { serverNow } from "../../net/server-time.ts";
import { useSite } from "../../net/site.ts";
import { call } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { queryClient } from "../query-client.ts";
import { whenDue } from "../when-due.ts";
import { ACHIEVEMENTS_QUERY, type Achievements } from "./use-achievements.ts";

/** What the server answered already, by the figures that were known then. */
interface Asked {
  readonly standing: Achievements["standing"] | undefined;
  readonly ids: readonly AchievementID[];
}

/** What the player's figures earn by now, the server has not written yet, and was not asked about these figures. */
function dueOf({ standing, achievements }: Achievements, asked: Asked): readonly AchievementID[] {
  const { site } = useSite.getState();
  if (!site) return [];
  const had = achievements.map(([id]) => id);
  const known = new Set(asked.standing === standing ? [...had, ...asked.ids] : had);
  return newlyEarned(standing, known, site, serverNow()).map(({ achievementID }) => achievementID);
}

/**
 * Has earned achievements written while a page shows them: whenever the player's figures earn one, the server is asked to
 * check those. It is not asked again for what it did not find earned.
 *
 * @returns stops it
 * @source core §4, §7 Achievements
 */
export function checkAchievements(): () => void {
  const page = new QueryObserver(queryClient, ACHIEVEMENTS_QUERY);
  let asked: Asked = { standing: undefined, ids: [] };
  return whenDue({
    due() {
      const own = page.getCurrentResult().data;
      const ids = own ? dueOf(own, asked) : [];
      return own && ids.length > 0 ? { standing: own.standing, ids } : undefined;
    },
    async ask({ standing, ids }) {
      const { achieved } = await call("POST /achievements/check", { body: { ids: [...ids] } });
      asked = { standing, ids: asked.standing === standing ? [...asked.ids, ...ids] : ids };
      if (achieved.length > 0) tellShown("achievements");
    },
    follow: [(look) => page.subscribe(look), useSite.subscribe],
  });
}
