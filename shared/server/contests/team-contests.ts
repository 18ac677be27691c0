import type { ContestBrief } from "../../contracts/teams/contest-shapes.ts";
import type { UserID } from "../../ids.ts";
import { contestStandings } from "../../rules/contests/standings.ts";
import { tagOf } from "../../rules/teams/form.ts";
import { dayOf } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { noSuchTeam } from "../teams/joiner.ts";
import { contestRaces, contestTeams, hasPlaces, headOf, memberOf, slotsOf } from "./read.ts";

const SHOWN = 10;

/**
 * The latest contests of a team that take or took place, the newest first. What it was asked into is told to its members
 * until it begins. Refuses: noTeam.
 */
export async function teamContestsOf(
  app: App,
  tag: string,
  viewerID: UserID | undefined,
): Promise<readonly ContestBrief[]> {
  const { db } = app;
  const now = app.nowStamp();
  const team = await db.selectFrom("teams").select("team_id").where("tag", "=", tagOf(tag)).executeTakeFirst();
  if (!team) throw noSuchTeam();
  const member = viewerID === undefined ? undefined : await memberOf(db, viewerID);
  const isMember = member?.teamID === team.team_id;
  const rows = await db
    .selectFrom("contest_teams as t")
    .innerJoin("contests as c", "c.contest_id", "t.contest_id")
    .selectAll("c")
    .where("t.team_id", "=", team.team_id)
    .where("c.called_off_stamp", "is", null)
    .where((eb) => {
      const isIn = eb("t.answer", "=", "in");
      return isMember ? isIn.or("c.first_day", ">", dayOf(now)) : isIn;
    })
    .orderBy("t.contest_id", "desc")
    .limit(SHOWN)
    .execute();
  const ids = rows.map(({ contest_id }) => contest_id);
  if (ids.length === 0) return [];
  const teams = Map.groupBy(await contestTeams(db, ids), ({ contestID }) => contestID);
  const races = Map.groupBy(await contestRaces(db, ids, now), ({ contestID }) => contestID);
  return rows.flatMap((row) => {
    const [there = [], raced = []] = [teams.get(row.contest_id), races.get(row.contest_id)];
    const slots = slotsOf(there, raced);
    const head = headOf(row, slots.length, now);
    const own = there.find(({ teamID }) => teamID === team.team_id);
    if (!own) return [];
    const standing = hasPlaces(head.state)
      ? contestStandings(slots, raced, row.best).find(({ slot }) => slot === own.slot)
      : undefined;
    return {
      ...head,
      own: {
        slot: own.slot,
        answer: own.answer,
        place: standing?.place ?? null,
        points: standing?.points ?? 0,
      },
      teams: there.map(({ contestID: _of, ...each }) => each),
    };
  });
}
