import type { Page, Request } from "playwright";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { CoachPlan, EndedFortnight, Fortnight } from "#shared/contracts/race/coach.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, before, days, minutes } from "#shared/units.ts";

/** What the server may answer of the coach. */
export const NO_PLAN: CoachPlan = {
  site: "type",
  races: 24,
  racesNeeded: 10,
  weak: 0,
  weakNeeded: 2,
  fortnight: null,
  last: null,
  finding: null,
};

const pair = (part: string, isMissed = false) => ({ part, lessonID: null, isMissed });
export const fact = (part: string, lessonID: LessonID = "multiplication_1", isMissed = false) => ({
  part,
  lessonID,
  isMissed,
});

export const fortnight = (more: Partial<Fortnight> = {}): Fortnight => ({
  startedStamp: before(nowStamp(), days(4)),
  endsStamp: after(nowStamp(), days(10)),
  coached: [pair("th", true), pair("io"), pair("e "), pair("br")].map((each) => ({ ...each, card: null })),
  left: [pair("ou"), pair("st", true), pair("ng"), pair("wa")],
  known: [],
  paceMs: {},
  daysBefore: 2,
  days: 3,
  todayMs: minutes(4),
  practisedMs: minutes(25),
  ...more,
});

export const underWay = (more: Partial<Fortnight> = {}): CoachPlan => ({
  ...NO_PLAN,
  weak: 9,
  fortnight: fortnight(more),
});

const KNOWN = [2, 3, 4, 5].flatMap((left) => [5, 6, 7, 8, 9].map((right) => `${left} × ${right}`));

/** The same on the math site. */
export const factsUnderWay = (more: Partial<Fortnight> = {}): CoachPlan => ({
  ...underWay({
    coached: [fact("7 × 8", "multiplication_1", true), fact("6 × 9"), fact("7 × 9"), fact("8 × 8")].map((each) => ({
      ...each,
      card: null,
    })),
    left: [fact("6 × 7"), fact("8 × 9")],
    known: KNOWN,
    paceMs: { multiplication_1: 2_000 },
    ...more,
  }),
  site: "math",
});

export const ended = (more: Partial<EndedFortnight> = {}): EndedFortnight => ({
  startedStamp: before(nowStamp(), days(15)),
  endsStamp: before(nowStamp(), days(1)),
  days: 9,
  practisedMs: minutes(84),
  coached: [pair("th", true), pair("io"), pair("e "), pair("br")],
  left: [pair("ou"), pair("st", true), pair("ng"), pair("wa")],
  outcome: {
    coached: { gain: 0.06, error: 0.04 },
    left: { gain: 0.02, error: 0.04 },
    more: { gain: 0.04, error: 0.06, isSure: false },
    matches: 4,
  },
  ...more,
});

/** What a page asks of the coach, answered here. */
export interface CoachDesk {
  readonly asked: Request[];
  /** What comes of each call. Undefined: nobody is reached. */
  answer: (request: Request) => { readonly status?: number; readonly body: object } | undefined;
}

/** Answers a page's calls of the coach with a plan, until the desk says otherwise. */
export async function answerCoach(page: Page, plan: CoachPlan): Promise<CoachDesk> {
  const desk: CoachDesk = { asked: [], answer: () => ({ body: plan }) };
  await page.route("**/api/v2/coach**", async (route) => {
    desk.asked.push(route.request());
    const answer = desk.answer(route.request());
    if (!answer) return route.abort();
    return route.fulfill({ status: answer.status ?? 200, json: answer.body });
  });
  return desk;
}
