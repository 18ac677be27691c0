import type { TeamID } from "../../ids.ts";
import { refusedLooksOf } from "../../rules/account/looks.ts";
import type { ReportSubject } from "../../rules/moderation.ts";
import type { Work } from "../platform/work.ts";
import { lockTeam, teamChanged } from "./own.ts";

interface HiddenWords {
  readonly subject: Exclude<ReportSubject, "player">;
  /** null: the team is gone. */
  readonly teamID: TeamID | null;
  readonly teamMotdID: number | null;
  readonly words: string;
}

/**
 * Shows what a moderator hid of a team again, where the team and the very words are still there. A tag that was replaced may
 * be taken again, by anybody. The author is locked.
 */
export async function showTeamWords(work: Work, { subject, teamID, teamMotdID, words }: HiddenWords): Promise<void> {
  const { trx } = work;
  const team = teamID === null ? undefined : await lockTeam(work, teamID);
  switch (subject) {
    case "team-tag":
      await trx.deleteFrom("refused_tags").where("tag", "=", words).execute();
      break;
    case "team-name":
      await trx.deleteFrom("refused_names").where("look", "in", refusedLooksOf(words)).execute();
      await trx
        .updateTable("teams")
        .set({ is_name_hidden: false })
        .where("team_id", "=", team?.team_id ?? (0 as TeamID))
        .where("name", "=", words)
        .execute();
      break;
    case "team-requirements":
      await trx
        .updateTable("teams")
        .set({ are_requirements_hidden: false, hidden_requirements: null })
        .where("team_id", "=", team?.team_id ?? (0 as TeamID))
        .where("requirements", "=", words)
        .execute();
      break;
    case "team-message":
      await trx
        .updateTable("team_motds")
        .set({ is_hidden: false })
        .where("team_motd_id", "=", teamMotdID ?? 0)
        .where("message", "=", words)
        .execute();
      break;
  }
  if (team) await teamChanged(work, team.team_id);
}
