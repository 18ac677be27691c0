import type { Control } from "react-hook-form";

import { LESSON_IDS, LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import type { Site } from "#shared/content/site.ts";
import { GOAL_KINDS, type GoalKind } from "#shared/rules/classes/assignments/goal.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";

import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { checkOf, NUMBERS_OF, type FormValues, type NumberField } from "./form-values.ts";

import style from "./assignments.module.css";

const KIND_WORDS: Readonly<Record<GoalKind, string>> = {
  races: "Races",
  minutes: "Minutes in races",
  accuracy: "Races with few mistakes",
  speed: "Races at a speed",
  improvement: "Races faster than their own average",
  answers: "Correct answers of a math type",
  lesson: "Races of a math type",
  facts: "Their own weak facts",
};

/** What is worth knowing of a kind before it is chosen. */
const HINTS: Readonly<Partial<Record<GoalKind, string>>> = {
  speed: "The same speed for everyone. To be fair to slower pupils, choose their own average.",
  improvement: "Each pupil's own average of now is the measure, so it's as hard for the fast as for the slow.",
  facts:
    "A fact that takes a pupil longer than others of its type, until it doesn't any more. Which these are, only the pupil sees.",
};

const numberLabel = (field: NumberField, site: Site): string =>
  ({
    races: "How many races",
    minutes: "How many minutes",
    accuracy: "Accuracy from, in percent",
    speed: site === "math" ? "Correct answers a minute" : "Words a minute",
    percent: "Percent faster",
    answers: "How many correct answers",
    facts: "How many facts",
  })[field];

interface GoalFieldsProps {
  readonly control: Control<FormValues>;
  readonly kind: GoalKind;
  readonly site: Site;
}

/** What pupils are to do, and how much of it. */
export const GoalFields = ({ control, kind, site }: GoalFieldsProps) => (
  <>
    <SelectField
      control={control}
      name="kind"
      label="What to do"
      hint={
        HINTS[kind] ??
        `Every race counts that a pupil finishes with ${REWARDS.leastAccuracy}% accuracy or better, here or at home.`
      }
      options={GOAL_KINDS[site].map((value) => ({ value, label: KIND_WORDS[value] }))}
    />
    {(kind === "answers" || kind === "lesson") && (
      <SelectField
        control={control}
        name="lessonID"
        label="Math type"
        options={LESSON_IDS.map((value) => ({ value, label: LESSON_NAMES[value] }))}
      />
    )}
    <div className={style.pair}>
      {NUMBERS_OF[kind].map((field) => (
        <TextField
          key={field}
          control={control}
          name={field}
          label={numberLabel(field, site)}
          numeric
          autoComplete="off"
          check={checkOf(field)}
        />
      ))}
    </div>
  </>
);
