import { sql, type Kysely } from "kysely";

import { endOfPeriod } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { isSettling, lastClosed } from "./closings.ts";
import type { LeagueKind } from "./kinds.ts";

/** The week that is closed next. */
export interface OpenWeek {
  readonly week: number;
  readonly endStamp: Stamp;
  /** `waits`: it is over, and races that began in it are unsettled or unpaid. */
  readonly state: "running" | "waits" | "due" | "closing";
  readonly groups: number;
  readonly members: number;
  /** Groups that are closed already. */
  readonly closed: number;
}

/** The week that is closed next, and how far that is. */
export async function openWeekOf(db: Kysely<Database>, kind: LeagueKind, now: Stamp): Promise<OpenWeek | undefined> {
  const last = await lastClosed(db, kind);
  const endStamp = last && endOfPeriod(kind.span, last.week + 1);
  if (last === undefined || endStamp === undefined) return undefined;
  const { rows } = await sql<Pick<OpenWeek, "groups" | "members" | "closed">>`
    select count(*) as groups, coalesce(sum(members), 0) as members, count(closed_stamp) as closed
    from ${kind.groups} where week = ${last.week + 1}`.execute(db);
  const figures = rows[0] ?? { groups: 0, members: 0, closed: 0 };
  const isOver = now >= endStamp;
  const state = last.isClosing ? "closing" : !isOver ? "running" : (await isSettling(db, endStamp)) ? "waits" : "due";
  return { week: last.week + 1, endStamp, state, ...figures };
}
