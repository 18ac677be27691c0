import { sql } from "kysely";

import { periodOf, type Span } from "../../rules/periods.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days, type Stamp } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

const isOld = (span: Span, keptDays: number, now: Stamp) =>
  sql<boolean>`span = ${span} and period < ${periodOf(span, before(now, days(keptDays)))}`;

/** A racer's days, which are the charts, and all seasons stay; of lessons and teams nobody looks at old days. */
export const scorePurges: readonly Batch[] = [
  purge("racer_scores", (now) => isOld("week", KEPT_DAYS.weekScore, now)),
  purge("racer_scores", (now) => isOld("league", KEPT_DAYS.weekScore, now)),
  purge("racer_scores", (now) => isOld("month", KEPT_DAYS.monthScore, now)),
  purge("lesson_scores", (now) => isOld("day", KEPT_DAYS.weekScore, now)),
  purge("lesson_scores", (now) => isOld("week", KEPT_DAYS.weekScore, now)),
  purge("lesson_scores", (now) => isOld("month", KEPT_DAYS.monthScore, now)),
  purge("team_scores", (now) => isOld("day", KEPT_DAYS.weekScore, now)),
  purge("team_scores", (now) => isOld("week", KEPT_DAYS.weekScore, now)),
  purge("team_scores", (now) => isOld("team-league", KEPT_DAYS.weekScore, now)),
  purge("team_scores", (now) => isOld("month", KEPT_DAYS.monthScore, now)),
];
