import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { spansOf } from "#shared/content/achievements/timed-ids.ts";

import { call } from "../../session/session.ts";
import { tellShown } from "../facts.ts";

/**
 * Has the server write those of some achievements that are earned, and what shows them asked for again.
 *
 * @throws CallProblem
 * @source core §7 Achievements
 */
export async function check(ids: readonly AchievementID[]): Promise<void> {
  const { achieved } = await call("POST /achievements/check", { body: { ids: [...ids] } });
  if (achieved.length > 0) tellShown("achievements", ...spansOf(achieved));
}
