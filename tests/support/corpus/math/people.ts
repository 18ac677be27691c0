import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import type { Answer } from "#shared/rules/math/answers.ts";
import type { Problem } from "#shared/rules/math/problem.ts";

import { logNormal, within } from "../draws.ts";
import { personFrom, solvedBy, type Reckoner } from "./person.ts";
import { Sheet } from "./sheet.ts";

/** The problems of a race. */
export interface Asked {
  readonly lessonID: LessonID;
  readonly problems: readonly Problem[];
}

/** Somebody at math: each call is their next race. */
export type MathRacer = (asked: Asked, dice: Dice, race: number) => Answer[];

export type Somebody = (dice: Dice) => MathRacer;

const ADULT: Reckoner = {
  see: [300, 650],
  key: [110, 260],
  thought: [0.7, 1.9],
  noise: [0.18, 0.4],
  facts: [0.1, 0.4],
  slips: [0.01, 0.07],
  rests: [0.01, 0.05],
  restMs: [700, 5_000],
  early: [0, 0.4],
};
const CHILD: Reckoner = {
  ...ADULT,
  see: [500, 1_100],
  key: [200, 450],
  thought: [1.6, 4.5],
  noise: [0.28, 0.55],
  facts: [0.2, 0.6],
  slips: [0.03, 0.12],
  rests: [0.03, 0.1],
  restMs: [1_000, 9_000],
};

/** Kinds of people, by ages and skills. */
const KINDS = {
  adult: ADULT,
  "teenager, practised": { ...ADULT, see: [260, 500], key: [95, 200], thought: [0.5, 1.2], slips: [0.01, 0.08] },
  "child of ten": { ...CHILD, key: [160, 350], thought: [1, 3] },
  "child of seven": CHILD,
  "older adult": { ...ADULT, see: [500, 900], key: [200, 420], thought: [0.8, 1.8], slips: [0.004, 0.03] },
  careful: { ...ADULT, slips: [0, 0.006], noise: [0.15, 0.25] },
  tired: { ...ADULT, rests: [0.06, 0.2], restMs: [1_500, 12_000], slips: [0.02, 0.09] },
  hasty: { ...ADULT, see: [220, 400], thought: [0.5, 1.2], slips: [0.08, 0.2] },
} satisfies Record<string, Reckoner>;

/** The very fast: nearly all facts at hand, the keypad blind. */
const EXPERT: Reckoner = {
  ...ADULT,
  see: [170, 280],
  key: [65, 115],
  thought: [0.15, 0.4],
  noise: [0.13, 0.25],
  facts: [0.05, 0.25],
  slips: [0.003, 0.05],
  rests: [0.005, 0.02],
  restMs: [400, 1_500],
  early: [0.3, 1],
};

/** Kinds that are easily taken for something else. */
const UNUSUAL_KINDS = {
  expert: EXPERT,
  // Counting where others know, and many mistakes.
  dyscalculia: { ...CHILD, thought: [3, 7], noise: [0.4, 0.65], slips: [0.1, 0.25], rests: [0.05, 0.15] },
  "phone keypad": { ...ADULT, key: [260, 480], slips: [0.02, 0.09] },
  "coarse clock": { ...ADULT, clockMs: 100, thought: [0.4, 1.6] },
  "film clock": { ...ADULT, clockMs: 1_000 / 60 },
  "hears the problem": { ...ADULT, see: [1_600, 3_500], noise: [0.12, 0.22] },
  "speaks the answer": { ...ADULT, see: [900, 1_600], key: [40, 90], noise: [0.14, 0.24], slips: [0.04, 0.12] },
  "first answer always typed before": { ...ADULT, early: [0.95, 1] },
} satisfies Record<string, Reckoner>;

const plain =
  (kind: Reckoner): Somebody =>
  (dice) => {
    const person = personFrom(kind, dice);
    return ({ problems }, dice) => solvedBy(person, problems, dice);
  };

/** One switch: a light goes round the digits at its own pace, so a wait is a number of its steps. */
const switchInput: Somebody = (dice) => {
  const stepMs = within(dice, [350, 900]);
  const missed = within(dice, [0.03, 0.12]);
  const person = personFrom(ADULT, dice);
  return ({ problems }, dice) => {
    const sheet = new Sheet();
    for (const { answer } of problems) {
      const rounds = [...answer].reduce((steps, digit) => steps + 1 + Number(digit) + (dice() < missed ? 11 : 0), 11);
      const thinkMs = logNormal(dice, person.seeMs + person.thought * 700, person.noise);
      sheet.after(Math.ceil(thinkMs / stepMs) * stepMs + rounds * stepMs + logNormal(dice, 120, 0.35), answer);
    }
    return sheet.answers;
  };
};

/** Learned the table by heart from one week to the next: a real leap. */
const learner: Somebody = (dice) => {
  const before = personFrom({ ...CHILD, thought: [2, 4] }, dice);
  const after = { ...before, thought: before.thought * within(dice, [0.3, 0.6]) };
  return ({ problems }, dice, race) => solvedBy(race < 12 ? before : after, problems, dice);
};

/** Two of one household by turns. */
const siblings: Somebody = (dice) => {
  const [one, other] = [personFrom(CHILD, dice), personFrom(KINDS["teenager, practised"], dice)];
  return ({ problems }, dice, race) => solvedBy(race % 16 < 10 ? one : other, problems, dice);
};

const each = (kinds: Readonly<Record<string, Reckoner>>): Record<string, Somebody> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, plain(kind)]));

export const PEOPLE: Readonly<Record<string, Somebody>> = { ...each(KINDS), learner, siblings };

export const UNUSUAL: Readonly<Record<string, Somebody>> = { ...each(UNUSUAL_KINDS), "switch input": switchInput };

/** Anybody of the usual kinds. */
export const anybody: Somebody = (dice) => plain(pick(dice, Object.values(KINDS)))(dice);
