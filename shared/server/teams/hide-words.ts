import { sql } from "kysely";

import type { TeamID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { bareLook, refusedLooksOf } from "../../rules/account/looks.ts";
import type { ReportSubject } from "../../rules/moderation.ts";
import { isFitTag } from "../conduct/word-rules.ts";
import type { Work } from "../platform/work.ts";
import { lockTeam, memberIDsOf, rosterChanged, teamChanged, type LockedTeam } from "./own.ts";
import { shownName } from "./shown-name.ts";

interface ReportedWords {
  readonly subject: Exclude<ReportSubject, "player">;
  readonly teamID: TeamID | null;
  readonly teamMotdID: number | null;
}

/**
 * Hides what was reported of a team from everybody but its author. Refuses: notFound (the team or the message is gone),
 * alreadyDone.
 */
export async function hideTeamWords(work: Work, { subject, teamID, teamMotdID }: ReportedWords): Promise<void> {
  const team = teamID === null ? undefined : await lockTeam(work, teamID);
  if (!team) throw new Refusal("notFound", "That team is gone. Close the report.");
  switch (subject) {
    case "team-tag":
      return takeTagAway(work, team);
    case "team-name":
      if (team.is_name_hidden) throw hiddenAlready();
      await hideName(work, team);
      break;
    case "team-requirements":
      if (team.are_requirements_hidden) throw hiddenAlready();
      await work.trx
        .updateTable("teams")
        .set({ are_requirements_hidden: true, hidden_requirements: bareLook(team.requirements) })
        .where("team_id", "=", team.team_id)
        .execute();
      break;
    case "team-message":
      await hideMessage(work, teamMotdID);
      break;
  }
  await teamChanged(work, team.team_id);
}

const hiddenAlready = (): Refusal => new Refusal("alreadyDone", "That's hidden already. Close the report.");

/** Also in what anybody was told about the team. No team takes the name again. */
async function hideName(work: Work, team: LockedTeam): Promise<void> {
  await work.trx.updateTable("teams").set({ is_name_hidden: true }).where("team_id", "=", team.team_id).execute();
  await work.trx
    .insertInto("refused_names")
    .values(refusedLooksOf(team.name).map((look) => ({ look, refused_stamp: work.now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await retell(work, team, "teamName", shownName({ ...team, is_name_hidden: true }));
}

/** Gives a team another tag, also in what anybody was told and in its members' past races; nobody gets the old one again. */
async function takeTagAway(work: Work, team: LockedTeam): Promise<void> {
  const { trx, now } = work;
  const tag = await freeTag(work, team.team_id);
  await trx.updateTable("teams").set({ tag }).where("team_id", "=", team.team_id).execute();
  await trx.insertInto("refused_tags").values({ tag: team.tag, refused_stamp: now }).execute();
  await retell(work, team, "tag", tag);
  const members = await memberIDsOf(trx, team.team_id);
  await sql`update notifications set data = jsonb_set(data, '{tag}', to_jsonb(${tag}::text))
    where from_user_id = any(${members}::bigint[]) and data ->> 'tag' = ${team.tag}`.execute(trx);
  await sql`update race_results set tag = ${tag}
    where user_id = any(${members}::bigint[]) and tag = ${team.tag}`.execute(trx);
  await rosterChanged(work, team.team_id);
}

const retell = ({ trx }: Work, { team_id }: LockedTeam, field: "teamName" | "tag", words: string) =>
  sql`update notifications set data = jsonb_set(data, array[${field}::text], to_jsonb(${words}::text))
    where data ? 'teamID' and (data ->> 'teamID')::bigint = ${team_id}`.execute(trx);

/** A neutral tag that no team has. */
async function freeTag({ trx }: Work, teamID: TeamID): Promise<string> {
  const number = teamID.toString(36).toUpperCase().padStart(4, "0").slice(-5);
  for (const letter of "XYZWVUQ") {
    const tag = `${letter}${number}`;
    const taken = await trx.selectFrom("teams").select("team_id").where("tag", "=", tag).executeTakeFirst();
    if (!taken && isFitTag(tag)) return tag;
  }
  throw new Error("no neutral tag is free");
}

async function hideMessage({ trx }: Work, teamMotdID: number | null): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("team_motds")
    .set({ is_hidden: true })
    .where("team_motd_id", "=", teamMotdID ?? 0)
    .where("is_hidden", "=", false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw hiddenAlready();
}
