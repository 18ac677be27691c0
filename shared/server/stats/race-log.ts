import { sql, type RawBuilder } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import { textByID } from "../../content/texts/by-id.ts";
import type { LoggedRace } from "../../contracts/race/stats.ts";
import type { RaceID, TextID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { isAmong } from "../../rules/known.ts";
import type { RaceMode } from "../../rules/race/terms.ts";
import { dayOf, startOf, type Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import type { Looked } from "./visible.ts";

/** What the log is filtered by; what isn't given lets everything through. */
interface LogFilters {
  readonly site?: Site | undefined;
  readonly mode?: RaceMode | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly won?: "1" | "0" | undefined;
  readonly friends?: "1" | "0" | undefined;
  readonly textID?: TextID | undefined;
}

/** A page by its number, or what follows a race that is known already. */
export interface LogPage extends LogFilters {
  readonly page: number;
  readonly limit: number;
  readonly before?: RaceID | undefined;
}

interface LogRow extends Omit<LoggedRace, "raceID" | "lessonID" | "startedStamp" | "isWon" | "friends" | "title"> {
  readonly raceID: RaceID;
  readonly startedStamp: Stamp;
  readonly lessonID: string | null;
  readonly isWon: boolean | null;
  readonly friends: number | null;
}

/** Beyond this many, races that a filter lets through are no longer counted one by one. */
const COUNTED = 100_000;

/** Finished races of one racer, the newest first. Refuses: raceNotFound. @source teams-shop-seasons §3 Stats: raceLogs */
export async function raceLogOf({ db, config }: App, looked: Looked, asked: LogPage) {
  const where = filterOf(looked, asked, config.site);
  const total = await totalOf({ db }, where);
  const last = asked.before === undefined ? undefined : await knownRace({ db }, looked, asked.before);
  const skipped = asked.page * asked.limit;
  // Without a known race a page is counted from the nearer end.
  const isFromEnd = !last && skipped > total / 2;
  const inPage = isFromEnd ? Math.max(0, Math.min(asked.limit, total - skipped)) : asked.limit;
  const direction = sql.raw(isFromEnd ? "asc" : "desc");
  const { rows } = await sql<LogRow>`
    select r.race_id as "raceID", r.site, r.started_stamp as "startedStamp", r.mode, r.friends, r.speed, r.accuracy, r.done,
      r.errors, r.elapsed_ms as "elapsedMs", r.text_id as "textID", races.lesson_id as "lessonID", r.is_won as "isWon",
      case when races.scoring = 'casual' then null else r.place end as place,
      (select w.state from race_rewards w where w.race_id = r.race_id and w.slot = r.slot) as state,
      exists (select 1 from key_logs k where k.race_id = r.race_id and k.slot = r.slot) as "hasReplay"
    from (select * from race_results r where ${where} ${last ? after(last) : sql``}
      order by started_stamp ${direction}, race_id ${direction}
      limit ${inPage} offset ${isFromEnd ? Math.max(0, total - skipped - asked.limit) : skipped}) r
    join races on races.race_id = r.race_id
    order by r.started_stamp desc, r.race_id desc`.execute(db);
  const shown = looked.isOwn ? rows : rows.filter(({ state }) => state !== "held" && state !== "refused");
  return { logs: shown.map((row) => lineOf(row, looked)), totalRecords: total };
}

function lineOf(row: LogRow, { isOwn }: Looked): LoggedRace {
  const known = {
    ...row,
    lessonID: row.lessonID !== null && isAmong(LESSON_IDS, row.lessonID) ? row.lessonID : null,
    title: row.textID === null ? null : (textByID(row.textID)?.title ?? null),
    isWon: row.isWon ?? false,
    friends: row.friends ?? 0,
  };
  return isOwn
    ? known
    : { ...known, startedStamp: startOf(dayOf(row.startedStamp)), state: null, hasReplay: false, friends: 0 };
}

/** Each condition stands in the words of the index that it is for. */
function filterOf({ userID }: Looked, asked: LogFilters, ownSite: Site): RawBuilder<boolean> {
  const conditions = [
    sql`r.user_id = ${userID}`,
    sql`r.standing = 'finished'`,
    sql`r.site = ${asked.site ?? ownSite}`,
    ...(asked.textID === undefined ? [] : [sql`r.text_id = ${asked.textID}`]),
    ...(asked.mode === undefined ? [] : [asked.mode === "friend" ? sql`r.mode = 'friend'` : sql`r.mode = 'public'`]),
    ...(asked.won === "1" ? [sql`r.is_won`] : asked.won === "0" ? [sql`not coalesce(r.is_won, false)`] : []),
    ...(asked.friends === "1" ? [sql`r.mode = 'friend' and r.friends > 0`] : []),
    ...(asked.friends === "0" ? [sql`coalesce(r.friends, 0) = 0`] : []),
    ...(asked.from === undefined ? [] : [sql`r.started_stamp >= ${asked.from}`]),
    ...(asked.until === undefined ? [] : [sql`r.started_stamp < ${asked.until}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

async function totalOf({ db }: Pick<App, "db">, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*) as total from (select 1 from race_results r where ${where} limit ${COUNTED}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

type KnownRace = { readonly race_id: RaceID; readonly started_stamp: Stamp };

const after = ({ race_id: raceID, started_stamp: stamp }: KnownRace) =>
  sql` and r.started_stamp <= ${stamp} and (r.started_stamp, r.race_id) < (${stamp}, ${raceID})`;

async function knownRace({ db }: Pick<App, "db">, { userID }: Looked, raceID: RaceID): Promise<KnownRace> {
  const row = await db
    .selectFrom("race_results")
    .select(["race_id", "started_stamp"])
    .where("race_id", "=", raceID)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!row) throw new Refusal("raceNotFound", "That race isn't in this list.");
  return row;
}
