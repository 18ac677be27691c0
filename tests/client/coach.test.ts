import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { CoachPlan } from "#shared/contracts/race/coach.ts";
import { coachPractised } from "#shared/contracts/race/coach.ts";
import type { TextID, UserID } from "#shared/ids.ts";
import { reviewed } from "#shared/rules/coach/cards.ts";
import { PRACTISED } from "#shared/rules/coach/practised.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, before, dayOf, days, minutes, startOf, type Stamp } from "#shared/units.ts";

import {
  NOTHING_KEPT,
  ofRacer,
  readCoach,
  sentRound,
  waits,
  withBatch,
  withDay,
  withoutBatch,
  withPlan,
  withRound,
  type CoachKept,
  type DoneRound,
} from "../../client/features/practice/coach/coach-kept.ts";
import { findingWords, gainWords, moreWords } from "../../client/features/practice/coach/coach-words.ts";
import { planNow } from "../../client/features/practice/coach/plan-now.ts";
import { factsUnderWay, NO_PLAN, underWay } from "../support/coach-plans.ts";
import { cleanUp, OwnBrowser, racerOf, refused, signIn, type Tab } from "../support/own-tab.ts";

/** Noon, UTC: nothing here is near midnight. */
const NOON = after(startOf(dayOf(nowStamp())), minutes(12 * 60));
const NOON_MS = NOON * 1_000;
const RACER = 7 as UserID;

const round = (more: Partial<DoneRound> = {}): DoneRound => ({
  startedStamp: before(NOON, days(4)),
  endedMs: NOON_MS,
  elapsedMs: minutes(1),
  done: 240,
  reviews: [],
  ...more,
});
const at = { startedStamp: before(NOON, days(4)), endsStamp: after(NOON, days(10)) };
const keptWith = (plan: CoachPlan, stamp: Stamp, rounds: readonly DoneRound[] = []): CoachKept =>
  rounds.reduce(withRound, withPlan(ofRacer(NOTHING_KEPT, RACER), plan, stamp));
const fortnightOf = (kept: CoachKept, now: Stamp = NOON) => planNow(kept, now, now * 1_000)?.fortnight;

describe("the plan without a connection", () => {
  it("is what the server said, with what waits: minutes of today, and the day that they make", () => {
    const plan = underWay({ ...at, daysBefore: 2, days: 2, todayMs: 0, practisedMs: minutes(20) });
    expect(fortnightOf(keptWith(plan, NOON))).toMatchObject({ days: 2, todayMs: 0, isFull: false });
    const rounds = [round(), round({ endedMs: NOON_MS - minutes(3) })];
    const kept = keptWith(plan, NOON, rounds);
    expect(fortnightOf(kept)).toMatchObject({ daysBefore: 2, days: 3, todayMs: minutes(2), practisedMs: minutes(22) });
    const sending = withBatch(kept, () => "a-key");
    expect(fortnightOf(sending)).toEqual(fortnightOf(kept));
  });

  it("goes on the next day: what was practised counts as days before, and other pairs have their turn", () => {
    const plan = underWay({ ...at, daysBefore: 2, days: 3, todayMs: minutes(10), practisedMs: minutes(30) });
    const today = fortnightOf(keptWith(plan, NOON, [round()]));
    expect(today).toMatchObject({ daysBefore: 2, days: 3, isFull: true });
    const tomorrow = fortnightOf(keptWith(plan, NOON, [round()]), after(NOON, days(1)));
    expect(tomorrow).toMatchObject({ daysBefore: 3, days: 3, todayMs: 0, isFull: false });
    expect(today?.aims.map(({ part }) => part)).not.toEqual(tomorrow?.aims.map(({ part }) => part));
    const later = fortnightOf(keptWith(plan, NOON, [round({ endedMs: NOON_MS + days(1) })]), after(NOON, days(2)));
    expect(later).toMatchObject({ daysBefore: 4, days: 4 });
  });

  it("counts nothing of other two weeks, nor what no hands type, and ends when the two weeks do", () => {
    const plan = underWay({ ...at, todayMs: 0 });
    const wrong = [round({ startedStamp: before(NOON, days(40)) }), round({ done: 1_900 })];
    expect(fortnightOf(keptWith(plan, NOON, wrong))?.todayMs).toBe(0);
    const over = planNow(keptWith(plan, NOON), at.endsStamp, at.endsStamp * 1_000);
    expect(over).toMatchObject({ fortnight: null, isEnding: true });
  });

  it("has the cards after the reviews that wait, and four new facts a day", () => {
    const review = { lessonID: "multiplication_1", fact: "7 × 8", waitMs: 2_100, isMissed: false } as const;
    const kept = withDay(
      keptWith(factsUnderWay(at), NOON, [round({ done: 20, elapsedMs: minutes(2), reviews: [review] })]),
      dayOf(NOON),
    );
    const now = fortnightOf(kept);
    expect(now?.coached[0]?.card).toEqual(reviewed(undefined, review, 2_000, NOON));
    expect(now).toMatchObject({ newToday: 1, rounds: 1 });
    expect(now?.aims.map(({ part }) => part)).toEqual(["6 × 9", "7 × 9", "8 × 8"]);
    const others = ["6 × 9", "7 × 9", "8 × 8"].map((fact) => ({ ...review, fact }));
    const full = withRound(kept, round({ done: 20, reviews: others }));
    expect(fortnightOf(full)).toMatchObject({ newToday: 4, aims: [] });
    // Each has come once, so that all are due; none of them is new any more.
    const tomorrow = fortnightOf(full, after(NOON, days(1)));
    expect([tomorrow?.newToday, tomorrow?.aims.length]).toEqual([0, 4]);
  });
});

