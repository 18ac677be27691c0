import type { Kysely, Selectable } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { Drawn } from "../../rules/coach/lot.ts";
import { COACH } from "../../rules/coach/numbers.ts";
import { outcomeOf, type Outcome } from "../../rules/coach/outcome.ts";
import { NO_COST } from "../../rules/key-costs/cost.ts";
import type { Costs } from "../../rules/key-costs/costs.ts";
import { costsFrom } from "../../rules/key-costs/stored.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

export type FortnightRow = Selectable<Database["coach_fortnights"]>;

/** Of one racer on one site, the latest first. */
export const latestFortnights = (
  db: Kysely<Database>,
  userID: UserID,
  site: Site,
  count: number,
): Promise<FortnightRow[]> =>
  db
    .selectFrom("coach_fortnights")
    .selectAll()
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .orderBy("started_stamp", "desc")
    .limit(count)
    .execute();

/** The one that isn't closed. */
export const openFortnight = (
  { trx }: Pick<Work, "trx">,
  userID: UserID,
  site: Site,
): Promise<FortnightRow | undefined> =>
  trx
    .selectFrom("coach_fortnights")
    .selectAll()
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .where("ended_stamp", "is", null)
    .executeTakeFirst();

/** Whether its two weeks are over, be it closed or not. */
export const isOver = ({ ends_stamp }: FortnightRow, now: Stamp): boolean => ends_stamp <= now;

/** What practice has brought its racer; null where it says nothing. @param inSpan what the parts cost in the races of the second week */
export function gainsOf(row: FortnightRow, inSpan: Costs): Outcome | null {
  if (row.ended_stamp !== null) return row.gains;
  return row.days.length < COACH.fewestDays ? null : (comparedIn(row, inSpan) ?? null);
}

/** What the races of one that isn't closed say of its halves, whether there was practice or not. */
export const comparedIn = (row: FortnightRow, inSpan: Costs): Outcome | undefined =>
  outcomeOf(row.site, drawnIn(row), inSpan);

function drawnIn({ parts, costs }: FortnightRow): readonly Drawn[] {
  const before = costs === null ? undefined : costsFrom(costs);
  return parts.map((part) => ({ ...part, cost: before?.get(part.group)?.parts.get(part.part) ?? NO_COST }));
}
