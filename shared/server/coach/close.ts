import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { NOTHING_FOUND_YET, withOutcome } from "../../rules/coach/finding.ts";
import type { Outcome } from "../../rules/coach/outcome.ts";
import { before, days } from "../../units.ts";
import { endSpan, knownCostsOf } from "../key-costs/known.ts";
import { sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import type { Performer, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { comparedIn, gainsOf, openFortnight, type FortnightRow } from "./fortnights.ts";

/** What was practised without a connection may come so long after the end. */
const WAITS = days(1);

/** Closes all two weeks that were over a day ago. */
export const closeFortnights = (app: Performer): Promise<number> =>
  sweepChore(app, overdueFortnights, { page: 500, batch: 20 });

interface Due {
  readonly userID: UserID;
  readonly site: Site;
  readonly endsStamp: number;
}

/** Two weeks that wait to be closed, those that ended first before others. */
export const overdueFortnights: Chore<Due> = {
  failure: "two weeks with the coach could not be closed",
  async due(db, now, last, size) {
    const { rows } = await sql<Due>`
      select user_id as "userID", site, ends_stamp as "endsStamp" from coach_fortnights
      where ended_stamp is null and ends_stamp <= ${before(now, WAITS)}
        and (ends_stamp, user_id, site) > (${last?.endsStamp ?? 0}, ${last?.userID ?? 0}, ${last?.site ?? ""})
      order by ends_stamp, user_id, site limit ${size}`.execute(db);
    return rows;
  },
  async treat(work, due) {
    const userIDs = due.map(({ userID }) => userID);
    const there = new Set((await lockPlayers(work, userIDs, ["user_id"], "change")).map(({ user_id }) => user_id));
    let closed = 0;
    for (const { userID, site } of due.filter((each) => there.has(each.userID))) {
      const open = await openFortnight(work, userID, site);
      if (!open || open.ends_stamp > before(work.now, WAITS)) continue;
      await closeFortnight(work, open);
      closed++;
    }
    return closed;
  },
};

/**
 * Writes down what two weeks have brought, forgets what that was told by, and adds the first of a racer that says something to what all show.
 * The racer is locked.
 */
export async function closeFortnight(work: Work, row: FortnightRow): Promise<void> {
  const { user_id: userID, site } = row;
  const { inSpan } = await knownCostsOf(work.trx, userID, site);
  const [gains, outcome] = [gainsOf(row, inSpan), comparedIn(row, inSpan)];
  const isFound =
    outcome !== undefined &&
    Number.isFinite(outcome.more.gain / outcome.more.error) &&
    !(await wasFound(work, userID, site));
  await work.trx
    .updateTable("coach_fortnights")
    .set({
      ended_stamp: work.now,
      gains: gains && JSON.stringify(gains),
      is_found: isFound,
      costs: null,
      cards: "{}",
    })
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .where("started_stamp", "=", row.started_stamp)
    .execute();
  await endSpan(work, userID, site);
  if (isFound) await addToFinding(work, site, outcome);
}

const wasFound = async ({ trx }: Work, userID: UserID, site: Site): Promise<boolean> =>
  (await trx
    .selectFrom("coach_fortnights")
    .select("started_stamp")
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .where("is_found", "=", true)
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function addToFinding({ trx }: Work, site: Site, outcome: Outcome): Promise<void> {
  const { racers, weight, sum, squares } = withOutcome(NOTHING_FOUND_YET, outcome);
  await sql`
    insert into coach_findings as kept (site, racers, weight, sum, squares)
    values (${site}, ${racers}, ${weight}, ${sum}, ${squares})
    on conflict (site) do update set racers = kept.racers + excluded.racers, weight = kept.weight + excluded.weight,
      sum = kept.sum + excluded.sum, squares = kept.squares + excluded.squares`.execute(trx);
}
