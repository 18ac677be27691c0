import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { TextID } from "#shared/ids.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import { factRound } from "#shared/rules/coach/fact-round.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { placesOf, textFor } from "#shared/rules/coach/text.ts";
import { solvesOf, type Solve } from "#shared/rules/fair-play/math/solves.ts";
import { factOf } from "#shared/rules/key-costs/reckoned.ts";
import type { Problem, Prompt } from "#shared/rules/math/problem.ts";
import type { Stamp } from "#shared/units.ts";

import { AnswerRun } from "../../../race/playback/solo/answer-run.ts";
import type { SoloCourse } from "../../../race/playback/solo/solo-engine.ts";
import type { SoloRun } from "../../../race/playback/solo/solo-run.ts";
import { TypingRun } from "../../../race/playback/solo/typing-run.ts";
import type { DoneRound } from "./coach-kept.ts";
import { factsOf, type FortnightNow, type PlanNow } from "./plan-now.ts";

/** What was aimed at in a round. */
export interface AimResult {
  /** The pair of a text; undefined for facts. */
  readonly pair: string | undefined;
  readonly times: number;
  /** Whether coached facts came: where none is due, all that is known counts. */
  readonly isOfCoached: boolean;
  /** Right at once. */
  readonly right: number;
}

/** What came of a round. */
export interface CoachResult {
  readonly aim: AimResult;
  readonly accuracy: number;
  readonly speed: number;
  /** Facts that were wrong first, as "7 × 8 = 56". */
  readonly missed: readonly string[];
  readonly reviews: DoneRound["reviews"];
  readonly elapsedMs: number;
  readonly done: number;
}

/** One round: what is done, and what came of it. */
export interface CoachRound {
  readonly startedStamp: Stamp;
  readonly subject: string | readonly Prompt[];
  readonly textID: TextID | undefined;
  /** The pair that is aimed at; undefined for facts. */
  readonly pair: string | undefined;
  readonly run: SoloRun;
  result(): CoachResult;
}

/** Facts or pairs enough times right at once that speed may be spoken of. */
export const isSure = ({ times, right }: AimResult): boolean => right >= times * COACH.sureAccuracy;

/** The next round. @param recent the texts of the latest rounds, the newest first */
export function newCoachRound(
  site: PlanNow["site"],
  fortnight: FortnightNow,
  recent: readonly TextID[],
  now: Stamp,
  dice: Dice,
): CoachRound {
  return site === "type" ? typed(fortnight, recent, dice) : solved(fortnight, now, dice);
}

function typed(fortnight: FortnightNow, recent: readonly TextID[], dice: Dice): CoachRound {
  const { aims, left, rounds, startedStamp } = fortnight;
  const pair = aims[rounds % Math.max(1, aims.length)]?.part;
  const wanted = pair && { pair, left: left.map(({ part }) => part), recent };
  const { textID, body } = wanted ? textFor(wanted, TEXTS, dice) : pick(dice, TEXTS);
  const run = new TypingRun(body, false);
  const result = (): CoachResult => {
    const places = pair === undefined ? [] : placesOf(body, pair);
    const right = places.filter((at) => run.marks[at] === "done").length;
    return {
      ...figuresOf(run),
      aim: { pair, isOfCoached: true, times: places.length, right },
      missed: [],
      reviews: [],
    };
  };
  return { startedStamp, subject: body, textID, pair, run, result };
}

const figuresOf = (run: SoloRun) => {
  const { accuracy, speed, elapsedMs } = run.score;
  return { accuracy, speed, elapsedMs, done: run.typing.typed };
};

function solved(fortnight: FortnightNow, now: Stamp, dice: Dice): CoachRound {
  const { coached, known, left, newToday, startedStamp } = fortnight;
  const facts = factsOf(coached);
  const wanted = { coached: facts, known, left: left.map(({ part }) => part), newToday };
  const problems = factRound(wanted, now, dice);
  const run = new AnswerRun(problems);
  const result = (): CoachResult => {
    const solves = solvesOf(problems, run.answers);
    const reviews = solves.flatMap(({ problem, waitMs, wrong }) => {
      const coachedFact = facts.find(({ fact }) => fact === factOf(problem));
      if (!coachedFact) return [];
      const { lessonID, fact } = coachedFact;
      return [{ lessonID, fact, waitMs: Math.max(0, Math.round(waitMs)), isMissed: wrong.length > 0 }];
    });
    const aimed = reviews.length > 0 ? reviews.map(({ isMissed }) => !isMissed) : solves.map(isRight);
    return {
      ...figuresOf(run),
      aim: {
        pair: undefined,
        isOfCoached: reviews.length > 0,
        times: aimed.length,
        right: aimed.filter(Boolean).length,
      },
      missed: solves.filter((solve) => !isRight(solve)).flatMap(({ problem }) => solutionOf(problem)),
      reviews,
    };
  };
  return {
    startedStamp,
    subject: problems.map(({ prompt }) => prompt),
    textID: undefined,
    pair: undefined,
    run,
    result,
  };
}

const isRight = ({ wrong }: Solve): boolean => wrong.length === 0;

const solutionOf = ({ prompt, answer }: Problem): readonly string[] =>
  prompt.kind === "calculation" ? [`${prompt.left} ${prompt.sign} ${prompt.right} = ${answer}`] : [];

interface Driver {
  readonly displayName: string;
  readonly carID: SoloCourse["car"]["carID"];
  readonly carHueAngle: number;
  readonly look?: string;
}

/** The racer's own car, alone on the road. */
export const ownCar = (driver: Driver | undefined): SoloCourse["car"] => ({
  name: driver?.displayName ?? "You",
  plate: "You",
  carID: driver?.carID ?? GUEST_CAR,
  hueAngle: driver?.carHueAngle ?? 0,
  look: driver?.look ?? "",
  isBot: false,
});
