import { boundOf } from "#shared/rules/certificate/math-bounds.ts";
import { between, type Dice } from "#shared/rules/chance.ts";
import type { Answer } from "#shared/rules/math/answers.ts";
import { botAnswers } from "#shared/rules/math/bots.ts";
import type { Problem } from "#shared/rules/math/problem.ts";

import { logNormal, normal, within, type Range } from "../draws.ts";
import { mistakeFor } from "./mistakes.ts";
import type { Asked, MathRacer, Somebody } from "./people.ts";
import { personFrom, solvedBy, usualMs, type Person } from "./person.ts";
import { Sheet } from "./sheet.ts";

/** How much a program wants: shares of the score that counts at once. A sixth of them stay below it. */
const WANTED: Range = [0.8, 2];

/** Waits of its own for each problem; `beatMs` is the mean that its score needs. */
type Wait = (dice: Dice, beatMs: number, problem: Problem, at: number) => number;

/** The wait that makes such a share of the score that counts at once. */
export const beatOf = ({ lessonID }: Asked, wanted: number): number => 60_000 / (boundOf(lessonID) * wanted);

/** Answers each problem after a wait of its own, never wrongly. */
export const eachAfter =
  (wait: Wait, startMs?: (dice: Dice) => number): Somebody =>
  (dice) => {
    const wanted = within(dice, WANTED);
    return (asked, dice) => {
      const sheet = new Sheet();
      const beatMs = beatOf(asked, wanted) * between(dice, 0.95, 1.05);
      for (const [at, problem] of asked.problems.entries()) {
        const first = at === 0 ? startMs?.(dice) : undefined;
        sheet.after(first ?? wait(dice, beatMs, problem, at), problem.answer);
      }
      return sheet.answers;
    };
  };

const always = (waitMs: number): Somebody => eachAfter(() => waitMs);

export const constant152 = always(152);
export const constant400 = always(400);
export const constant = eachAfter((_dice, beatMs) => beatMs);
export const jittered: Somebody = (dice) => {
  const share = within(dice, [0.03, 0.15]);
  return eachAfter((dice, beatMs) => beatMs * between(dice, 1 - share, 1 + share))(dice);
};
export const uniform: Somebody = (dice) => {
  const share = within(dice, [0.3, 0.8]);
  return eachAfter((dice, beatMs) => beatMs * between(dice, 1 - share, 1 + share))(dice);
};
export const bell: Somebody = (dice) => {
  const spread = within(dice, [0.15, 0.35]);
  return eachAfter((dice, beatMs) => beatMs * (1 + spread * normal(dice)))(dice);
};
export const skewed: Somebody = (dice) => {
  const spread = within(dice, [0.2, 0.5]);
  return eachAfter((dice, beatMs) => logNormal(dice, beatMs * 0.93, spread))(dice);
};
/** Knows that typing takes time, and nothing of problems. */
export const byDigits: Somebody = (dice) => {
  const spread = within(dice, [0.2, 0.4]);
  return eachAfter((dice, beatMs, { answer }) => logNormal(dice, beatMs * (0.45 + 0.17 * (answer.length + 1)), spread))(
    dice,
  );
};
/** The same score whatever it takes, with the slips of its dice. */
export const houseBot: Somebody = (dice) => {
  const wanted = within(dice, WANTED);
  return ({ lessonID, problems }, dice) =>
    botAnswers(problems, boundOf(lessonID) * wanted, dice).map(({ atMs, text }) => ({
      offsetMs: atMs,
      fairMs: atMs,
      digits: text,
    }));
};

/** Waits of dice, and wrong answers at a fixed rate before the right ones. */
export const withMistakes =
  (wrong: (problem: Problem, dice: Dice) => string, fixMs: (dice: Dice, beatMs: number) => number): Somebody =>
  (dice) => {
    const wanted = within(dice, WANTED);
    const rate = within(dice, [0.05, 0.12]);
    const spread = within(dice, [0.2, 0.4]);
    return (asked, dice) => {
      const sheet = new Sheet();
      const beatMs = beatOf(asked, wanted);
      for (const problem of asked.problems) {
        const isWrong = dice() < rate;
        sheet.after(logNormal(dice, beatMs * 0.92, spread), isWrong ? wrong(problem, dice) : problem.answer);
        if (isWrong) sheet.after(fixMs(dice, beatMs), problem.answer);
      }
      return sheet.answers;
    };
  };
