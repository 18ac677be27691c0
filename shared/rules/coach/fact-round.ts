import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import type { Stamp } from "../../units.ts";
import { pick, type Dice } from "../chance.ts";
import { factOf } from "../key-costs/reckoned.ts";
import { shuffled } from "../math/lists.ts";
import { MATH } from "../math/numbers.ts";
import type { Problem } from "../math/problem.ts";
import { makeProblems } from "../math/problems.ts";
import type { FactCard } from "./cards.ts";
import { problemOf } from "./fact-problem.ts";
import { COACH } from "./numbers.ts";

/** A fact that is coached. */
export interface CoachedFact {
  readonly lessonID: LessonID;
  readonly fact: string;
  /** undefined: never practised yet. */
  readonly card: FactCard | undefined;
}

interface Wanted {
  /** The one that costs most first. */
  readonly coached: readonly CoachedFact[];
  /** Facts that come by themselves. */
  readonly known: readonly string[];
  /** Facts that are left for now, and don't come. */
  readonly left: readonly string[];
  /** Facts practised today for the first time. */
  readonly newToday: number;
}

/** At the front of a round nobody is aimed at: first comes what is known. */
const WARM_UP = 2;

/** The facts of the next round: what is due, then up to four new ones a day, a quarter of the problems at most. */
export function aimedFacts<T extends CoachedFact>(coached: readonly T[], newToday: number, now: Stamp): readonly T[] {
  const due = coached
    .filter(({ card }) => card !== undefined && card.dueStamp <= now)
    .toSorted((one, other) => (one.card?.dueStamp ?? 0) - (other.card?.dueStamp ?? 0));
  const fresh = coached.filter(({ card }) => card === undefined).slice(0, Math.max(0, COACH.newFacts - newToday));
  return [...due, ...fresh].slice(0, Math.floor(MATH.problems * COACH.aimedShare));
}

/** The problems of a round: those it aims at, each among facts that are known. Where nothing is due, known ones alone. */
export function factRound({ coached, known, left, newToday }: Wanted, now: Stamp, dice: Dice): readonly Problem[] {
  const aims = aimedFacts(coached, newToday, now).flatMap(({ fact }) => problemOf(fact, dice) ?? []);
  const kept = new Set([...coached.map(({ fact }) => fact), ...left]);
  const others = knownProblems(coached, known, kept, dice);
  const [apart, first] = [Math.floor(MATH.problems / Math.max(1, aims.length)), WARM_UP];
  return Array.from({ length: MATH.problems }, (_unused, at) => {
    const aim = at >= first && (at - first) % apart === 0 ? aims[(at - first) / apart] : undefined;
    return aim ?? others();
  });
}

/** Deals known facts, and of lessons of which few are known, other facts of theirs; none twice before all have come. */
function knownProblems(
  coached: readonly CoachedFact[],
  known: readonly string[],
  kept: ReadonlySet<string>,
  dice: Dice,
): () => Problem {
  const lessons = LESSON_IDS.filter((lesson) => coached.some(({ lessonID }) => lessonID === lesson));
  const own = known.filter((fact) => !kept.has(fact)).flatMap((fact) => problemOf(fact, dice) ?? []);
  const isOpen = (problem: Problem) => {
    const fact = factOf(problem);
    return fact === undefined || !kept.has(fact);
  };
  const ofLesson = () =>
    makeProblems(pick(dice, lessons.length > 0 ? lessons : ["addition_1" as const]), dice).filter(isOpen);
  const all = distinct(own.length >= MATH.problems / 2 ? own : [...own, ...ofLesson(), ...ofLesson()]);
  let pack: Problem[] = [];
  return () => {
    if (pack.length === 0) pack = shuffled(all, dice);
    const next = pack.pop();
    if (!next) throw new RangeError("there is no problem to deal");
    return next;
  };
}

const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [factOf(problem) ?? problem.prompt.sentence, problem])).values(),
];
