import { sql } from "kysely";

import type { LeagueWeek } from "../../contracts/goals/leagues.ts";
import type { LeaguePopUp } from "../../contracts/goals/pop-ups.ts";
import { weekPrizes } from "../../rules/leagues/prizes.ts";
import { endOfPeriod, periodOf } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";
import type { Asker, PopUpSource } from "../looks/pop-up-source.ts";
import { isClosed } from "../players/class-standing.ts";
import { RACERS, TEAMS, type EntrantID, type LeagueKind } from "./kinds.ts";
import { ownWeeks } from "./own-weeks.ts";

/** A result is news for so many weeks. */
const NEWS_WEEKS = 2;

/**
 * How the last week of a player and of the team ended, and that the first one has begun. A place that was lifted later is another
 * one. Who left the leagues hears nothing, nor for whom a teacher closed them, and nobody of a class hears of a fall.
 *
 * @source teams-shop-seasons §1, §4 League reasons
 */
export const leaguePopUps: PopUpSource<"league"> = {
  group: "league",
  async read(asker) {
    const { class: row = null } = asker;
    if (isClosed(row, "show_leagues")) return [];
    const [own, team] = await Promise.all([ofRacer(asker), ofTeam(asker)]);
    const told = [...own, ...team].filter((popUp) => row === null || !isFall(popUp));
    return told.map((popUp) => ({ key: popUp.key, popUp }));
  },
};

const isFall = ({ tier, newTier }: LeaguePopUp): boolean => newTier < (tier ?? 0);

async function ofRacer(asker: Asker): Promise<readonly LeaguePopUp[]> {
  const week = await lastWeek(asker, RACERS, asker.userID);
  if (week) return [popUpOf(RACERS, `league:${week.week}:${week.reason}`, week)];
  return introOf(asker);
}

async function ofTeam(asker: Asker): Promise<readonly LeaguePopUp[]> {
  const team = await asker.db
    .selectFrom("team_members as m")
    .innerJoin("teams as t", "t.team_id", "m.team_id")
    .select(["t.team_id", "t.tag", "t.tag_color", "m.join_stamp"])
    .where("m.user_id", "=", asker.userID)
    .executeTakeFirst();
  if (!team) return [];
  const week = await lastWeek(asker, TEAMS, team.team_id);
  if (!week || team.join_stamp > week.endStamp) return [];
  const key = `team-league:${team.team_id}:${week.week}:${week.reason}`;
  return [{ ...popUpOf(TEAMS, key, week), tag: team.tag, tagColor: team.tag_color }];
}

/** The last week of somebody, if it was ranked and lately; undefined for who left the leagues. */
async function lastWeek({ db, now }: Asker, kind: LeagueKind, id: EntrantID): Promise<LeagueWeek | undefined> {
  const [week] = await ownWeeks(db, kind, id, 1);
  if (!week || week.place === null || week.week < (periodOf(kind.span, now) ?? 0) - NEWS_WEEKS) return undefined;
  const { rows } = await sql<{ is_out: boolean }>`
    select is_out from ${kind.standings} where ${kind.entrant} = ${id}`.execute(db);
  return rows[0]?.is_out === false ? week : undefined;
}

function popUpOf(kind: LeagueKind, key: string, week: LeagueWeek): LeaguePopUp {
  const { week: _number, ...told } = week;
  const isOwn = kind === RACERS;
  return {
    ...told,
    key,
    of: isOwn ? "racer" : "team",
    prizes: isOwn ? weekPrizes(week) : [],
    tag: null,
    tagColor: null,
  };
}

/** In the first week of a player's life in the leagues. */
async function introOf({ db, userID, now }: Asker): Promise<readonly LeaguePopUp[]> {
  const places = await db
    .selectFrom("league_places as p")
    .innerJoin("league_standings as s", "s.user_id", "p.user_id")
    .select(["p.week", "p.tier", "p.reason", "s.is_out"])
    .where("p.user_id", "=", userID)
    .orderBy("p.week")
    .limit(2)
    .execute();
  const [first] = places;
  const week = periodOf("league", now) ?? 0;
  if (places.length !== 1 || !first || first.is_out || first.reason !== null || first.week !== week) return [];
  return [
    {
      key: "league:intro",
      of: "racer",
      endStamp: endOfPeriod("league", week) ?? (0 as Stamp),
      tier: null,
      newTier: first.tier,
      place: null,
      racers: 0,
      points: 0,
      played: 0,
      seconds: 0,
      reason: "intro",
      prizes: [],
      tag: null,
      tagColor: null,
    },
  ];
}
