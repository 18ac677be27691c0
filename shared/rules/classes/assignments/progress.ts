import { racesOf, type Costs } from "../../key-costs/costs.ts";
import { KEY_COSTS, RACES_NEEDED } from "../../key-costs/numbers.ts";
import { weighedFacts } from "../../key-costs/weak-facts.ts";
import type { CountedRace } from "../../race/counted-race.ts";
import type { Goal } from "./goal.ts";
import { ASSIGNMENTS } from "./numbers.ts";

/** How far one pupil is with a goal. */
export interface Progress {
  /** Races, milliseconds, right answers or facts; never past the aim. */
  readonly count: number;
  /** For an improvement: the pupil's own average at the beginning. */
  readonly average?: number;
  /** For facts: those that were weak at any time since the beginning, and how often each had come by then. */
  readonly weak?: Readonly<Record<string, number>>;
  /** Of these. */
  readonly mastered?: readonly string[];
  /** For facts: whether enough races are known to say what is weak. */
  readonly isSure?: boolean;
}

/** What a counted race says to a goal. */
export type AssignedRace = Pick<CountedRace, "elapsedMs" | "done" | "speed" | "accuracy" | "lessonID">;

/** What else is known of a pupil. */
export interface Known {
  /** Over the last ten races; null before any. */
  readonly average: number | null;
  /** What facts cost, these races among them. */
  readonly costs: Costs;
}

export const NOTHING: Progress = { count: 0 };
const MINUTE_MS = 60_000;

/** Where a pupil begins: what a goal compares with is fixed then. */
export function begun(goal: Goal, { average, costs }: Known): Progress {
  if (goal.kind === "improvement" && average !== null) return { count: 0, average };
  return goal.kind === "facts" ? factsAfter(goal, NOTHING, costs) : NOTHING;
}

/** The progress after one more counted race. It never goes back, and what is reached stays. */
export function afterRace(goal: Goal, before: Progress, race: AssignedRace, known: Known): Progress {
  if (isDone(goal, before)) return before;
  if (goal.kind === "facts") return factsAfter(goal, before, known.costs);
  const from = goal.kind === "improvement" && before.average === undefined ? begun(goal, known) : before;
  return { ...from, count: Math.min(aimOf(goal, from), from.count + added(goal, from, race)) };
}

function added(goal: Exclude<Goal, { kind: "facts" }>, { average }: Progress, race: AssignedRace): number {
  switch (goal.kind) {
    case "races":
      return 1;
    case "minutes":
      return race.elapsedMs;
    case "accuracy":
      return Number(race.accuracy >= goal.accuracy);
    case "speed":
      return Number(race.speed >= goal.speed);
    case "improvement":
      return Number(average !== undefined && race.speed >= targetOf(goal.percent, average));
    case "answers":
      return race.lessonID === goal.lessonID ? race.done : 0;
    case "lesson":
      return Number(race.lessonID === goal.lessonID && race.accuracy >= goal.accuracy);
  }
}

/** The speed that is so many percent above an average, to a tenth: what is shown is what is asked. */
export const targetOf = (percent: number, average: number): number =>
  Math.round(average * (1 + percent / 100) * 10) / 10;

/** How much there is to do. Of facts no more than are weak, once that is known. */
export function aimOf(goal: Goal, { weak, isSure }: Progress): number {
  switch (goal.kind) {
    case "minutes":
      return goal.minutes * MINUTE_MS;
    case "answers":
      return goal.answers;
    case "facts":
      return isSure ? Math.min(goal.facts, Object.keys(weak ?? {}).length) : goal.facts;
    default:
      return goal.races;
  }
}

export const isDone = (goal: Goal, progress: Progress): boolean => progress.count >= aimOf(goal, progress);

/** Weak facts that aren't mastered yet, as the lesson's name and the fact. */
export const stillWeak = ({ weak = {}, mastered = [] }: Progress): readonly string[] =>
  Object.keys(weak).filter((fact) => !mastered.includes(fact));

/** A fact is mastered when it was weak, has come again some times since, and chance alone would no longer call it weak. */
function factsAfter(goal: Extract<Goal, { kind: "facts" }>, before: Progress, costs: Costs): Progress {
  const facts = weighedFacts(costs).map(({ lesson, part, ...fact }) => ({ ...fact, key: `${lesson} ${part}` }));
  const weak = { ...before.weak };
  for (const { key, uses, isWeak } of facts) if (isWeak) weak[key] ??= Math.round(uses);
  const mastered = new Set(before.mastered);
  for (const { key, uses, isWeak } of facts) {
    const was = weak[key];
    if (was !== undefined && !isWeak && uses >= Math.min(was + ASSIGNMENTS.comesAgain, KEY_COSTS.keptUses - 1))
      mastered.add(key);
  }
  const isSure = before.isSure === true || racesOf(costs) >= RACES_NEEDED;
  return { count: Math.min(goal.facts, mastered.size), weak, mastered: [...mastered], isSure };
}

/** Progress as it is told: minutes to a tenth, anything else as it is counted. */
export function told(goal: Goal, progress: Progress): { readonly count: number; readonly of: number } {
  const of = aimOf(goal, progress);
  if (goal.kind !== "minutes") return { count: progress.count, of };
  return { count: Math.floor((progress.count / MINUTE_MS) * 10) / 10, of: of / MINUTE_MS };
}
