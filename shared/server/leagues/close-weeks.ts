import { sql } from "kysely";

import { mayClose, mustClose } from "../../rules/leagues/weeks.ts";
import { endOfPeriod } from "../../rules/periods.ts";
import { sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import { perform, type Performer } from "../platform/work.ts";
import { closeLeagueGroup } from "./close-group.ts";
import { beginClosing, endClosing, IS_WAITING, isSettling, lastClosed } from "./closings.ts";
import { LEAGUE_KINDS, type EntrantID, type LeagueKind } from "./kinds.ts";
import { weighWaiting } from "./late.ts";

const GROUPS_AT_ONCE = 200;

/**
 * Closes the league weeks that are over, each after the one before it, racers' and teams'. The clock only rings: what is left to
 * do is what the rows say, so that a run goes on wherever another one ended, and any number may run at once.
 *
 * @source rules Leagues: Closing
 */
export async function closeLeagues(app: Performer): Promise<void> {
  for (const kind of LEAGUE_KINDS) while (await closeNextWeek(app, kind));
}

/** @returns whether it closed one */
async function closeNextWeek(app: Performer, kind: LeagueKind): Promise<boolean> {
  const last = await lastClosed(app.db, kind);
  if (last === undefined) return false;
  const week = last.week + 1;
  const endStamp = endOfPeriod(kind.span, week);
  const now = app.nowStamp();
  if (endStamp === undefined) return false;
  // What is begun is ended, whatever a clock says that was set back.
  if (!last.isClosing) {
    if (!mayClose(now, endStamp)) return false;
    if (!mustClose(now, endStamp) && (await isSettling(app.db, endStamp))) return false;
    await perform(app, (work) => beginClosing(work, kind, week));
  }
  await sweepChore(app, groupsOf(kind, week), { page: GROUPS_AT_ONCE, batch: 1 });
  await sweepChore(app, waitingIn(kind, week), { page: GROUPS_AT_ONCE, batch: 1 });
  return perform(app, (work) => endClosing(work, kind, week));
}

const groupsOf = (kind: LeagueKind, week: number): Chore<number> => ({
  failure: "a group of a league could not be closed",
  async due(db, _now, last, size) {
    const { rows } = await sql<{ group_id: number }>`
      select group_id from ${kind.groups}
      where week = ${week} and closed_stamp is null and group_id > ${last ?? 0}
      order by group_id limit ${size}`.execute(db);
    return rows.map(({ group_id }) => group_id);
  },
  async treat(work, groupIDs) {
    let closed = 0;
    for (const groupID of groupIDs) if (await closeLeagueGroup(work, kind, groupID)) closed++;
    return closed;
  },
});

const waitingIn = (kind: LeagueKind, week: number): Chore<EntrantID> => ({
  failure: "who came late into a week of a league could not be weighed",
  async due(db, _now, last, size) {
    const { rows } = await sql<{ id: EntrantID }>`
      select ${kind.entrant} as id from ${kind.places} where week = ${week} and ${IS_WAITING}
        and ${kind.entrant} > ${last ?? 0} and not exists (
          select 1 from ${kind.groups} where week = ${week} and closed_stamp is null)
      order by 1 limit ${size}`.execute(db);
    return rows.map(({ id }) => id);
  },
  treat: (work, ids) => weighWaiting(work, kind, week, ids),
});
