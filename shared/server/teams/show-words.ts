import type { TeamID } from "../../ids.ts";
import { bareLook, refusedLooksOf, saysAgain } from "../../rules/account/looks.ts";
import type { ReportSubject } from "../../rules/moderation.ts";
import { moderate } from "../conduct/word-rules.ts";
import type { Work } from "../platform/work.ts";
import { isRefusedName } from "./form.ts";
import { lockTeam, teamChanged, type LockedTeam } from "./own.ts";

interface HiddenWords {
  readonly subject: Exclude<ReportSubject, "player">;
  /** null: the team is gone. */
  readonly teamID: TeamID | null;
  readonly teamMotdID: number | null;
  readonly words: string;
}

/**
 * Shows what a moderator hid of a team again, where the team and the words are still there, and lets them be written anew.
 * A tag that was replaced may be taken again, by anybody. The author is locked; the action has been taken back before.
 */
export async function showTeamWords(work: Work, { subject, teamID, teamMotdID, words }: HiddenWords): Promise<void> {
  const { trx } = work;
  const team = teamID === null ? undefined : await lockTeam(work, teamID);
  switch (subject) {
    case "team-tag":
      await trx.deleteFrom("refused_tags").where("tag", "=", words).execute();
      break;
    case "team-name":
      await allowName(work, words);
      if (team?.is_name_hidden) await showName(work, team, words);
      break;
    case "team-requirements":
      if (team) await showRequirements(work, team, bareLook(words));
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

/** Teams may have a name again, as far as no other action that stands hid one like it. */
async function allowName({ trx }: Work, name: string): Promise<void> {
  const standing = await trx
    .selectFrom("moderation_actions")
    .select("words")
    .distinct()
    .where("measure", "=", "hide")
    .where("subject", "=", "team-name")
    .where("lifted_stamp", "is", null)
    .where("words", "is not", null)
    .execute();
  const refused = new Set(standing.flatMap(({ words }) => refusedLooksOf(words ?? "")));
  const looks = refusedLooksOf(name).filter((look) => !refused.has(look));
  if (looks.length > 0) await trx.deleteFrom("refused_names").where("look", "in", looks).execute();
}

/** The very words, and another spelling that nothing else refuses. */
async function showName(work: Work, { team_id, name }: LockedTeam, words: string): Promise<void> {
  if (name !== words && (await isRefusedName(work, name))) return;
  await work.trx.updateTable("teams").set({ is_name_hidden: false }).where("team_id", "=", team_id).execute();
}

/** What the word rules hide stays hidden. */
async function showRequirements({ trx }: Work, team: LockedTeam, hiddenLook: string): Promise<void> {
  if (team.hidden_requirements !== hiddenLook) return;
  const areShown = saysAgain(team.requirements, hiddenLook) && moderate(team.requirements).clean;
  await trx
    .updateTable("teams")
    .set({ hidden_requirements: null, ...(areShown && { are_requirements_hidden: false }) })
    .where("team_id", "=", team.team_id)
    .execute();
}
