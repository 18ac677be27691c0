import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { spansOf } from "#shared/content/achievements/timed-ids.ts";

import { CallProblem } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { tellShown } from "../facts.ts";

/** Has prizes written that were reached in time and that nobody wrote before their event was over; the next look tries again. */
export async function checkLeft(ids: readonly AchievementID[]): Promise<void> {
  try {
    const { achieved } = await call("POST /achievements/check", { body: { ids: [...ids] } });
    if (achieved.length > 0) tellShown("achievements", ...spansOf(achieved));
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}
