import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days, type Stamp } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

const isOld = (spans: readonly string[], keptDays: number, now: Stamp) =>
  sql<boolean>`split_part(board, ':', 3) = any(${spans}::text[]) and end_stamp < ${before(now, days(keptDays))}`;

/** Boards go with the scores that they were made of; those of seasons stay. */
export const boardPurges: readonly Batch[] = [
  purge("boards", (now) => isOld(["day", "week"], KEPT_DAYS.weekScore, now)),
  purge("boards", (now) => isOld(["month"], KEPT_DAYS.monthScore, now)),
];
