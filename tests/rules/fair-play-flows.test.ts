import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { cashAway } from "#shared/rules/fair-play/flows/cash-away.ts";
import type { CashFlow } from "#shared/rules/fair-play/flows/cash-flow.ts";
import { cashGathered } from "#shared/rules/fair-play/flows/cash-gathered.ts";
import { FLOW_SIGNALS } from "#shared/rules/fair-play/flows/codes.ts";
import { FLOWS } from "#shared/rules/fair-play/flows/numbers.ts";
import { losersAmong, sameLosers, type Meeting } from "#shared/rules/fair-play/flows/same-losers.ts";
import { signalReport } from "#shared/rules/fair-play/signal-report.ts";
import type { Signal } from "#shared/rules/fair-play/signal.ts";
import { assess } from "#shared/rules/fair-play/verdict.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import {
  FARM_GATHERINGS,
  FARMS,
  gatheredIn,
  KIND_GATHERINGS,
  KIND_GIVERS,
  monthOf,
  NOW,
} from "../support/corpus/givers.ts";
import { FARMED_TABLES, HONEST_TABLES, meetingsAt } from "../support/corpus/tables.ts";
import { diceOf } from "../support/dice.ts";

const { cash, points } = FLOWS;
const wonOf = (amount: number, races: number = cash.leastRaces, sinceStamp: Stamp = before(NOW, days(30))) => ({
  cash: amount,
  races,
  sinceStamp,
});
const MUCH: CashFlow = { sent: 900_000, days: cash.leastDays, cameBack: 0 };
const DRAWS = 60;
const firedOf = (of: (seed: number) => Signal): number =>
  Array.from({ length: DRAWS }, (_unused, seed) => of(seed)).filter(({ fired }) => fired).length / DRAWS;

describe("cash that goes to one racer", () => {
  const measured = (flow: Partial<CashFlow>, won = wonOf(1_000_000)): number | null =>
    cashAway([{ ...MUCH, ...flow }], won, NOW).measured;

  it("is measured as a part of what races paid, less what came back", () => {
    expect(cashAway([MUCH], wonOf(1_000_000), NOW)).toEqual({
      code: "cash-away",
      kind: "cash",
      measured: 0.9,
      threshold: cash.share,
      fired: true,
      isConclusive: false,
    });
    expect([measured({ cameBack: 400_000 }), measured({ cameBack: 2_000_000 })]).toEqual([0.5, null]);
    expect(cashAway([MUCH], wonOf(MUCH.sent / cash.share), NOW).fired).toBe(false);
  });

  it("is that to whom most was given, not of all together", () => {
    const three = [250_000, 300_000, 280_000].map((sent) => ({ ...MUCH, sent }));
    expect(cashAway(three, wonOf(1_000_000), NOW)).toMatchObject({ measured: 0.3, fired: false });
  });

  it("is not spoken of with few races, little cash, gifts on few days, or none", () => {
    expect([
      measured({}, wonOf(1_000_000, cash.leastRaces - 1)),
      measured({ sent: cash.leastCash - 1 }, wonOf(10_000)),
      measured({ days: cash.leastDays - 1 }),
      measured({}, wonOf(0)),
      cashAway([], wonOf(1_000_000), NOW).measured,
      cashAway([MUCH], undefined, NOW).measured,
    ]).toEqual([null, null, null, null, null, null]);
  });

  it("is compared with the whole time where only the newest races are looked at", () => {
    expect(measured({}, wonOf(600_000, cash.races, before(NOW, days(10))))).toBe(0.5);
    expect(measured({}, wonOf(600_000, cash.races - 1, before(NOW, days(10))))).toBe(1.5);
  });

  it("counts at the receiver how many give like that", () => {
    const giver = { flow: MUCH, won: wonOf(1_000_000, cash.leastRacesEach) };
    const generous = { ...giver, won: wonOf(2_000_000) };
    const gathered = (many: number) => cashGathered([...Array.from({ length: many }, () => giver), generous], NOW);
    expect(gathered(cash.givers)).toMatchObject({ measured: cash.givers, fired: false, kind: "cash" });
    expect(gathered(cash.givers + 1)).toMatchObject({ measured: cash.givers + 1, fired: true });
    expect(cashGathered([], NOW).measured).toBeNull();
  });

  it.each(Object.entries(KIND_GIVERS))("is hardly ever one-way from people: %s", (name, giving) => {
    const away = (seed: number): Signal => {
      const { won, flows, now } = monthOf(giving, diceOf(`${name} ${seed}`));
      return cashAway([...flows.values()], won, now);
    };
    expect(firedOf(away)).toBeLessThan(0.1);
  });

  it.each(Object.entries(FARMS))("is one-way from a farm: %s", (name, giving) => {
    const away = (seed: number): Signal => {
      const { won, flows, now } = monthOf(giving, diceOf(`${name} ${seed}`));
      return cashAway([...flows.values()], won, now);
    };
    expect(firedOf(away)).toBeGreaterThan(0.8);
  });

  it("gathers at a farm's owner, and not where many are kind", () => {
    const shares = (all: typeof KIND_GATHERINGS) =>
      Object.entries(all).map(([name, kind]) =>
        firedOf((seed) => cashGathered(gatheredIn(kind, diceOf(`${name} ${seed}`)), NOW)),
      );
    expect(Math.max(...shares(KIND_GATHERINGS))).toBe(0);
    expect(Math.min(...shares(FARM_GATHERINGS))).toBeGreaterThan(0.9);
  });
});

