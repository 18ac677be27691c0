import { sql, type Kysely } from "kysely";

import { GUEST_CAR } from "../../content/cars/catalog.ts";
import { SITES } from "../../content/site.ts";
import type { RacerActivity, TeamActivity } from "../../contracts/goals/leagues.ts";
import type { PlayerCard } from "../../contracts/social/players.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { inLeagueOrder, linesOf, outcomeOf } from "../../rules/leagues/close-group.ts";
import { tierInWeek } from "../../rules/leagues/idle.ts";
import { FIRST_TIER } from "../../rules/leagues/tiers.ts";
import { endOfPeriod, periodOf, startOfPeriod } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { App } from "../platform/work.ts";
import { refuseClosed } from "../players/class-standing.ts";
import { cardColumns, cardOfRow, cardTimesOf, isFindable } from "../players/player-card.ts";
import { shownName } from "../teams/shown-name.ts";
import { RACERS, TEAMS, type EntrantID, type LeagueKind } from "./kinds.ts";
import { ownWeeks } from "./own-weeks.ts";
import { rankedAmong } from "./ranked.ts";
import { bestMembers, weekScores } from "./week-scores.ts";

/** So many ended weeks are told. */
const RESULTS_TOLD = 12;

type Activity = Omit<RacerActivity, "racers" | "racesToday">;
type Entry = Pick<RacerActivity["racers"][number], "place" | "points" | "races" | "goes" | "hasRacedToday">;

/** A racer's group of this week, live. Refuses: classSetting. */
export async function racerActivityOf(app: App, userID: UserID): Promise<RacerActivity> {
  await refuseClosed(app.db, userID, "show_leagues");
  const { entries, ...activity } = await activityOf(app, RACERS, userID);
  const ids = [...entries.keys()] as UserID[];
  const rows =
    ids.length === 0
      ? []
      : await app.db
          .selectFrom("users")
          .select([...cardColumns(userID), isFindable.as("isFindable")])
          .where("users.user_id", "in", ids)
          .execute();
  const times = cardTimesOf(app);
  const racers = rows.flatMap(({ isFindable: isShown, ...row }) => {
    const entry = entries.get(row.user_id);
    const card = cardOfRow(row, times);
    return entry ? [{ ...(isShown || row.user_id === userID ? card : UNNAMED), ...entry }] : [];
  });
  return {
    ...activity,
    racesToday: await racesToday(app.db, userID, app.nowStamp()),
    racers: racers.toSorted(byPlace),
  };
}

/** Whom strangers may not find stands in the group as somebody, in a car that everybody has. @source rules Privacy */
const UNNAMED: PlayerCard = {
  userID: 0 as UserID,
  username: "",
  displayName: "A racer",
  title: "",
  carID: GUEST_CAR,
  carHueAngle: 0,
  look: "",
  playerLevel: 1,
  membership: "basic",
  tag: null,
  tagColor: null,
  isBot: false,
  isFounder: false,
};

/** The group of a racer's team, live, and who of it counts; without a team an empty one. Refuses: classSetting. */
export async function teamActivityOf(app: App, userID: UserID): Promise<TeamActivity> {
  const { db } = app;
  await refuseClosed(db, userID, "show_leagues");
  const own = await db.selectFrom("team_members").select("team_id").where("user_id", "=", userID).executeTakeFirst();
  const teamID = own?.team_id ?? null;
  const { entries, ...activity } = await activityOf(app, TEAMS, teamID ?? (0 as TeamID));
  const ids = [...entries.keys()] as TeamID[];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("teams")
          .select(["team_id", "name", "tag", "tag_color", "is_name_hidden", "members"])
          .where("team_id", "in", ids)
          .execute();
  const teams = rows.flatMap((row) => {
    const entry = entries.get(row.team_id);
    const { team_id, tag, tag_color: tagColor, members } = row;
    return entry ? [{ teamID: team_id, name: shownName(row), tag, tagColor, members, ...entry }] : [];
  });
  return {
    ...activity,
    teamID,
    racesToday: await racesToday(db, userID, app.nowStamp()),
    teams: teams.toSorted(byPlace),
    best: teamID === null ? [] : await bestMembers({ trx: db, now: app.nowStamp() }, activity.week, teamID, userID),
  };
}

const byPlace = (one: Entry, other: Entry): number => one.place - other.place;

