import type { Kysely } from "kysely";

import type { ContestBrief } from "../../contracts/teams/contest-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { CONTEST } from "../../rules/contests/numbers.ts";
import { contestStandings } from "../../rules/contests/standings.ts";
import { tagOf } from "../../rules/teams/form.ts";
import { dayOf, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
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
  const waiting = isMember ? await waitingFor(db, team.team_id, now) : [];
  const rows = [...waiting, ...(await takingPart(db, team.team_id))].toSorted(
    (one, other) => other.contest_id - one.contest_id,
  );
  const ids = rows.map(({ contest_id }) => contest_id);
  if (ids.length === 0) return [];
  const teams = Map.groupBy(await contestTeams(db, ids), ({ contestID }) => contestID);
  const races = Map.groupBy(await contestRaces(db, ids, now), ({ contestID }) => contestID);
  return rows.flatMap((row) => {
    const [there = [], raced = []] = [teams.get(row.contest_id), races.get(row.contest_id)];
    const slots = slotsOf(there);
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
      teams: there.filter(({ answer }) => isMember || answer === "in").map(({ contestID: _of, ...each }) => each),
    };
  });
}

const contestsOf = (db: Kysely<Database>, teamID: TeamID) =>
  db
    .selectFrom("contest_teams as t")
    .innerJoin("contests as c", "c.contest_id", "t.contest_id")
    .selectAll("c")
    .where("t.team_id", "=", teamID)
    .where("c.called_off_stamp", "is", null)
    .orderBy("t.contest_id", "desc");

const takingPart = (db: Kysely<Database>, teamID: TeamID) =>
  contestsOf(db, teamID).where("t.answer", "=", "in").limit(SHOWN).execute();

/** What the team was asked into, and may still answer. */
const waitingFor = (db: Kysely<Database>, teamID: TeamID, now: Stamp) =>
  contestsOf(db, teamID)
    .where("t.answer", "=", "waiting")
    .where("c.first_day", ">", dayOf(now))
    .limit(CONTEST.invitesAtOnce)
    .execute();
