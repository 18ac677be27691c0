import type { ReactNode } from "react";
import { useController, useWatch, type Control } from "react-hook-form";

import { formatCount } from "#shared/format/figures.ts";
import {
  newTagProblem,
  newTeamNameProblem,
  tagOf,
  tagProblem,
  teamNameOf,
  teamNameProblem,
} from "#shared/rules/teams/form.ts";
import { MIN_RACES_OPTIONS, MIN_SPEED_OPTIONS, TEAM } from "#shared/rules/teams/numbers.ts";

import { useSite } from "../../../net/site.ts";
import type { Option } from "../../../ui/controls/select.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { filled, TextField } from "../../../ui/form/text-field.tsx";
import { ColorChoice } from "./color-choice.tsx";
import type { TeamValues } from "./form-values.ts";

import style from "./team-form.module.css";

const ENROLLMENT_OPTIONS: readonly Option[] = [
  { value: "open", label: "Apply: you or an officer approve each racer" },
  { value: "auto", label: "Open: eligible racers join at once" },
  { value: "closed", label: "Closed: by invite only" },
];

interface TeamFieldsProps {
  readonly control: Control<TeamValues>;
  readonly hasPassword: boolean;
  /** What the choice of idle days means for the members there are. */
  readonly aboutIdle?: ReactNode;
}

/** Everything that can be said of a team. @source teams §5 Team form, §9 Teams */
export function TeamFields({ control, hasPassword, aboutIdle }: TeamFieldsProps) {
  const { autoRemoveOptions } = useSite(({ teamInfo }) => teamInfo);
  const site = useSite((facts) => facts.site);
  const { field: color, formState } = useController({ control, name: "tagColor" });
  const enrollment = useWatch({ control, name: "enrollment" });
  return (
    <>
      <div className={style.pair}>
        <TagField control={control} />
        <TextField
          control={control}
          name="name"
          label="Team name"
          mark="required"
          maxLength={TEAM.nameLength}
          autoComplete="off"
          spellCheck={false}
          check={(text) =>
            (teamNameOf(text) === formState.defaultValues?.name ? teamNameProblem : newTeamNameProblem)(text)
          }
        />
      </div>
      <ColorChoice value={color.value} onValue={color.onChange} />
      <SelectField control={control} name="enrollment" label="Enrolment" options={ENROLLMENT_OPTIONS} />
      <div className={style.halves}>
        <SelectField
          control={control}
          name="minRaces"
          label="Minimum races"
          options={MIN_RACES_OPTIONS.map((races) => ({
            value: String(races),
            label: races === 0 ? "Any" : String(races),
          }))}
        />
        {site === "type" && (
          <SelectField
            control={control}
            name="minSpeed"
            label="Minimum speed"
            options={MIN_SPEED_OPTIONS.map((speed) => ({
              value: String(speed),
              label: speed === 0 ? "Any" : `${speed} WPM`,
            }))}
          />
        )}
      </div>
      <TextAreaField
        control={control}
        name="otherRequirements"
        label="Special requirements"
        mark="optional"
        hint={
          enrollment === "closed" ? "Only by invite, but everyone can read it." : "What else you ask of your racers."
        }
        rows={3}
        maxLength={TEAM.requirementsLength}
      />
      <SelectField
        control={control}
        name="autoRemove"
        label="Remove idle members"
        options={autoRemoveOptions.map((days) => ({
          value: String(days),
          label: days === 0 ? "Never" : `After ${formatCount(days, "Day")}`,
        }))}
        hint="Officers and the captain always stay."
      />
      {aboutIdle}
      {hasPassword && (
        <TextField
          control={control}
          name="password"
          label="Your password"
          type="password"
          mark="required"
          autoComplete="current-password"
          check={filled("You must enter your password")}
        />
      )}
    </>
  );
}

/** Capitals whatever is typed. */
function TagField({ control }: Pick<TeamFieldsProps, "control">) {
  const { field, formState } = useController({ control, name: "tag" });
  const typed = tagOf(field.value);
  return (
    <div
      className={style.tagField}
      onBlur={() => {
        if (typed !== field.value) field.onChange(typed);
      }}
    >
      <TextField
        control={control}
        name="tag"
        label="Team tag"
        mark="required"
        maxLength={TEAM.tagLength}
        autoComplete="off"
        spellCheck={false}
        check={(text) => (tagOf(text) === formState.defaultValues?.tag ? tagProblem : newTagProblem)(text)}
      />
    </div>
  );
}