describe("what the coach keeps in a browser", () => {
  it("comes back as it was stored, and without what is none of it", () => {
    const kept = withBatch(keptWith(factsUnderWay(), NOON, [round(), round()]), () => "a-key");
    const full = { ...withRound(kept, round()), recent: [3 as TextID], hidesClock: true };
    expect(readCoach(JSON.parse(JSON.stringify(full)))).toEqual(full);
    for (const broken of [undefined, null, "x", [], { came: 1, batch: [], waiting: "x", recent: {}, today: [] }]) {
      expect(readCoach(broken)).toEqual(NOTHING_KEPT);
    }
    const damaged = { ...full, came: { plan: { ...NO_PLAN, fortnight: {} }, stamp: 1 }, waiting: [{}, round()] };
    expect(readCoach(damaged)).toMatchObject({ came: undefined, waiting: [round()] });
  });

  it("is nobody else's: of others only what waits is kept, and theirs again when they're back", () => {
    const kept = withBatch(keptWith(underWay(), NOON, [round()]), () => "a-key");
    expect(ofRacer(kept, RACER)).toBe(kept);
    const theirs = ofRacer(kept, 8 as UserID);
    expect(theirs).toEqual({ ...NOTHING_KEPT, userID: 8, others: { 7: { batch: kept.batch, waiting: [] } } });
    expect(readCoach(JSON.parse(JSON.stringify(theirs)))).toEqual(theirs);
    const nobody = ofRacer(withRound(theirs, round({ done: 9 })), undefined);
    expect(nobody.came).toBeUndefined();
    expect(Object.keys(nobody.others)).toEqual(["7", "8"]);
    const back = ofRacer(nobody, RACER);
    expect(back).toMatchObject({ came: undefined, batch: kept.batch, others: { 8: { waiting: [{ done: 9 }] } } });
    expect(withoutBatch(theirs, "a-key")).toEqual({ ...NOTHING_KEPT, userID: 8 });
  });

  it("goes in batches of one key each, of the same two weeks, that stay as they are until they're answered", () => {
    const others = round({ startedStamp: before(NOON, days(30)) });
    const rounds = [...Array.from({ length: PRACTISED.mostRounds + 1 }, () => round()), others];
    const first = withBatch(keptWith(underWay(), NOON, rounds), () => "first");
    expect(first.batch?.rounds.length).toBe(PRACTISED.mostRounds);
    expect(withBatch(withRound(first, round()), () => "second").batch).toEqual(first.batch);
    expect(withoutBatch(first, "another")).toEqual(first);
    const second = withBatch(withoutBatch(first, "first"), () => "second");
    expect(second.batch).toEqual({ key: "second", rounds: [round()] });
    const third = withBatch(withoutBatch(second, "second"), () => "third");
    expect(third.batch).toEqual({ key: "third", rounds: [others] });
    expect(waits(withoutBatch(third, "third"))).toBe(false);
  });

  it("has no round in it for which all would be refused", () => {
    const sent = [0, days(90), 0 - days(1)].map((agoMs) => sentRound(round(), NOON_MS + agoMs));
    expect(sent.map(({ agoMs }) => agoMs)).toEqual([0, PRACTISED.longestAgo, 0]);
    expect(coachPractised.body.safeParse({ startedStamp: NOON, rounds: sent }).success).toBe(true);
    const withRest = withRound(NOTHING_KEPT, round({ elapsedMs: PRACTISED.longestRound + 1 }));
    expect(withRest.waiting).toEqual([round({ elapsedMs: PRACTISED.longestRound })]);
    expect(waits(withRound(NOTHING_KEPT, round({ done: 0 })))).toBe(false);
  });
});

