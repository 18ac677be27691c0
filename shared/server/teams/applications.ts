import type { Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { TeamApplication } from "../../contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { before } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { cardColumns, cardOfRow, type CardTimes } from "../players/player-card.ts";
import { averageOn, refusalOf } from "./joiner.ts";
import { admit, teamWords, type Newcomer } from "./membership.ts";
import { lacksRole, lockOwnTeam, officerIDsOf, teamIDOf } from "./own.ts";

const AT_ONCE = 200;

/** The applications to an officer's team, the oldest first. Refuses: notOfficer. @source teams §3 Application */
export async function applicationsTo(
  db: Kysely<Database>,
  site: Site,
  officerID: UserID,
  times: CardTimes,
): Promise<readonly TeamApplication[]> {
  const own = await db
    .selectFrom("team_members")
    .select("team_id")
    .where("user_id", "=", officerID)
    .where("role", "=", "officer")
    .executeTakeFirst();
  if (!own) throw lacksRole("officer");
  const rows = await db
    .selectFrom("team_applications")
    .innerJoin("users", "users.user_id", "team_applications.user_id")
    .leftJoin("racing_stats", (join) =>
      join.onRef("racing_stats.user_id", "=", "users.user_id").on("racing_stats.site", "=", site),
    )
    .select(cardColumns(officerID))
    .select(["racing_stats.races_played", "racing_stats.longest_session", "racing_stats.highest_speed"])
    .select(["team_applications.stamp", averageOn(site)])
    .where("team_applications.team_id", "=", own.team_id)
    .where("team_applications.denied_stamp", "is", null)
    .where("team_applications.stamp", ">", before(times.now, TEAM.lapse))
    .orderBy("team_applications.stamp")
    .orderBy("users.user_id")
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({
    ...cardOfRow(row, times),
    racesPlayed: row.races_played ?? 0,
    longestSession: row.longest_session ?? 0,
    avgSpeed: row.average,
    highestSpeed: row.highest_speed ?? 0,
    applicationStamp: row.stamp,
  }));
}

/** Those who wait for an answer of a team, the oldest application first. */
async function applicantsOf({ trx, now }: Work, teamID: TeamID, only?: UserID): Promise<readonly UserID[]> {
  const rows = await trx
    .selectFrom("team_applications")
    .select("user_id")
    .where("team_id", "=", teamID)
    .where("denied_stamp", "is", null)
    .where("stamp", ">", before(now, TEAM.lapse))
    .$if(only !== undefined, (query) => query.where("user_id", "=", only as UserID))
    .orderBy("stamp")
    .orderBy("user_id")
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Locks applicants, then the officer's team. @returns those who still wait, in the order of their applications */
async function lockApplicants(work: Work, officerID: UserID, only?: UserID) {
  const teamID = await teamIDOf(work.trx, officerID);
  if (teamID === undefined) throw lacksRole("officer");
  const asking = await applicantsOf(work, teamID, only);
  const players = await lockPlayers(work, asking, ["user_id", "username", "display_name"], "change");
  const team = await lockOwnTeam(work, officerID, "officer");
  if (team.team_id !== teamID) throw lacksRole("officer");
  const waiting = asking.length === 0 ? [] : await applicantsOf(work, teamID, only);
  const known = new Map(players.map((player) => [player.user_id, player]));
  return { team, applicants: waiting.flatMap((userID): Newcomer | never[] => known.get(userID) ?? []) };
}

/** Lets one applicant in. Refuses: notOfficer, notFound (no longer waiting), teamFull. @source teams §4 */
export async function acceptApplication(work: Work, officerID: UserID, userID: UserID): Promise<void> {
  const { team, applicants } = await lockApplicants(work, officerID, userID);
  const [applicant] = applicants;
  if (!applicant) throw new Refusal("notFound", "That application is no longer waiting.");
  if (team.members >= TEAM.maxMembers) throw refusalOf("full");
  await admit(work, team, applicant);
  work.notify(userID, "team-accept", teamWords(team));
}

/** Lets applicants in while there is room, the oldest application first. @returns the new members */
export async function acceptAllApplications(work: Work, officerID: UserID): Promise<readonly UserID[]> {
  const { team, applicants } = await lockApplicants(work, officerID);
  const accepted = applicants.slice(0, Math.max(0, TEAM.maxMembers - team.members));
  for (const applicant of accepted) {
    await admit(work, team, applicant);
    work.notify(applicant.user_id, "team-accept", teamWords(team));
  }
  return accepted.map((applicant) => applicant.user_id);
}

/** Denies applications, one or all; does nothing where none waits. Refuses: notOfficer. */
export async function denyApplications(work: Work, officerID: UserID, only?: UserID): Promise<void> {
  const { trx, now } = work;
  const { team, applicants } = await lockApplicants(work, officerID, only);
  if (applicants.length === 0) return;
  await trx
    .updateTable("team_applications")
    .set({ denied_stamp: now })
    .where("team_id", "=", team.team_id)
    .where(
      "user_id",
      "in",
      applicants.map((applicant) => applicant.user_id),
    )
    .execute();
  for (const officer of await officerIDsOf(trx, team.team_id)) work.changed(officer, "team");
}
