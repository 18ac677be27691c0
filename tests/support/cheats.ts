import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { between, seededDice, type Dice } from "#shared/rules/chance.ts";
import type { Answer } from "#shared/rules/math/answers.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { constant152 } from "./corpus/math/machines.ts";

const LESSON: LessonID = "addition_1";

/** A program that races: what it sends in a race, and the waits in which it types what it reads in a trial. */
export type Cheat = {
  readonly waitMs: (dice: Dice) => number;
} & (
  | { readonly lessonID: null; readonly types: (text: string, dice: Dice) => readonly Key[] }
  | { readonly lessonID: LessonID; readonly solves: (problems: readonly Problem[], dice: Dice) => readonly Answer[] }
);

const withWaits =
  (waitMs: Cheat["waitMs"]) =>
  (text: string, dice: Dice): readonly Key[] => {
    let atMs = 300;
    return [...text].map((character) => {
      atMs += Math.round(waitMs(dice));
      return { atMs, fairMs: atMs, character };
    });
  };

/** Word by word, each at once. */
const pasted = (text: string, dice: Dice): readonly Key[] => {
  let atMs = 400;
  return text.split(/(?<= )/).flatMap((word) => {
    atMs += Math.round(between(dice, 380, 460));
    return [...word].map((character) => ({ atMs, fairMs: atMs, character }));
  });
};

const typing = (waitMs: Cheat["waitMs"], types = withWaits(waitMs)): Cheat => ({ lessonID: null, waitMs, types });

const bot = constant152(seededDice(1));

/** The cheats that must not be paid past the cap, whatever else they solve. */
export const CHEATS: Readonly<Record<string, Cheat>> = {
  "a constant macro at 250 WPM": typing(() => 48),
  "a pasting script at 150 WPM": typing(() => 70, pasted),
  "a reader of the text with uneven waits at 140 WPM": typing((dice) => between(dice, 40, 130)),
  "a math bot at 370 a minute": {
    lessonID: LESSON,
    waitMs: () => 50,
    solves: (problems, dice) => bot({ lessonID: LESSON, problems }, dice, 0),
  },
};
