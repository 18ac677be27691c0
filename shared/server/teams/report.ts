import type { TeamReport } from "../../contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { storeReport } from "../conduct/report.ts";
import type { Work } from "../platform/work.ts";
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
  const { authorID, words } = isMessage
    ? await messageOf(work, reporterID, teamID, teamMotdID)
    : await wordsOf(work, teamID, subject);
  await storeReport(work, reporterID, authorID, {
    subject,
    reason: subject === "team-name" || subject === "team-tag" ? "name" : "unkind",
    note,
    teamID,
    words,
    ...(isMessage && { teamMotdID }),
  });
}

/** What somebody wrote, and who. */
interface Written {
  readonly authorID: UserID;
  readonly words: string;
}

async function wordsOf(
  { trx }: Work,
  teamID: TeamID,
  subject: Exclude<TeamReport["subject"], "team-message">,
): Promise<Written> {
  const team = await trx
    .selectFrom("teams")
    .select(["captain_id", "author_id", "tag", "name", "requirements"])
    .where("team_id", "=", teamID)
    .executeTakeFirst();
  if (!team) throw noSuchTeam();
  const words = { "team-tag": team.tag, "team-name": team.name, "team-requirements": team.requirements }[subject];
  return { authorID: team.author_id ?? team.captain_id, words };
}

async function messageOf(
  { trx }: Work,
  reporterID: UserID,
  teamID: TeamID,
  teamMotdID: number | undefined,
): Promise<Written> {
  const motd = await trx
    .selectFrom("team_motds as d")
    .innerJoin("team_members as m", "m.team_id", "d.team_id")
    .select(["d.user_id", "d.message"])
    .where("d.team_motd_id", "=", teamMotdID ?? 0)
    .where("d.team_id", "=", teamID)
    .where("m.user_id", "=", reporterID)
    .executeTakeFirst();
  if (!motd) throw new Refusal("notFound", "We can't find that message.");
  return { authorID: motd.user_id, words: motd.message };
}