describe("rounds that wait", () => {
  let browser: OwnBrowser;
  beforeEach(() => {
    browser = new OwnBrowser();
  });
  afterEach(cleanUp);

  const loadCoach = async () => ({
    ...(await import("../../client/features/practice/coach/coach-store.ts")),
    ...(await import("../../client/features/practice/coach/send.ts")),
  });
  type CoachTab = Tab & Awaited<ReturnType<typeof loadCoach>>;

  async function openTab(userID = 7): Promise<CoachTab> {
    const tab = await browser.open("/practice");
    const coach = await loadCoach();
    tab.callsAre(tab.sessionCaller);
    signIn(tab, racerOf(userID));
    return { ...tab, ...coach };
  }
  const keep = (tab: CoachTab, ...rounds: readonly DoneRound[]): void => {
    tab.use();
    for (const each of rounds) tab.changeKept(RACER, (kept) => withRound(kept, each));
  };
  const sent = () => browser.askedOf("/coach/practised");

  it("of two tabs are all sent", async () => {
    browser.answer = () => Response.json(underWay());
    const one = await openTab();
    const other = await openTab();
    keep(one, round({ done: 201 }));
    keep(other, round({ done: 202 }));
    keep(one, round({ done: 203 }));
    other.use();
    await other.sendWaiting();
    const rounds = [201, 202, 203].map((done) => expect.objectContaining({ done }) as unknown);
    expect(sent().map(({ body }) => body)).toEqual([expect.objectContaining({ rounds })]);
    one.use();
    await one.sendWaiting();
    expect(sent().length).toBe(1);
  });

  it("keep their key until they're answered, however often that takes", async () => {
    const tab = await openTab();
    keep(tab, round());
    const troubles = [
      refused("unavailable", 503),
      refused("tooManyCalls", 429),
      refused("captchaNeeded", 403),
      refused("notFound", 404),
      new Response("<h1>Blocked by your school</h1>", { status: 403 }),
    ];
    for (const trouble of troubles) {
      browser.answer = () => trouble;
      await expect(tab.sendWaiting()).rejects.toMatchObject({ status: trouble.status });
      keep(tab, round());
    }
    browser.answer = () => Promise.reject(new TypeError("no line"));
    await expect(tab.sendWaiting()).rejects.toMatchObject({ code: "offline" });
    browser.answer = () => Response.json(underWay());
    await tab.sendWaiting();
    const keys = sent().map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys.slice(0, 7)).size).toBe(1);
    expect(keys.length).toBe(8);
    expect(keys[7]).not.toBe(keys[0]);
    expect(waits(tab.keptNow(RACER))).toBe(false);
  });

  it("are dropped where they're refused for good, as those that were heard of already", async () => {
    const tab = await openTab();
    for (const refusal of [refused("alreadyDone", 409), refused("badInput", 400)]) {
      browser.answer = () => refusal;
      keep(tab, round());
      await tab.sendWaiting();
      expect(waits(tab.keptNow(RACER))).toBe(false);
    }
  });

  it("are sent for nobody else, and wait while another racer has the coach", async () => {
    const tab = await openTab();
    keep(tab, round());
    const other = await openTab(8);
    await other.sendWaiting();
    expect(sent()).toEqual([]);
    other.takePlan(8 as UserID, NO_PLAN);
    signIn(other, racerOf(7));
    browser.answer = () => Response.json({ counted: 1 });
    await other.sendWaiting();
    expect(sent().map(({ body }) => (body as { rounds: unknown[] }).rounds.length)).toEqual([1]);
    expect(waits(other.keptNow(RACER))).toBe(false);
  });
});

describe("what the coach says of its worth", () => {
  it("is honest, whichever way it goes", () => {
    expect([0.06, -0.03, 0.001].map((gain) => gainWords({ gain, error: 0.04 }))).toEqual([
      "6% quicker",
      "3% slower",
      "as quick as before",
    ]);
    const more = { gain: 0.04, error: 0.06, isSure: false };
    expect(moreWords("type", more)).toBe(
      "The coached pairs got 4% quicker than the others, give or take 6%: that could be chance.",
    );
    expect(moreWords("math", { gain: -0.07, error: 0.03, isSure: true })).toBe(
      "The others got 7% quicker than the coached facts, give or take 3%: you did better without the coach.",
    );
    const finding = { racers: 1_032, gain: 0.048, error: 0.012, isSure: true };
    expect(findingWords(finding)).toBe(
      "Over 1,032 racers, the coached half gained 4.8% more than the half left alone, give or take 1.2%: the coach helps.",
    );
    expect(findingWords({ ...finding, gain: -0.048 })).toContain("doesn't help");
    expect(findingWords({ ...finding, isSure: false })).toContain("so far we can't tell");
  });
});
