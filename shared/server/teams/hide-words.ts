import { sql } from "kysely";

import type { TeamID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { ReportSubject } from "../../rules/moderation.ts";
import type { Work } from "../platform/work.ts";
import { lockTeam, teamChanged, type LockedTeam } from "./own.ts";
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
    case "team-name":
      if (team.is_name_hidden) throw hiddenAlready();
      await hideName(work, team);
      break;
    case "team-requirements":
      if (team.are_requirements_hidden) throw hiddenAlready();
      await work.trx
        .updateTable("teams")
        .set({ are_requirements_hidden: true })
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

/** Also in what members and those who were invited were told about the team. */
async function hideName({ trx }: Work, team: LockedTeam): Promise<void> {
  await trx.updateTable("teams").set({ is_name_hidden: true }).where("team_id", "=", team.team_id).execute();
  const name = shownName({ ...team, is_name_hidden: true });
  await sql`update notifications set data = jsonb_set(data, '{teamName}', to_jsonb(${name}::text))
    where user_id in (
      select user_id from team_members where team_id = ${team.team_id}
      union select user_id from team_invites where team_id = ${team.team_id}
    ) and data ->> 'teamName' = ${team.name}`.execute(trx);
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
