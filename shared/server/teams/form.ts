import type { TeamForm } from "../../contracts/team-shapes.ts";
import { Refusal } from "../../refusal.ts";
import { moderate } from "../moderation/word-rules.ts";

/** The columns of a team that its captain sets. Refuses: badInput where the name or the tag is not fit for everybody. */
export function columnsOf(form: TeamForm) {
  for (const field of ["tag", "name"] as const) {
    if (!moderate(form[field]).clean) {
      throw new Refusal("badInput", "Please choose something that anyone may read.", { field });
    }
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

export const tagTaken = (): Refusal => new Refusal("nameTaken", "Another team has that tag.", { field: "tag" });
