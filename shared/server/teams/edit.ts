import type { TeamForm } from "../../contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { saysAgain } from "../../rules/account/looks.ts";
import { refuseMuted } from "../conduct/holds.ts";
import { isUniqueBreach } from "../platform/postgres/unique.ts";
import type { Work } from "../platform/work.ts";
import { refuseClosed } from "../players/class-standing.ts";
import { columnsOf, isRefusedName, refuseTakenAway, tagTaken } from "./form.ts";
import { lockOwnTeam, rosterChanged, teamChanged } from "./own.ts";

/**
 * Changes what a team is called, how it looks and whom it takes. What a moderator hid shows again only when it
 * is something else, and not the same in another spelling. The password has been confirmed before. Refuses: notCaptain, nameTaken, badInput, muted,
 * classSetting (words for whoever wants in).
 *
 * @source teams §5 Team form
 */
export async function editTeam(
  work: Work,
  userID: UserID,
  form: TeamForm,
): Promise<{ readonly teamID: TeamID; readonly tag: string }> {
  const team = await lockOwnTeam(work, userID, "captain");
  await refuseMuted(work, userID);
  const columns = columnsOf(form, team);
  if (columns.tag !== team.tag) await refuseTakenAway(work, columns.tag);
  if (columns.requirements !== team.requirements && columns.requirements !== "")
    await refuseClosed(work.trx, userID, "allow_team_communication");
  const isReworded =
    columns.tag !== team.tag || columns.name !== team.name || columns.requirements !== team.requirements;
  await work.trx
    .updateTable("teams")
    .set({
      ...columns,
      is_name_hidden: columns.name === team.name ? team.is_name_hidden : await isRefusedName(work, columns.name),
      are_requirements_hidden:
        columns.are_requirements_hidden || saysAgain(columns.requirements, team.hidden_requirements ?? ""),
      ...(isReworded && { author_id: userID }),
    })
    .where("team_id", "=", team.team_id)
    .execute()
    .catch((error: unknown) => {
      throw isUniqueBreach(error, "teams_tag_key") ? tagTaken() : error;
    });
  const isSameTag = columns.tag === team.tag && columns.tag_color === team.tag_color;
  await (isSameTag ? teamChanged : rosterChanged)(work, team.team_id);
  return { teamID: team.team_id, tag: columns.tag };
}
