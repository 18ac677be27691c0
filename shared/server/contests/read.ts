import { sql, type Kysely, type Selectable } from "kysely";

import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { BestRace } from "../../rules/contests/standings.ts";
import {
  contestState,
  endOfContest,
  settledStamp,
  startOfContest,
  type ContestState,
} from "../../rules/contests/state.ts";
import type { Day, Stamp } from "../../units.ts";
import { isBanned } from "../conduct/banned.ts";
import type { Database } from "../database.ts";
import { cardColumns, isFindable } from "../players/player-card.ts";
import { shownName } from "../teams/shown-name.ts";
import type { ContestTables } from "./tables.ts";

export type ContestRow = Selectable<ContestTables["contests"]>;

/** Refuses: notFound. */
export async function contestRow(db: Kysely<Database>, contestID: number): Promise<ContestRow> {
  const row = await db.selectFrom("contests").selectAll().where("contest_id", "=", contestID).executeTakeFirst();
  if (!row) throw noSuchContest();
  return row;
}

export const noSuchContest = (): Refusal => new Refusal("notFound", "There's no contest at this address.");

/** Somebody in a team. */
export interface Member {
  readonly userID: UserID;
  readonly teamID: TeamID;
  readonly joinStamp: Stamp;
  readonly isCaptain: boolean;
}

export async function memberOf(db: Kysely<Database>, userID: UserID): Promise<Member | undefined> {
  return db
    .selectFrom("team_members as m")
    .innerJoin("teams as t", "t.team_id", "m.team_id")
    .select(["m.user_id as userID", "m.team_id as teamID", "m.join_stamp as joinStamp"])
    .select(sql<boolean>`t.captain_id = m.user_id`.as("isCaptain"))
    .where("m.user_id", "=", userID)
    .executeTakeFirst();
}

/** A team of a contest, as it is now, or as it was when it is no more. */
export interface TeamInContest {
  readonly contestID: number;
  readonly slot: number;
  readonly teamID: TeamID | null;
  readonly tag: string;
  readonly tagColor: string;
  readonly teamName: string;
  readonly answer: "waiting" | "in" | "declined";
}

export async function contestTeams(
  db: Kysely<Database>,
  contestIDs: readonly number[],
): Promise<readonly TeamInContest[]> {
  const rows = await db
    .selectFrom("contest_teams as c")
    .leftJoin("teams as t", "t.team_id", "c.team_id")
    .select(["c.contest_id", "c.slot", "c.team_id", "c.tag as asked_tag", "c.tag_color as asked_color", "c.answer"])
    .select(["t.tag", "t.tag_color", "t.name", "t.is_name_hidden"])
    .where("c.contest_id", "in", contestIDs)
    .orderBy("c.contest_id")
    .orderBy("c.slot")
    .execute();
  return rows.map((row) => {
    const { tag, tag_color: tagColor, name, is_name_hidden } = row;
    const isThere = tag !== null && name !== null && is_name_hidden !== null;
    return {
      contestID: row.contest_id,
      slot: row.slot,
      teamID: row.team_id,
      tag: tag ?? row.asked_tag,
      tagColor: tagColor ?? row.asked_color,
      teamName: isThere ? shownName({ name, tag, is_name_hidden }) : `Team ${row.asked_tag}`,
      answer: row.answer,
    };
  });
}

/** A race as `contestStandings` reads it. */
export interface CountedContestRace extends BestRace {
  readonly contestID: number;
  readonly userID: UserID | null;
}

/** Races of people: those of a declared bot, and of who is banned, don't count. */
const isFair = (now: Stamp) =>
  sql<boolean>`(r.user_id is null or not users.is_bot and not ${isBanned("users.user_id", now)})`;

/**
 * The races that count in some contests, without what is only looked at: of each team the best few of a day, and those of one
 * racer in any case.
 */
export async function contestRaces(
  db: Kysely<Database>,
  contestIDs: readonly number[],
  now: Stamp,
  userID?: UserID,
): Promise<readonly CountedContestRace[]> {
  const { rows } = await sql<CountedContestRace & { readonly best: number; readonly nth: number }>`
    select * from (
      select r.contest_id as "contestID", r.number, r.slot, r.user_id as "userID", r.day, r.points,
        r.started_stamp as "startedStamp", c.best,
        row_number() over (partition by r.contest_id, r.slot, r.day order by r.points desc, r.started_stamp, r.number) as nth
      from contest_races r join contests c using (contest_id) left join users on users.user_id = r.user_id
      where r.contest_id = any(${contestIDs}::bigint[]) and ${isFair(now)}) ranked
    where nth <= best or "userID" = ${userID ?? null}::bigint`.execute(db);
  return rows.map(({ best: _best, nth: _nth, ...race }) => race);
}

/** Who looks at a contest. */
export interface Viewer {
  readonly userID: UserID | undefined;
  /** undefined for guests, and without a team. */
  readonly member: Member | undefined;
  /** The newest day whose text they had. */
  readonly textDay: Day | null;
}

export async function viewerOf(db: Kysely<Database>, userID: UserID | undefined): Promise<Viewer> {
  if (userID === undefined) return { userID, member: undefined, textDay: null };
  const stats = await db
    .selectFrom("racing_stats")
    .select("daily_day")
    .where("user_id", "=", userID)
    .where("site", "=", "type")
    .executeTakeFirst();
  return { userID, member: await memberOf(db, userID), textDay: stats?.daily_day ?? null };
}

/** Some races with their racers. Whom strangers may not find is seen by themselves and by their team. */
export const racesToShow = (db: Kysely<Database>, numbers: readonly number[], { userID, member }: Viewer) =>
  db
    .selectFrom("contest_races as r")
    .leftJoin("users", "users.user_id", "r.user_id")
    .select(cardColumns(userID))
    .select(["r.number", "r.day", "r.race_id", "r.race_slot", "r.speed", "r.accuracy", "r.points"])
    .select(
      sql<boolean>`coalesce(${isFindable} or r.user_id = ${userID ?? null}::bigint
        or users.erase_stamp is null and exists (select 1 from team_members m
          where m.user_id = r.user_id and m.team_id = ${member?.teamID ?? null}::bigint), false)`.as("is_seen"),
    )
    .select(
      sql<boolean>`exists (select 1 from key_logs k where k.race_id = r.race_id and k.slot = r.race_slot)`.as(
        "has_log",
      ),
    )
    .where("r.number", "in", numbers)
    .execute();

/** The teams that race. */
export const slotsOf = (teams: readonly TeamInContest[]): readonly number[] =>
  teams.filter(({ answer }) => answer === "in").map(({ slot }) => slot);

export function headOf(row: ContestRow, teams: number, now: Stamp) {
  const times = { firstDay: row.first_day, days: row.days, calledOffStamp: row.called_off_stamp };
  const state: ContestState = contestState(times, teams, now);
  return {
    contestID: row.contest_id,
    name: row.name,
    site: row.site,
    lessonID: row.lesson_id,
    best: row.best,
    firstDay: row.first_day,
    days: row.days,
    startStamp: startOfContest(times),
    endStamp: endOfContest(times),
    settledStamp: settledStamp(times),
    calledOffStamp: row.called_off_stamp,
    state,
  };
}

/** Whether teams have places: only once it has begun, and where it takes place. */
export const hasPlaces = (state: ContestState): boolean => state !== "waiting" && state !== "calledOff";
