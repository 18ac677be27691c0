import { lessonByID } from "#shared/content/lessons.ts";
import {
  AnswerBatch,
  AskHelp,
  Stir,
  type LessonHelp,
  type MATH_RACE_MESSAGES,
  type MathResultLine,
} from "#shared/contracts/realtime/math-race.ts";
import { isProgram } from "#shared/rules/lobby/table.ts";
import type { MathLane } from "#shared/rules/math/lane.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import {
  mathResultsOf,
  newMathRace,
  keepAwake,
  takeAnswers,
  type MathRace,
  type MathResult,
} from "#shared/rules/math/race.ts";
import { mathScoreOf } from "#shared/rules/math/score.ts";
import { foulForAll } from "#shared/rules/race/foul.ts";
import { shownAs } from "#shared/rules/shown.ts";
import { mathOutcomeOf } from "#shared/server/race/math-outcome.ts";

import { onMessage, type Discipline, type HandlersOf } from "./discipline.ts";
import { mathBots } from "./math-bots.ts";
import { unknownHere, type MathPlan } from "./race-plan.ts";
import { agreedOrder } from "./result-rows.ts";

/** Racing by solving problems. The right answers are not sent before the end. */
export const mathRace: Discipline<MathLane, MathRace, MathPlan> = {
  open(plan, dice) {
    const { raceID, lessonID, seats } = plan;
    if (!lessonByID(lessonID)) throw unknownHere(`lesson ${lessonID}`);
    const problems = makeProblems(lessonID, dice);
    return { race: newMathRace(raceID, lessonID, problems, seats), bots: mathBots(problems, plan, dice) };
  },
  handlers: {
    answers: onMessage(AnswerBatch, ({ from, at, texts }) => {
      const events = at.map((offsetMs, index) => ({ number: from + index, offsetMs, text: texts[index] ?? "" }));
      return (race: MathRace, slot, arrival) => ({ next: takeAnswers(race, slot, events, arrival) });
    }),
    stir: onMessage(Stir, () => (race: MathRace, slot, { arrivalMs }) => ({ next: awake(race, slot, arrivalMs) })),
    "lesson-help": onMessage(AskHelp, () => (race: MathRace, slot, { arrivalMs }) => ({
      next: awake(race, slot, arrivalMs),
      reply: ["lesson-help", helpOf(race)],
    })),
  } satisfies HandlersOf<typeof MATH_RACE_MESSAGES, MathRace>,
  textOf: () => "",
  taskOf: ({ problems }) => ["problems", { prompts: problems.map(({ prompt }) => prompt) }],
  welcomeOf: ({ lessonID }, { received, right, errors }) => ({ lessonID, received, reckoning: { right, errors } }),
  progressOf: ({ right, errors, received }) => ({ typed: right, errors, received }),
  liveOf({ problems }, { right, errors, fairMs }) {
    const { score, accuracy, elapsedMs } = mathScoreOf(right, errors, fairMs);
    return { progress: right / problems.length, speed: score, accuracy, errors, elapsedMs };
  },
  usedNitro: () => false,
  newsOf: () => [],
  boardOf: (race, scoring) => ({
    raceID: race.raceID,
    lessonID: race.lessonID,
    lines: agreedOrder(mathResultsOf(race).map(lineOf), scoring),
  }),
  outcomeOf: mathOutcomeOf,
};

/** Restarts the idle time; there is none before the green light. */
const awake = (race: MathRace, slot: number, nowMs: number): MathRace => keepAwake(race, slot, Math.max(0, nowMs));

function helpOf({ lessonID }: MathRace): LessonHelp {
  const lesson = lessonByID(lessonID);
  if (!lesson) throw new Error(`there is no lesson ${lessonID}`);
  const { hint, example } = lesson.help;
  return { lessonID, hint, example: { ...example, steps: [...example.steps] } };
}

const lineOf = ({ seat, standing, foul, outages: _outages, ...score }: MathResult): MathResultLine => ({
  slot: seat.slot,
  displayName: seat.displayName,
  ...shownAs(seat),
  carID: seat.carID,
  carHueAngle: seat.carHueAngle,
  isBot: isProgram(seat),
  standing: standing === "racing" ? "unfinished" : standing,
  ...score,
  foul: foulForAll(foul),
});
