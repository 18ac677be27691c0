import { useWatch, type Control } from "react-hook-form";

import { CONTEST_NAMES } from "#shared/content/contests.ts";
import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatMoment } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";
import { CONTEST } from "#shared/rules/contests/numbers.ts";
import { isTag } from "#shared/rules/teams/form.ts";
import { startOf } from "#shared/units.ts";

import type { Option } from "../../../ui/controls/select.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { firstDays, tagsIn, tagsProblem, type ContestValues } from "./form-values.ts";

import style from "./set-up.module.css";

const optionsOf = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const NAMES = optionsOf(CONTEST_NAMES);
const LESSONS = optionsOf(LESSON_NAMES);
const LENGTHS = CONTEST.lengths.map((days) => ({ value: String(days), label: formatCount(days, "day") }));
const BESTS = Array.from({ length: CONTEST.bestMax - CONTEST.bestMin + 1 }, (_, nth) => CONTEST.bestMin + nth).map(
  (best) => ({ value: String(best), label: best === 1 ? "The best racer" : `The best ${best}` }),
);
/** As long as a field gets by all the teams that may be asked. */
const TAGS_LENGTH = 80;

interface ContestFieldsProps {
  readonly control: Control<ContestValues>;
  readonly ownTag: string;
  readonly isMath: boolean;
}

/** All that a captain decides of a contest. */
export function ContestFields({ control, ownTag, isMath }: ContestFieldsProps) {
  const days = firstDays(useNow());
  return (
    <>
      <SelectField control={control} name="name" label="Name" options={NAMES} />
      <TextField
        control={control}
        name="tags"
        label="Teams to invite"
        mark="required"
        hint={`Their tags with spaces between, up to ${CONTEST.teamsMax - 1} teams. A tag stands before a team's name.`}
        maxLength={TAGS_LENGTH}
        counter={false}
        autoComplete="off"
        spellCheck={false}
        check={(text) => tagsProblem(text, ownTag)}
      />
      <Invited control={control} />
      <SelectField
        control={control}
        name="firstDay"
        label="Begins on"
        options={days.map((day) => ({ value: String(day), label: formatMoment(startOf(day)) }))}
        hint="In your time. Other captains can answer until then."
      />
      <div className={style.halves}>
        <SelectField control={control} name="days" label="Length" options={LENGTHS} />
        <SelectField control={control} name="best" label="Who counts each day" options={BESTS} />
      </div>
      {isMath && (
        <SelectField
          control={control}
          name="lessonID"
          label="Lesson"
          options={LESSONS}
          hint="Everyone races with the same kind of problems."
        />
      )}
    </>
  );
}

/** The tags as they are understood. Pure picture: the field says the same. */
function Invited({ control }: Pick<ContestFieldsProps, "control">) {
  const tags = tagsIn(useWatch({ control, name: "tags" })).filter(isTag);
  return (
    <p className={style.invited} aria-hidden>
      {tags.map((tag) => (
        <TeamTag key={tag} tag={tag} />
      ))}
    </p>
  );
}