export const anyNumber = ({ answer }: Problem, dice: Dice): string => {
  const wrong = Math.floor(dice() * 99);
  return String(wrong === Number(answer) ? wrong + 1 : wrong);
};
export const mistakesOfAnyNumber = withMistakes(anyNumber, (dice, beatMs) => logNormal(dice, beatMs * 0.6, 0.3));
export const mistakesFixedAtOnce = withMistakes(mistakeFor, (dice) => between(dice, 152, 210));

/** Knows how hard problems are for people, and how people vary; its wrong answers, if any, are anything. */
export const knowing =
  (wrong: Range, mistake: (problem: Problem, dice: Dice) => string = anyNumber): Somebody =>
  (dice) => {
    const wanted = within(dice, WANTED);
    const rate = within(dice, wrong);
    const noise = within(dice, [0.15, 0.3]);
    const model = personFrom(MODEL, dice);
    return (asked, dice) => {
      const sheet = new Sheet();
      const usual = asked.problems.map((problem) => usualMs(model, problem));
      const scale = (beatOf(asked, wanted) * usual.length) / usual.reduce((sum, each) => sum + each, 0);
      for (const [at, problem] of asked.problems.entries()) {
        const waitMs = logNormal(dice, (usual[at] ?? 0) * scale * 0.97, noise);
        if (dice() < rate) {
          sheet.after(waitMs, mistake(problem, dice));
          sheet.after(logNormal(dice, 600, 0.3), problem.answer);
        } else sheet.after(waitMs, problem.answer);
      }
      return sheet.answers;
    };
  };
const MODEL = {
  see: [350, 500],
  key: [130, 200],
  thought: [0.7, 1.2],
  noise: [0.2, 0.3],
  facts: [0, 0],
  slips: [0, 0],
  rests: [0, 0],
  restMs: [0, 0],
  early: [0, 0],
} satisfies Parameters<typeof personFrom>[0];

/** A picture or a sum is as quick as any other: a program read it. */
export const shownAnswers =
  (person: Person): MathRacer =>
  ({ problems }, dice) => {
    const copied = { ...person, thought: 0.02, slips: person.slips / 4 };
    return solvedBy(copied, problems, dice);
  };

/** A person's waits from one problem on are a program's. */
export const halfAndHalf =
  (person: Person, program: (dice: Dice, beatMs: number) => number): MathRacer =>
  (asked, dice) => {
    const own = solvedBy(person, asked.problems.slice(0, 10), dice);
    const sheet = new Sheet();
    sheet.answers.push(...own);
    sheet.atMs = own.at(-1)?.offsetMs ?? 0;
    const beatMs = beatOf(asked, 1.3);
    for (const { answer } of asked.problems.slice(10)) sheet.after(program(dice, beatMs), answer);
    return sheet.answers;
  };

/** The waits of a recorded race on other problems, every answer right. */
export function replayed(source: readonly Answer[], { problems }: Asked, blur: (waitMs: number) => number): Answer[] {
  const waits = source.map(({ offsetMs }, at) => offsetMs - (source[at - 1]?.offsetMs ?? 0));
  const sheet = new Sheet();
  for (const [at, { answer }] of problems.entries())
    sheet.after(Math.max(1, blur(waits[at % waits.length] ?? 1)), answer);
  return sheet.answers;
}

/** Every time of a race shorter by the same share. */
export const squeezed = (answers: readonly Answer[], times: number): Answer[] =>
  answers.map(({ offsetMs, digits }) => {
    const atMs = Math.round(offsetMs * times);
    return { offsetMs: atMs, fairMs: atMs, digits };
  });

/** Waits of dice around a time, scaled so that their sum is exact. */
export function timed({ problems }: Asked, meanMs: number, wait: () => number): Answer[] {
  const waits = problems.map(wait);
  const scale = (meanMs * waits.length) / waits.reduce((sum, each) => sum + each, 0);
  const sheet = new Sheet();
  for (const [at, { answer }] of problems.entries()) sheet.after((waits[at] ?? 0) * scale, answer);
  return sheet.answers;
}