async function activityOf(
  app: App,
  kind: LeagueKind,
  id: EntrantID,
): Promise<Activity & { readonly entries: ReadonlyMap<EntrantID, Entry> }> {
  const { db } = app;
  const now = app.nowStamp();
  const thisWeek = periodOf(kind.span, now) ?? 0;
  const { rows } = await sql<OwnRow>`
    select s.tier, s.raced_week as "racedWeek", s.highest_tier as "highestTier", s.tournaments_won as "tournamentsWon",
      s.is_out as "isOut", p.week, p.group_id as "groupID", p.tier as "placeTier", p.reason is not null as "isOver"
    from ${kind.standings} s left join ${kind.places} p
      on p.${kind.entrant} = s.${kind.entrant} and (p.week = ${thisWeek} or p.reason is null and p.group_id is not null)
    where s.${kind.entrant} = ${id} order by p.week`.execute(db);
  const own = rows.find(({ groupID, isOver }) => groupID !== null && !isOver) ?? rows[0];
  const week = own?.week ?? thisWeek;
  const [startStamp, endStamp] = [startOfPeriod(kind.span, week) ?? now, endOfPeriod(kind.span, week) ?? now];
  const tier = own ? (own.placeTier ?? tierInWeek(own, thisWeek)) : FIRST_TIER;
  const entries = await entriesOf(db, kind, { week, tier, groupID: own?.groupID ?? null, now });
  return {
    week,
    startStamp,
    endStamp,
    state: endStamp <= now ? "counting" : "running",
    tier,
    highestTier: own?.highestTier ?? FIRST_TIER,
    tournamentsWon: own?.tournamentsWon ?? 0,
    isOut: own?.isOut ?? false,
    isUnranked: own?.week === thisWeek && own.groupID === null && !own.isOver,
    ...linesOf(tier, entries.size),
    results: await ownWeeks(db, kind, id, RESULTS_TOLD),
    entries,
  };
}

interface OwnRow {
  readonly tier: number;
  readonly racedWeek: number;
  readonly highestTier: number;
  readonly tournamentsWon: number;
  readonly isOut: boolean;
  readonly week: number | null;
  readonly groupID: number | null;
  readonly placeTier: number | null;
  readonly isOver: boolean;
}

/** Those of a group who are ranked, by place. */
async function entriesOf(
  db: Kysely<Database>,
  kind: LeagueKind,
  { week, tier, groupID, now }: { week: number; tier: number; groupID: number | null; now: Stamp },
): Promise<ReadonlyMap<EntrantID, Entry>> {
  if (groupID === null) return new Map();
  const { rows } = await sql<{ id: EntrantID }>`
    select ${kind.entrant} as id from ${kind.places} where group_id = ${groupID}`.execute(db);
  const ranked = await rankedAmong(
    { trx: db, now },
    kind,
    rows.map(({ id }) => id),
  );
  const ids = [...ranked].flatMap(([id, { isRanked }]) => (isRanked ? [id] : []));
  const scores = (await weekScores({ trx: db, now }, kind, week, ids)).toSorted(inLeagueOrder);
  const today = await racedToday(db, kind, ids, now);
  return new Map(
    scores.map(({ id, points, races }, nth) => {
      const place = nth + 1;
      const { newTier, reason } = outcomeOf(tier, place, races, scores.length);
      const goes = newTier > tier || reason === "winner" ? "up" : newTier < tier ? "down" : "stays";
      return [id, { place, points, races, goes, hasRacedToday: today.has(id) }];
    }),
  );
}

async function racedToday(
  db: Kysely<Database>,
  kind: LeagueKind,
  ids: readonly EntrantID[],
  now: Stamp,
): Promise<ReadonlySet<EntrantID>> {
  const scores = sql.table(kind === RACERS ? "racer_scores" : "team_scores");
  const { rows } = await sql<{ id: EntrantID }>`
    select distinct ${kind.entrant} as id from ${scores}
    where span = 'day' and period = ${periodOf("day", now)} and site = any(${[...SITES]})
      and ${kind.entrant} = any(${ids}::bigint[]) and ranked > 0`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function racesToday(db: Kysely<Database>, userID: UserID, now: Stamp): Promise<number> {
  const { rows } = await sql<{ races: number }>`
    select coalesce(sum(ranked), 0) as races from racer_scores
    where span = 'day' and period = ${periodOf("day", now)} and site = any(${[...SITES]}) and user_id = ${userID}`.execute(
    db,
  );
  return rows[0]?.races ?? 0;
}
