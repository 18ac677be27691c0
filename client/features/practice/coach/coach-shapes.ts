import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { SITES } from "#shared/content/site.ts";
import type { CoachPlan } from "#shared/contracts/race/coach.ts";
import { PRACTISED } from "#shared/rules/coach/practised.ts";
import { isAmong } from "#shared/rules/known.ts";

import type { Batch, DoneRound, KeptToday } from "./coach-kept.ts";

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

export const objectOf = (value: unknown): Fields =>
  (typeof value === "object" && value !== null ? value : {}) as Fields;
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText: Check = (value) => typeof value === "string";
const isYesOrNo: Check = (value) => typeof value === "boolean";
const isFew =
  (most: number, within: number): Check =>
  (value) =>
    isNumber(value) && value >= within && value <= most;

/** Whether a value has all these fields, each as it must be. */
const has =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check(objectOf(value)[name]));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listWith =
  (check: Check, most = Infinity): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

const isLessonID: Check = (value) => isAmong(LESSON_IDS, value);
const isPart = has({ part: isText, lessonID: orNull(isLessonID), isMissed: isYesOrNo });
const isCard = has({
  dueStamp: isNumber,
  stability: isNumber,
  difficulty: isNumber,
  scheduledDays: isNumber,
  step: isNumber,
  reps: isNumber,
  lapses: isNumber,
  state: isFew(3, 0),
  lastStamp: isNumber,
  firstStamp: isNumber,
});
const isCoached: Check = (value) => isPart(value) && orNull(isCard)(objectOf(value).card);
const gain = { gain: isNumber, error: isNumber };
const isFortnight = has({
  startedStamp: isNumber,
  endsStamp: isNumber,
  coached: listWith(isCoached),
  left: listWith(isPart),
  known: listWith(isText),
  paceMs: (value) => typeof value === "object" && value !== null && Object.values(value).every(isNumber),
  daysBefore: isNumber,
  days: isNumber,
  todayMs: isNumber,
  practisedMs: isNumber,
});
const isEnded = has({
  startedStamp: isNumber,
  endsStamp: isNumber,
  days: isNumber,
  practisedMs: isNumber,
  coached: listWith(isPart),
  left: listWith(isPart),
  outcome: orNull(has({ coached: has(gain), left: has(gain), more: has({ ...gain, isSure: isYesOrNo }) })),
});
const isPlanShaped = has({
  site: (value) => isAmong(SITES, value),
  races: isNumber,
  racesNeeded: isNumber,
  weak: isNumber,
  weakNeeded: isNumber,
  fortnight: orNull(isFortnight),
  last: orNull(isEnded),
  finding: orNull(has({ ...gain, racers: isNumber, isSure: isYesOrNo })),
});
export const isPlan = (value: unknown): value is CoachPlan => isPlanShaped(value);

const isReview = has({
  lessonID: isLessonID,
  fact: isText,
  waitMs: isFew(PRACTISED.longestRound, 0),
  isMissed: isYesOrNo,
});
const isRoundShaped = has({
  startedStamp: isNumber,
  endedMs: isNumber,
  elapsedMs: isFew(PRACTISED.longestRound, 1),
  done: isFew(PRACTISED.mostDone, 1),
  reviews: listWith(isReview, PRACTISED.mostReviews),
});
/** Whether the server may count it. */
export const isDone: (round: DoneRound) => boolean = isRoundShaped;
export const isRound = (value: unknown): value is DoneRound => isRoundShaped(value);

const isBatchShaped = has({ key: isText, rounds: listWith(isRoundShaped, PRACTISED.mostRounds) });
export const isBatch = (value: unknown): value is Batch =>
  isBatchShaped(value) && listOf(objectOf(value).rounds).length > 0;

const isTodayShaped = has({ day: isNumber, rounds: isNumber });
export const isToday = (value: unknown): value is KeptToday => isTodayShaped(value);
