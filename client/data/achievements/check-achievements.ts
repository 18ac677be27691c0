import { QueryObserver } from "@tanstack/react-query";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { newlyEarned } from "#shared/rules/achievements/earned.ts";

import { CallProblem } from "../../net/call.ts";
import { serverNow } from "../../net/server-time.ts";
import { useSite } from "../../net/site.ts";
import { call } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { queryClient } from "../query-client.ts";
import { backOff, endBackOff, waitForCheck } from "./achievements-back-off.ts";
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
 * check those, what comes together at once, and after a failure not for some minutes. Nothing is asked when nothing is due,
 * nor again for what the server did not find earned.
 *
 * @returns stops it
 * @source core §4, §7 Achievements, §8
 */
export function checkAchievements(): () => void {
  const page = new QueryObserver(queryClient, ACHIEVEMENTS_QUERY);
  let timer: number | undefined;
  let isAsking = false;
  let asked: Asked = { standing: undefined, ids: [] };

  const look = (): void => {
    clearTimeout(timer);
    const own = page.getCurrentResult().data;
    const due = own ? dueOf(own, asked) : [];
    if (!own || isAsking || due.length === 0) return;
    timer = window.setTimeout(() => void ask(own.standing, due), waitForCheck());
  };

  const ask = async (standing: Achievements["standing"], ids: readonly AchievementID[]): Promise<void> => {
    isAsking = true;
    try {
      const { achieved } = await call("POST /achievements/check", { body: { ids: [...ids] } });
      asked = { standing, ids: asked.standing === standing ? [...asked.ids, ...ids] : ids };
      endBackOff();
      if (achieved.length > 0) tellShown("achievements");
    } catch (problem) {
      backOff();
      if (!(problem instanceof CallProblem)) throw problem;
    } finally {
      isAsking = false;
    }
    if (page.hasListeners()) look();
  };

  const stops = [page.subscribe(look), useSite.subscribe(look)];
  look();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
