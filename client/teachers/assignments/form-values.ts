import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { Goal, GoalKind } from "#shared/rules/classes/assignments/goal.ts";
import { ASSIGNMENTS } from "#shared/rules/classes/assignments/numbers.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import type { Check } from "../../ui/form/text-field.tsx";

/** A day and a time of the reader's own clock. */
export interface Moment {
  /** As a date field has it: 2026-12-04. */
  readonly day: string;
  /** 16:00 */
  readonly time: string;
}

/** A form as it is filled in. */
export interface FormValues extends Moment {
  readonly kind: GoalKind;
  readonly races: string;
  readonly minutes: string;
  readonly accuracy: string;
  readonly speed: string;
  readonly percent: string;
  readonly lessonID: LessonID;
  readonly answers: string;
  readonly facts: string;
}

const LIMITS = {
  races: [1, ASSIGNMENTS.mostRaces],
  minutes: [1, ASSIGNMENTS.mostMinutes],
  accuracy: [REWARDS.leastAccuracy, 100],
  speed: [1, ASSIGNMENTS.mostSpeed],
  percent: [1, ASSIGNMENTS.mostPercent],
  answers: [1, ASSIGNMENTS.mostAnswers],
  facts: [1, ASSIGNMENTS.mostFacts],
} as const;
export type NumberField = keyof typeof LIMITS;

const isWithin = (field: NumberField, text: string): boolean => {
  const [least, most] = LIMITS[field];
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
};

/** What is wrong with a number. */
export const checkOf =
  (field: NumberField): Check =>
  (text) =>
    isWithin(field, text) ? undefined : `A number from ${LIMITS[field].join(" to ")}, please.`;

/** The numbers that each kind of goal asks for. */
export const NUMBERS_OF: Readonly<Record<GoalKind, readonly NumberField[]>> = {
  races: ["races"],
  minutes: ["minutes"],
  accuracy: ["races", "accuracy"],
  speed: ["races", "speed"],
  improvement: ["races", "percent"],
  answers: ["answers"],
  lesson: ["races", "accuracy"],
  facts: ["facts"],
};

/** The goal that a form says; undefined while a number is missing. */
export function goalOf(values: FormValues): Goal | undefined {
  const { kind, lessonID } = values;
  if (!NUMBERS_OF[kind].every((field) => isWithin(field, values[field]))) return undefined;
  const [races, accuracy] = [Number(values.races), Number(values.accuracy)];
  switch (kind) {
    case "races":
      return { kind, races };
    case "minutes":
      return { kind, minutes: Number(values.minutes) };
    case "accuracy":
      return { kind, races, accuracy };
    case "speed":
      return { kind, races, speed: Number(values.speed) };
    case "improvement":
      return { kind, races, percent: Number(values.percent) };
    case "answers":
      return { kind, lessonID, answers: Number(values.answers) };
    case "lesson":
      return { kind, lessonID, races, accuracy };
    case "facts":
      return { kind, facts: Number(values.facts) };
  }
}

/** The moment that a day and a time name; undefined without a day. */
export function stampAt({ day, time }: Moment): Stamp | undefined {
  const ms = new Date(`${day}T${time}`).getTime();
  return Number.isNaN(ms) ? undefined : ((ms / 1_000) as Stamp);
}

const two = (part: number): string => String(part).padStart(2, "0");

/** A moment as fields have it. */
export function momentOf(stamp: Stamp): Moment {
  const date = new Date(stamp * 1_000);
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** What a form begins with: ten races, for a week, until the end of school. */
export const firstValues = (now: Stamp): FormValues => ({
  kind: "races",
  races: "10",
  minutes: "30",
  accuracy: "95",
  speed: "30",
  percent: "10",
  lessonID: "addition_1",
  answers: "100",
  facts: "3",
  day: momentOf(after(now, days(7))).day,
  time: "16:00",
});
