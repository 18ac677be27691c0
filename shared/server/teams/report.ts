import type { TeamReport } from "../../contracts/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Work } from "../platform/work.ts";
import { storeReport } from "../players/report.ts";
import { noSuchTeam } from "./joiner.ts";

/**
 * Stores a player's report about the words of a team: it is about whoever wrote them, once a day for each kind. Members
 * may report a message. Refuses: noTeam, notFound (no such message for this player), notAllowed (one's own words),
 * badInput (a note that is unfriendly or contains contact details).
 *
 * @source rules People
 */
export async function reportTeam(
  work: Work,
  reporterID: UserID,
  teamID: TeamID,
  { subject, teamMotdID, note }: TeamReport,
): Promise<void> {
  const isMessage = subject === "team-message";
  const authorID = isMessage ? await authorOf(work, reporterID, teamID, teamMotdID) : await captainOf(work, teamID);
  await storeReport(work, reporterID, authorID, {
    subject,
    reason: subject === "team-name" ? "name" : "unkind",
    note,
    teamID,
    ...(isMessage && { teamMotdID }),
  });
}

async function captainOf({ trx }: Work, teamID: TeamID): Promise<UserID> {
  const team = await trx.selectFrom("teams").select("captain_id").where("team_id", "=", teamID).executeTakeFirst();
  if (!team) throw noSuchTeam();
  return team.captain_id;
}

async function authorOf(
  { trx }: Work,
  reporterID: UserID,
  teamID: TeamID,
  teamMotdID: number | undefined,
): Promise<UserID> {
  const motd = await trx
    .selectFrom("team_motds as d")
    .innerJoin("team_members as m", "m.team_id", "d.team_id")
    .select("d.user_id")
    .where("d.team_motd_id", "=", teamMotdID ?? 0)
    .where("d.team_id", "=", teamID)
    .where("m.user_id", "=", reporterID)
    .executeTakeFirst();
  if (!motd) throw new Refusal("notFound", "We can't find that message.");
  return motd.user_id;
}
