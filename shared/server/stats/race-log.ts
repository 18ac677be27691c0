import { sql, type RawBuilder } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import { textByID } from "../../content/texts/by-id.ts";
import type { LoggedRace } from "../../contracts/race/stats.ts";
import type { RaceID, TextID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { isAmong } from "../../rules/known.ts";
import type { RaceMode } from "../../rules/race/terms.ts";
import { asFastAs, type KnownMeasure } from "../../rules/text-measures/as-fast-as.ts";
import type { Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { knownMeasures } from "../texts/known.ts";

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

/** A page by its number, or what stands below or above a race that is known already. */
export interface LogPage extends LogFilters {
  readonly page: number;
  readonly limit: number;
  readonly before?: RaceID | undefined;
  readonly after?: RaceID | undefined;
}

interface LogRow extends Omit<
  LoggedRace,
  "raceID" | "lessonID" | "startedStamp" | "isWon" | "friends" | "title" | "asFastAs"
> {
  readonly raceID: RaceID;
  readonly startedStamp: Stamp;
  readonly lessonID: string | null;
  readonly isWon: boolean | null;
  readonly friends: number | null;
}

/** Beyond this many, races that a filter lets through are no longer counted. */
const COUNTED = 2_000;

/** From so many on, races that are passed over are not read. */
const FAR = 100;

/** Where a page begins, and which way it is read. */
interface Begin {
  readonly direction: "asc" | "desc";
  readonly from?: RawBuilder<unknown>;
  readonly offset: number;
  readonly limit: number;
}

/** Finished races of one racer, the newest first. Refuses: raceNotFound. @source teams-shop-seasons §3 Stats: raceLogs */
export async function raceLogOf({ db, config }: App, userID: UserID, asked: LogPage) {
  const where = filterOf(userID, asked, config.site);
  const total = await totalOf({ db }, userID, asked, where, config.site);
  const { direction, from, offset, limit } = await beginOf({ db }, userID, asked, total, where);
  const order = sql.raw(direction);
  const { rows } = await sql<LogRow>`
    select r.race_id as "raceID", r.site, r.started_stamp as "startedStamp", r.mode, r.friends, r.speed, r.accuracy, r.done,
      r.errors, r.elapsed_ms as "elapsedMs", r.text_id as "textID", races.lesson_id as "lessonID", r.is_won as "isWon",
      case when races.scoring = 'casual' then null else r.place end as place,
      (select w.state from race_rewards w where w.race_id = r.race_id and w.slot = r.slot) as state,
      exists (select 1 from key_logs k where k.race_id = r.race_id and k.slot = r.slot) as "hasReplay"
    from (select * from race_results r where ${where} ${from ?? sql``}
      order by started_stamp ${order}, race_id ${order} limit ${limit} offset ${offset}) r
    join races on races.race_id = r.race_id
    order by r.started_stamp desc, r.race_id desc`.execute(db);
  const measures = await knownMeasures(
    db,
    rows.flatMap(({ textID }) => textID ?? []),
  );
  return { logs: rows.map((row) => lineOf(row, measures)), ...total };
}

/** A page that is known by its number alone is counted from the nearer end. */
async function beginOf(
  app: Pick<App, "db">,
  userID: UserID,
  asked: LogPage,
  total: Total,
  where: RawBuilder<boolean>,
): Promise<Begin> {
  const { page, limit, before, after } = asked;
  if (before !== undefined) return { ...beside("desc", await knownRace(app, userID, before)), limit };
  if (after !== undefined) return { ...beside("asc", await knownRace(app, userID, after)), limit };
  const skipped = page * limit;
  const left = total.totalRecords - skipped;
  return total.isAtLeast || left > skipped
    ? skip(app, where, { direction: "desc", limit, offset: skipped })
    : skip(app, where, {
        direction: "asc",
        limit: Math.max(0, Math.min(limit, left)),
        offset: Math.max(0, left - limit),
      });
}

type Known = { readonly race_id: RaceID; readonly started_stamp: Stamp };

/** What stands below a race, or above it. */
const beside = (direction: "asc" | "desc", { race_id: raceID, started_stamp: stamp }: Known) => ({
  direction,
  offset: 0,
  from:
    direction === "desc"
      ? sql` and r.started_stamp <= ${stamp} and (r.started_stamp, r.race_id) < (${stamp}, ${raceID})`
      : sql` and r.started_stamp >= ${stamp} and (r.started_stamp, r.race_id) > (${stamp}, ${raceID})`,
});

/** Passes over many races by the index alone, up to the moment at which the page begins. */
async function skip(app: Pick<App, "db">, where: RawBuilder<boolean>, begin: Begin): Promise<Begin> {
  if (begin.offset < FAR || begin.limit === 0) return begin;
  const order = sql.raw(begin.direction);
  const { rows } = await sql<{ readonly stamp: Stamp; readonly passed: number }>`
    with passed as (
      select started_stamp as stamp from race_results r where ${where} order by started_stamp ${order} limit ${begin.offset + 1}),
    last as (select ${sql.raw(begin.direction === "desc" ? "min" : "max")}(stamp) as stamp from passed)
    select last.stamp, count(*) filter (where passed.stamp <> last.stamp) as passed from passed, last group by last.stamp`.execute(
    app.db,
  );
  const [at] = rows;
  if (!at) return begin;
  const from =
    begin.direction === "desc" ? sql` and r.started_stamp <= ${at.stamp}` : sql` and r.started_stamp >= ${at.stamp}`;
  return { ...begin, from, offset: begin.offset - at.passed };
}

const lineOf = (row: LogRow, measures: ReadonlyMap<TextID, KnownMeasure>): LoggedRace => ({
  ...row,
  asFastAs: row.textID === null ? null : asFastAs(row.speed, measures.get(row.textID)),
  lessonID: row.lessonID !== null && isAmong(LESSON_IDS, row.lessonID) ? row.lessonID : null,
  title: row.textID === null ? null : (textByID(row.textID)?.title ?? null),
  isWon: row.isWon ?? false,
  friends: row.friends ?? 0,
});

/** Each condition stands in the words of the index that it is for. */
function filterOf(userID: UserID, asked: LogFilters, ownSite: Site): RawBuilder<boolean> {
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

interface Total {
  readonly totalRecords: number;
  readonly isAtLeast: boolean;
}

/** The record knows how many there are in all. */
async function totalOf(
  { db }: Pick<App, "db">,
  userID: UserID,
  asked: LogFilters,
  where: RawBuilder<boolean>,
  ownSite: Site,
): Promise<Total> {
  const { site = ownSite, mode, from, until, won, friends, textID } = asked;
  if ([mode, from, until, won, friends, textID].every((filter) => filter === undefined)) {
    const record = await db
      .selectFrom("racing_stats")
      .select("races_played")
      .where("user_id", "=", userID)
      .where("site", "=", site)
      .executeTakeFirst();
    return { totalRecords: record?.races_played ?? 0, isAtLeast: false };
  }
  const { rows } = await sql<{ readonly counted: number }>`
    select count(*) as counted from (select 1 from race_results r where ${where} limit ${COUNTED + 1}) found`.execute(
    db,
  );
  const counted = rows[0]?.counted ?? 0;
  return { totalRecords: Math.min(COUNTED, counted), isAtLeast: counted > COUNTED };
}

async function knownRace({ db }: Pick<App, "db">, userID: UserID, raceID: RaceID): Promise<Known> {
  const row = await db
    .selectFrom("race_results")
    .select(["race_id", "started_stamp"])
    .where("race_id", "=", raceID)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!row) throw new Refusal("raceNotFound", "That race isn't in this list.");
  return row;
}
