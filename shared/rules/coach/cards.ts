import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from "ts-fsrs";

import type { Stamp } from "../../units.ts";

/** What is remembered of a fact, as it is stored and sent: FSRS's figures, moments in whole seconds. */
export interface FactCard {
  readonly dueStamp: Stamp;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: 0 | 1 | 2 | 3;
  readonly lastStamp: Stamp;
  /** When it was practised for the first time. */
  readonly firstStamp: Stamp;
}

/** Nothing is left to chance, so that browser and server come to the same. */
const SCHEDULER = fsrs({ enable_fuzz: false });

/** How a fact was solved. */
export interface Review {
  readonly waitMs: number;
  readonly isMissed: boolean;
}

/** In times of what the racer's facts of the lesson take. */
const QUICK = 0.7;
const SLOW = 1.6;

/** How well somebody knew it, by how they solved it: learners aren't asked what they think. */
function gradeOf({ waitMs, isMissed }: Review, paceMs: number): Grade {
  if (isMissed) return Rating.Again;
  const times = waitMs / paceMs;
  if (times > SLOW) return Rating.Hard;
  return times < QUICK ? Rating.Easy : Rating.Good;
}

/** The card after a review. @param card undefined for a fact that was never practised */
export function reviewed(card: FactCard | undefined, review: Review, paceMs: number, at: Stamp): FactCard {
  const moment = dateOf(Math.max(at, card?.lastStamp ?? 0) as Stamp);
  const before = card ? cardFrom(card) : createEmptyCard(moment);
  const next = SCHEDULER.next(before, moment, gradeOf(review, paceMs)).card;
  return { ...cardTo(next, moment), firstStamp: card?.firstStamp ?? stampOf(moment) };
}

const dateOf = (stamp: Stamp): Date => new Date(stamp * 1_000);
const stampOf = (date: Date): Stamp => Math.ceil(date.getTime() / 1_000) as Stamp;

const cardFrom = (card: FactCard): Card => ({
  due: dateOf(card.dueStamp),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: card.scheduledDays,
  learning_steps: card.step,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  last_review: dateOf(card.lastStamp),
});

const STATES = [State.New, State.Learning, State.Review, State.Relearning] as const;

const cardTo = (card: Card, at: Date): Omit<FactCard, "firstStamp"> => ({
  dueStamp: stampOf(card.due),
  stability: rounded(card.stability),
  difficulty: rounded(card.difficulty),
  scheduledDays: card.scheduled_days,
  step: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: STATES.find((state) => state === card.state) ?? State.New,
  lastStamp: stampOf(at),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
