import type { TeamForm } from "../../contracts/teams/team-shapes.ts";
import { Refusal } from "../../refusal.ts";
import { askedLooksOf } from "../../rules/account/looks.ts";
import { newTagProblem, newTeamNameProblem } from "../../rules/teams/form.ts";
import { isFitTag, moderate } from "../conduct/word-rules.ts";
import type { Work } from "../platform/work.ts";

interface Called {
  readonly tag: string;
  readonly name: string;
}
const JUDGED = [
  { field: "tag", problemOf: newTagProblem, isFit: isFitTag },
  { field: "name", problemOf: newTeamNameProblem, isFit: (name: string) => moderate(name).clean },
] as const;

/**
 * The columns of a team that its captain sets. Refuses: badInput where the name or the tag is not fit for everybody, or
 * reserved.
 *
 * @param before the team as it stands: what it is called may stay
 */
export function columnsOf(form: TeamForm, before?: Called) {
  for (const { field, problemOf, isFit } of JUDGED) {
    const text = form[field];
    if (text === before?.[field]) continue;
    const problem = problemOf(text);
    if (problem !== undefined) throw new Refusal("badInput", problem, { field });
    if (!isFit(text)) throw unfit(field);
  }
  return {
    tag: form.tag,
    tag_color: form.tagColor,
    name: form.name,
    enrollment: form.enrollment,
    min_races: form.minRaces,
    min_speed: form.minSpeed,
    requirements: form.otherRequirements,
    are_requirements_hidden: !moderate(form.otherRequirements).clean,
    auto_remove_days: form.autoRemove,
  };
}

const unfit = (field: "tag" | "name"): Refusal =>
  new Refusal("badInput", "Please choose something that anyone may read.", { field });

/** Refuses: badInput for a tag that a moderator took from a team. */
export async function refuseTakenAway({ trx }: Pick<Work, "trx">, tag: string): Promise<void> {
  const row = await trx.selectFrom("refused_tags").select("tag").where("tag", "=", tag).executeTakeFirst();
  if (row) throw unfit("tag");
}

/** Whether a moderator hid this name, or one that looks like it, of whatever team. */
export async function isRefusedName({ trx }: Pick<Work, "trx">, name: string): Promise<boolean> {
  const row = await trx
    .selectFrom("refused_names")
    .select("look")
    .where("look", "in", askedLooksOf(name))
    .executeTakeFirst();
  return row !== undefined;
}

/** Refuses: badInput for a name that a moderator hid. */
export async function refuseHiddenName(work: Pick<Work, "trx">, name: string): Promise<void> {
  if (await isRefusedName(work, name)) throw unfit("name");
}

export const tagTaken = (): Refusal => new Refusal("nameTaken", "Another team has that tag.", { field: "tag" });
