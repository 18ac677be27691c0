import type { CoachPlan, PractisedRound } from "#shared/contracts/race/coach.ts";
import type { TextID, UserID } from "#shared/ids.ts";
import { PRACTISED } from "#shared/rules/coach/practised.ts";
import { TEXTS_REMEMBERED } from "#shared/rules/coach/text.ts";
import type { Day, Stamp } from "#shared/units.ts";

import { isBatch, isDone, isNumber, isPlan, isRound, isToday, listOf, objectOf } from "./coach-shapes.ts";

/** A round that was practised. */
export interface DoneRound extends Omit<PractisedRound, "agoMs"> {
  /** Of the two weeks in which it was practised. */
  readonly startedStamp: Stamp;
  /** When, by the device's clock. */
  readonly endedMs: number;
}

/** Rounds of the same two weeks, sent together until that is answered. */
export interface Batch {
  readonly key: string;
  readonly rounds: readonly DoneRound[];
}

/** What this browser knows of a day by itself. */
export interface KeptToday {
  readonly day: Day;
  readonly rounds: number;
}

/** What waits to be sent. */
interface Waiting {
  readonly batch: Batch | undefined;
  /** Rounds that wait for the next batch, in the order in which they ended. */
  readonly waiting: readonly DoneRound[];
}

/** What the coach keeps in a browser. */
export interface CoachKept extends Waiting {
  /** Whose it is. */
  readonly userID: UserID | undefined;
  /** As the server said it last, and when. */
  readonly came: { readonly plan: CoachPlan; readonly stamp: Stamp } | undefined;
  readonly today: KeptToday | undefined;
  /** The texts of the latest rounds, the newest first. */
  readonly recent: readonly TextID[];
  /** No speed and no minutes are shown. */
  readonly hidesClock: boolean;
  /** Rounds of other racers of this browser, by their ids: they wait until these are back. */
  readonly others: Readonly<Record<string, Waiting>>;
}

export const NOTHING_KEPT: CoachKept = {
  userID: undefined,
  came: undefined,
  batch: undefined,
  waiting: [],
  today: undefined,
  recent: [],
  hidesClock: false,
  others: {},
};

/** Parses the stored value and drops what is invalid. */
export function readCoach(stored: unknown): CoachKept {
  const { userID, came, today, recent, hidesClock, others } = objectOf(stored);
  const { plan, stamp } = objectOf(came);
  return {
    userID: isNumber(userID) ? (userID as UserID) : undefined,
    came: isPlan(plan) && isNumber(stamp) ? { plan, stamp: stamp as Stamp } : undefined,
    ...readWaiting(stored),
    today: isToday(today) ? today : undefined,
    recent: listOf(recent).filter((id): id is TextID => isNumber(id)),
    hidesClock: hidesClock === true,
    others: Object.fromEntries(Object.entries(objectOf(others)).map(([id, theirs]) => [id, readWaiting(theirs)])),
  };
}

function readWaiting(stored: unknown): Waiting {
  const { batch, waiting } = objectOf(stored);
  return { batch: isBatch(batch) ? batch : undefined, waiting: listOf(waiting).filter(isRound) };
}

/** What is kept for a racer. Of somebody else only what waits to be sent is kept, for when they're back. */
export function ofRacer(kept: CoachKept, userID: UserID | undefined): CoachKept {
  const { userID: before, batch, waiting } = kept;
  if (before === userID) return kept;
  const all = before !== undefined && waits(kept) ? { ...kept.others, [before]: { batch, waiting } } : kept.others;
  const { [String(userID)]: own, ...others } = all;
  return { ...NOTHING_KEPT, ...own, userID, others };
}

export const waits = ({ batch, waiting }: Waiting): boolean => batch !== undefined || waiting.length > 0;

export const withPlan = (kept: CoachKept, plan: CoachPlan, stamp: Stamp): CoachKept => ({
  ...kept,
  came: { plan, stamp },
});

/** A round waits to be sent. One that can't count doesn't, lest the others be refused with it; a rest in it counts for so long. */
export function withRound(kept: CoachKept, round: DoneRound): CoachKept {
  const bounded = { ...round, elapsedMs: Math.min(round.elapsedMs, PRACTISED.longestRound) };
  return isDone(bounded) ? { ...kept, waiting: [...kept.waiting, bounded] } : kept;
}

/** What a round leaves to remember, apart from what is sent. */
export function withDay(kept: CoachKept, day: Day): CoachKept {
  const before = kept.today?.day === day ? kept.today.rounds : 0;
  return { ...kept, today: { day, rounds: before + 1 } };
}

export const withText = (kept: CoachKept, textID: TextID): CoachKept => ({
  ...kept,
  recent: [textID, ...kept.recent.filter((other) => other !== textID)].slice(0, TEXTS_REMEMBERED),
});

/** Puts the rounds of the same two weeks into a batch, unless one is under way. */
export function withBatch(kept: CoachKept, newKey: () => string): CoachKept {
  const { batch, waiting } = kept;
  const [first] = waiting;
  if (batch || !first) return kept;
  const rounds = waiting
    .filter(({ startedStamp }) => startedStamp === first.startedStamp)
    .slice(0, PRACTISED.mostRounds);
  return { ...kept, batch: { key: newKey(), rounds }, waiting: waiting.filter((round) => !rounds.includes(round)) };
}

/** A batch was answered. Another tab may have heard of it first, and another racer may have come meanwhile. */
export function withoutBatch(kept: CoachKept, key: string): CoachKept {
  const without = <T extends Waiting>(each: T): T => (each.batch?.key === key ? { ...each, batch: undefined } : each);
  const others = Object.entries(kept.others)
    .map(([id, theirs]) => [id, without(theirs)] as const)
    .filter(([, theirs]) => waits(theirs));
  return { ...without(kept), others: Object.fromEntries(others) };
}

/** How long ago it ended, by the device's clock, which may have been set since. */
export const agoMsOf = ({ endedMs }: Pick<DoneRound, "endedMs">, nowMs: number): number =>
  Math.round(Math.min(PRACTISED.longestAgo, Math.max(0, nowMs - endedMs)));

/** As it is sent. */
export const sentRound = ({ endedMs, elapsedMs, done, reviews }: DoneRound, nowMs: number): PractisedRound => ({
  agoMs: agoMsOf({ endedMs }, nowMs),
  elapsedMs,
  done,
  reviews,
});