describe("places that flow one way", () => {
  const loser = (userID: number, more: Partial<Meeting["others"][number]> = {}) => ({
    userID: userID as UserID,
    place: null,
    speed: 0,
    isFinished: false,
    races: 100,
    wins: 0,
    ...more,
  });
  const meeting = (more: Partial<Meeting> = {}): Meeting => ({
    place: 1,
    speed: 80,
    others: [loser(1), loser(2)],
    ...more,
  });
  const times = (count: number, more: Partial<Meeting> = {}) => Array.from({ length: count }, () => meeting(more));

  it("are measured as the part of the wins against nobody else", () => {
    const stranger = meeting({ others: [loser(1), loser(9, { place: 2, speed: 79, isFinished: true, wins: 30 })] });
    expect(sameLosers([...times(15), ...Array.from({ length: 5 }, () => stranger)])).toEqual({
      code: "same-losers",
      kind: "points",
      measured: 0.75,
      threshold: points.share,
      fired: true,
      isConclusive: false,
    });
    expect(sameLosers([...times(14), ...Array.from({ length: 6 }, () => stranger)]).fired).toBe(false);
  });

  it("are not spoken of with few wins, and need two who lose", () => {
    expect(sameLosers(times(points.leastWins - 1)).measured).toBeNull();
    expect(sameLosers(times(30, { others: [loser(1)] }))).toMatchObject({ measured: 0, fired: false });
    expect(sameLosers([...times(30, { place: 2 }), ...times(points.leastWins - 1)]).measured).toBeNull();
  });

  it("look at the latest races alone", () => {
    const others = [loser(3, { speed: 79, isFinished: true, place: 2 })];
    expect(sameLosers([...times(60), ...times(points.races, { others })]).measured).toBe(0);
  });

  it("say of nobody that they always lose who win somewhere, come near, were ahead, or were met a few times", () => {
    const near = { isFinished: true, place: 4, speed: 64 };
    const all = [
      loser(1),
      loser(2, { wins: 4 }),
      loser(3, { races: points.leastRaces - 1 }),
      loser(4, near),
      loser(5, { ...near, speed: 63 }),
      loser(8, { wins: 3 }),
    ];
    const met = [
      ...times(points.meetings, { others: all }),
      ...times(points.meetings - 1, { others: [loser(6)] }),
      ...times(points.meetings, { others: [loser(7)] }),
      meeting({ place: 2, others: [loser(7, { place: 1, speed: 90, isFinished: true })] }),
    ];
    expect([...losersAmong(met)]).toEqual([1, 5, 8]);
  });

  it("know how often somebody wins by their latest race", () => {
    const others = [loser(1, { races: 5 })];
    expect([...losersAmong([meeting({ others }), ...times(9)])]).toEqual([1]);
    expect([...losersAmong([...times(9), meeting({ others })])]).toEqual([]);
  });

  it.each(Object.entries(HONEST_TABLES))("are none among people: %s", (name, tables) => {
    expect(firedOf((seed) => sameLosers(meetingsAt(tables, diceOf(`${name} ${seed}`))))).toBe(0);
  });

  it.each(Object.entries(FARMED_TABLES))("are seen where they are farmed: %s", (name, tables) => {
    expect(firedOf((seed) => sameLosers(meetingsAt(tables, diceOf(`${name} ${seed}`))))).toBeGreaterThan(0.9);
  });
});

describe("signals of what flows one way", () => {
  const fired = (code: Signal["code"], kind: Signal["kind"]): Signal => ({
    code,
    kind,
    measured: 1,
    threshold: 0.5,
    fired: true,
    isConclusive: false,
  });

  it("hold nothing alone, nor gifts both ways of looking at them; with another kind they do", () => {
    const away = fired("cash-away", "cash");
    expect(assess(null, [away])).toBe("clear");
    expect(assess(null, [away, fired("cash-gathered", "cash")])).toBe("clear");
    expect(assess(null, [fired("same-losers", "points")])).toBe("clear");
    expect(assess(null, [away, fired("no-rest", "hours")])).toBe("held");
  });

  it("are reported with what was measured, without blame", () => {
    const units = FLOW_SIGNALS.map((code) => signalReport({ code, measured: 1, threshold: 2 }).unit);
    expect(units).toEqual(["percent", "racers", "percent"]);
    for (const code of FLOW_SIGNALS) {
      const report = signalReport({ code, measured: 0.9, threshold: 0.75 });
      expect(report).toMatchObject({ code, measured: 0.9, threshold: 0.75, usual: "below" });
      expect(report.title).not.toBe("");
      expect(report.sentence).toMatch(/^[A-Z].{20,}\.$/);
      expect(report.sentence).not.toMatch(/\b(cheat\w*|illegal|fake|bot|farm)\b/i);
    }
  });
});
