import type { CoachPlan, Fortnight } from "#shared/contracts/race/coach.ts";
import { aimsOf } from "#shared/rules/coach/aims.ts";
import { reviewed } from "#shared/rules/coach/cards.ts";
import { aimedFacts, type CoachedFact } from "#shared/rules/coach/fact-round.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { countable, type Dated } from "#shared/rules/coach/practised.ts";
import { dayOf, type Day, type Stamp } from "#shared/units.ts";

import { agoMsOf, type CoachKept, type DoneRound } from "./coach-kept.ts";

export type CoachedPart = Fortnight["coached"][number];

/** Two weeks as they are now, with what waits to be sent. */
export interface FortnightNow extends Fortnight {
  /** The next round is for these: pairs in turn, or facts together. */
  readonly aims: readonly CoachedPart[];
  /** Facts practised today for the first time. */
  readonly newToday: number;
  /** Rounds of today in this browser. */
  readonly rounds: number;
  readonly isFull: boolean;
}

export interface PlanNow extends CoachPlan {
  readonly fortnight: FortnightNow | null;
  /** The two weeks are over, and the server hasn't said yet what they have brought. */
  readonly isEnding: boolean;
}

/** What the server would answer now, if everything that waits were sent. */
export function planNow(kept: CoachKept, now: Stamp, nowMs: number): PlanNow | undefined {
  const { plan, stamp } = kept.came ?? {};
  if (!plan || stamp === undefined) return undefined;
  const { fortnight } = plan;
  if (!fortnight) return { ...plan, fortnight, isEnding: false };
  if (now >= fortnight.endsStamp) return { ...plan, fortnight: null, isEnding: true };
  const rounds = roundsThatCount(plan.site, fortnight, kept, now, nowMs);
  const today = dayOf(now);
  const at = withCards(withTimes(fortnight, dayOf(stamp), rounds, today), rounds);
  const known = kept.today?.day === today ? kept.today : undefined;
  const newToday = at.coached.filter(({ card }) => card !== null && dayOf(card.firstStamp) === today).length;
  return {
    ...plan,
    fortnight: {
      ...at,
      aims: plan.site === "type" ? aimsOf(at.coached, at.daysBefore) : aimedFacts(factsOf(at.coached), newToday, now),
      newToday,
      rounds: known?.rounds ?? 0,
      isFull: at.todayMs >= COACH.session,
    },
    isEnding: false,
  };
}

type CountedRound = Dated<DoneRound & { readonly agoMs: number }>;

/** What waits of these two weeks, as the server would count it. */
function roundsThatCount(
  site: CoachPlan["site"],
  fortnight: Fortnight,
  { batch, waiting }: CoachKept,
  now: Stamp,
  nowMs: number,
): readonly CountedRound[] {
  const rounds = [...(batch?.rounds ?? []), ...waiting]
    .filter(({ startedStamp }) => startedStamp === fortnight.startedStamp)
    .map((round) => ({ ...round, agoMs: agoMsOf(round, nowMs) }));
  return countable(rounds, site, fortnight, fortnight.practisedMs, now);
}

function withTimes(before: Fortnight, cameDay: Day, rounds: readonly CountedRound[], today: Day): Fortnight {
  const isSameDay = cameDay === today;
  const spans = new Map(rounds.map(({ endedStamp }) => [dayOf(endedStamp), 0]));
  for (const { endedStamp, elapsedMs } of rounds) {
    spans.set(dayOf(endedStamp), (spans.get(dayOf(endedStamp)) ?? 0) + elapsedMs);
  }
  const isCameDayCounted = before.days > before.daysBefore;
  const earlier = [...spans.keys()].filter((day) => day < today && !(day === cameDay && isCameDayCounted));
  const daysBefore = (isSameDay ? before.daysBefore : before.days) + earlier.length;
  const todayMs = (isSameDay ? before.todayMs : 0) + (spans.get(today) ?? 0);
  const practisedMs = before.practisedMs + rounds.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
  return { ...before, daysBefore, days: daysBefore + (todayMs > 0 ? 1 : 0), todayMs, practisedMs };
}

function withCards(before: Fortnight, rounds: readonly CountedRound[]): Fortnight {
  const cards = new Map(before.coached.map(({ part, card }) => [part, card ?? undefined]));
  for (const { reviews, endedStamp } of rounds) {
    for (const { lessonID, fact, ...review } of reviews) {
      if (!cards.has(fact)) continue;
      const paceMs = before.paceMs[lessonID] ?? review.waitMs;
      cards.set(fact, reviewed(cards.get(fact), review, Math.max(1, paceMs), endedStamp));
    }
  }
  return { ...before, coached: before.coached.map((part) => ({ ...part, card: cards.get(part.part) ?? null })) };
}

type FactPart = CoachedPart & CoachedFact;

/** Coached parts as facts. */
export const factsOf = (coached: readonly CoachedPart[]): readonly FactPart[] =>
  coached.flatMap((part) =>
    part.lessonID === null
      ? []
      : [{ ...part, lessonID: part.lessonID, fact: part.part, card: part.card ?? undefined } as FactPart],
  );
