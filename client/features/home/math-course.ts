import { pick, type Dice } from "#shared/rules/chance.ts";
import { botAnswers } from "#shared/rules/math/bots.ts";
import { judgeAnswer, NOTHING_ANSWERED } from "#shared/rules/math/judge.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";

import type { Course, Step } from "./course.ts";

const LESSONS = ["addition_1", "subtraction_1", "multiplication_1"] as const;
/** An answer a minute moves the scenery like so many words a minute. */
const WPM_PER_ANSWER = 3;
const CHARACTERS_PER_WORD = 5;
const GAP = "    ";

/** Solving sums one after the other. */
export function mathCourse(dice: Dice): Course {
  const problems = makeProblems(pick(dice, LESSONS), dice);
  const sums = problems.map(({ prompt, answer }) => ({ asked: prompt.line.replace(/\?$/, ""), answer }));
  return {
    characters: problems.length * WPM_PER_ANSWER * CHARACTERS_PER_WORD,
    lineAt: (done) => {
      const right = Math.round(done * sums.length);
      const solved = sums.slice(0, right).map(({ asked, answer }) => `${asked}${answer}${GAP}`);
      const open = sums.slice(right).map(({ asked }) => `${asked}?`);
      const text = solved.join("") + open.join(GAP);
      return { text, at: solved.join("").length + (sums[right]?.asked.length ?? 0) };
    },
    steps: (wpm) => {
      let reckoning = NOTHING_ANSWERED;
      return botAnswers(problems, wpm / WPM_PER_ANSWER, dice).map(({ atMs, text }): Step => {
        const before = reckoning.right;
        reckoning = judgeAnswer(problems, reckoning, text);
        return { atMs, done: reckoning.right / problems.length, isSurge: reckoning.right > before };
      });
    },
  };
}
