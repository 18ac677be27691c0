import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { WaitingRewards } from "#shared/contracts/race/certificate.ts";

/** What rewards come to. */
export interface Sum {
  readonly races: number;
  readonly cash: number;
  readonly experience: number;
}

export const NOTHING: Sum = { races: 0, cash: 0, experience: 0 };

export const sumOf = (rewards: readonly Sum[]): Sum =>
  rewards.reduce(
    (sum, { races, cash, experience }) => ({
      races: sum.races + races,
      cash: sum.cash + cash,
      experience: sum.experience + experience,
    }),
    NOTHING,
  );

/** What a certificate of this kind pays of what waits. */
export const certifiable = (waiting: readonly WaitingRewards[], lessonID: LessonID | null): readonly WaitingRewards[] =>
  waiting.filter((each) => each.byCertificate && each.lessonID === lessonID);

/** What a trial paid: what waited for it before, and no longer does. */
export function paidBy(
  before: readonly WaitingRewards[],
  after: readonly WaitingRewards[],
  lessonID: LessonID | null,
): Sum {
  const [then, now] = [sumOf(certifiable(before, lessonID)), sumOf(certifiable(after, lessonID))];
  const of = (part: keyof Sum): number => Math.max(0, then[part] - now[part]);
  return { races: of("races"), cash: of("cash"), experience: of("experience") };
}

/** The kinds that a certificate can be won in for what waits, in its order. */
export const wantedLessons = (waiting: readonly WaitingRewards[]): readonly (LessonID | null)[] => [
  ...new Set(waiting.filter(({ byCertificate }) => byCertificate).map(({ lessonID }) => lessonID)),
];

/** What a person can still be asked to look at: one race stands for all that waits with it. */
export const askable = (waiting: readonly WaitingRewards[]): readonly WaitingRewards[] =>
  waiting.filter(({ kind, isAsked }) => kind !== "bot-check" && !isAsked);
