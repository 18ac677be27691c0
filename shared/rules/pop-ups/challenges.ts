import type { Challenge } from "../../content/challenges.ts";
import type { Day, Stamp } from "../../units.ts";
import { challengesOf } from "../challenges/draw.ts";
import type { ChallengeDay } from "../challenges/progress.ts";

/** The challenges of a day as a player last saw them pop up. */
export interface SeenSet {
  /** How many were complete. */
  readonly completed: number;
  /** How far each was, in the order of the draw. */
  readonly progress: readonly number[];
}

export const NEVER_SEEN: SeenSet = { completed: 0, progress: [] };

/** A day's challenges pop up once for each number of complete ones. */
export const challengesKey = (day: Day, completed: number): string => `challenges:${day}:${completed}`;

/** A day of a player, with the pop-ups that it had until now. */
export interface ShownDay {
  readonly day: Day;
  readonly drawn: readonly Challenge[];
  readonly done: ChallengeDay;
  /** One for each number of complete challenges, from 1 to how many there are. */
  readonly keys: readonly string[];
}

export const shownDay = (day: Day, done: ChallengeDay): ShownDay => ({
  day,
  drawn: challengesOf(day),
  done,
  keys: Array.from({ length: completedIn(done) }, (_, nth) => challengesKey(day, nth + 1)),
});

/**
 * How a player last saw the challenges of a day.
 *
 * @param keys of the day's pop-ups, the first first
 * @param seen by key, with the progress
 */
export function lastSeen(keys: readonly string[], seen: ReadonlyMap<string, readonly number[] | null>): SeenSet {
  const at = keys.findLastIndex((key) => seen.has(key));
  const progress = seen.get(keys[at] ?? "");
  return at === -1 ? NEVER_SEEN : { completed: at + 1, progress: progress ?? [] };
}

/** How many of a day's challenges are complete. */
export const completedIn = ({ completeStamps }: ChallengeDay): number => completionsOf(completeStamps).length;

/** Places in the draw of what is complete, in the order in which it became so. */
const completionsOf = (stamps: readonly (Stamp | null)[]): readonly number[] =>
  stamps
    .flatMap((stamp, at) => (stamp === null ? [] : [{ stamp, at }]))
    .toSorted((one, other) => one.stamp - other.stamp || one.at - other.at)
    .map(({ at }) => at);

/**
 * Where each bar begins to move: how far a challenge was when it last popped up. What is complete since then begins below
 * its goal.
 *
 * @source teams-shop-seasons §3 Daily challenge: animateFrom
 */
export const animatedFrom = (goals: readonly number[], seen: SeenSet): readonly number[] =>
  goals.map((goal, at) => Math.min(goal, seen.progress[at] ?? 0));

/**
 * What a player has seen who looked at a day with so many complete challenges. What became complete after that is still
 * as it was seen before.
 *
 * @param goals of the challenges, in the order of the draw
 */
export function seenSet(day: ChallengeDay, goals: readonly number[], completed: number, before: SeenSet): SeenSet {
  const seen = new Set(completionsOf(day.completeStamps).slice(0, completed));
  const complete = new Set(completionsOf(day.completeStamps));
  const progress = goals.map((goal, at) => {
    if (seen.has(at)) return goal;
    if (complete.has(at)) return Math.min(goal - 1, before.progress[at] ?? 0);
    return Math.min(goal - 1, day.progress[at] ?? 0);
  });
  return { completed, progress };
}

/** One challenge of a day, as it pops up. */
interface Step {
  readonly progress: number;
  readonly animateFrom: number;
  readonly completeStamp: Stamp | null;
}

export const hasProgressed = ({ progress, animateFrom }: Step): boolean => progress > animateFrom;

/** Whether it became complete since it last popped up. */
export const isNewlyComplete = (step: Step): boolean => step.completeStamp !== null && hasProgressed(step);

/**
 * In the order in which they are revealed: progressed and complete, complete, progressed, the rest.
 *
 * @source teams-shop-seasons §4 Daily challenges
 */
export const inOrder = <S extends Step>(steps: readonly S[]): readonly S[] =>
  steps.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(step: Step): number {
  if (isNewlyComplete(step)) return 0;
  if (step.completeStamp !== null) return 1;
  return hasProgressed(step) ? 2 : 3;
}
