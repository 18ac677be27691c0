import { describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { RaceID, TextID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import { mathResultsOf, newMathRace, takeAnswers } from "#shared/rules/math/race.ts";
import { COMING_IN } from "#shared/rules/race/coming-in.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { giveUp, newRace, takeKeys, tick, type RaceCore, type Seat } from "#shared/rules/race/race.ts";
import { resultsOf } from "#shared/rules/race/results.ts";
import { PUBLIC_TERMS } from "#shared/rules/race/terms.ts";

import type { Bots } from "../../game-server/race/discipline.ts";
import { mathBots } from "../../game-server/race/math-bots.ts";
import type { RacePlan } from "../../game-server/race/race-plan.ts";
import { typingBots } from "../../game-server/race/typing-bots.ts";

const TEXT =
  "A lighthouse keeper counts the ships at dusk, one by one, and writes their names in a blue book. On foggy nights the page stays empty, so he draws a whale instead, and gives it a hat.";
const PROBLEMS = makeProblems("addition_1", seededDice(5));
const LONGEST_MS = RACE.capMs + RACE.graceMs + 1_000;

/** A race of people in the first slots and bots of these speeds behind them. */
function planOf(people: number, speeds: readonly number[], newcomers: readonly number[] = []): RacePlan {
  const seats: Seat[] = [...Array.from({ length: people }, () => false), ...speeds.map(() => true)].map(
    (isBot, slot) => ({
      slot,
      userID: isBot ? null : ((1_000 + slot) as UserID),
      displayName: `Racer ${slot}`,
      carID: GUEST_CAR,
      carHueAngle: 0,
      isBot,
    }),
  );
  const botSpeeds = speeds.map((speed, nth) => [people + nth, speed] as const);
  return { raceID: "race" as RaceID, sceneryKey: "", terms: PUBLIC_TERMS, seats, botSpeeds, newcomers };
}

interface Driven<C> {
  readonly race: C;
  readonly overMs: number;
}

/** Lets a race run in steps of a room, with people who act by themselves. */
function drive<C extends RaceCore>(race: C, bots: Bots<C>, people: (race: C, nowMs: number) => C): Driven<C> {
  let next = race;
  for (let nowMs = 0; nowMs <= LONGEST_MS; nowMs += RACE.tickMs) {
    next = tick(bots.act(people(next, nowMs), nowMs), nowMs);
    if (next.isOver) return { race: next, overMs: nowMs };
  }
  return { race: next, overMs: Infinity };
}

/** People who type evenly, each at a speed; one without a speed leaves at the green light. */
const typists =
  (speeds: readonly (number | undefined)[]) =>
  (race: ReturnType<typeof newRace>, nowMs: number): ReturnType<typeof newRace> =>
    speeds.reduce<ReturnType<typeof newRace>>((next, wpm, slot) => {
      if (wpm === undefined) return giveUp(next, slot, nowMs);
      const from = next.racers[slot]?.lane.received ?? 0;
      const due = Math.min(TEXT.length, Math.floor((nowMs * wpm * 5) / 60_000));
      if (due <= from) return next;
      const at = Array.from({ length: due - from }, (_each, nth) => Math.ceil(((from + nth + 1) * 60_000) / (wpm * 5)));
      const arrival = { arrivalMs: nowMs, roundTripMs: 0 };
      return takeKeys(next, slot, { from, at, chars: TEXT.slice(from, due) }, arrival);
    }, race);

function typed(plan: RacePlan, seed: number, people: readonly (number | undefined)[]) {
  const race = newRace(plan.raceID, 1 as TextID, TEXT, plan.seats);
  return drive(race, typingBots(TEXT, plan, seededDice(seed)), typists(people));
}

/** The same race with somebody who watches to the end, so that nothing is quickened: nobody's place is theirs. */
function watched(plan: RacePlan, seed: number, people: readonly (number | undefined)[]) {
  const slot = plan.seats.length;
  const watcher = { ...(plan.seats[0] as Seat), slot, userID: 9_999 as UserID };
  const race = newRace(plan.raceID, 1 as TextID, TEXT, [...plan.seats, watcher]);
  const bots = typingBots(TEXT, plan, seededDice(seed));
  const stirs = typists(people);
  return drive(race, bots, (before, nowMs) => {
    const next = stirs(before, nowMs);
    return {
      ...next,
      racers: next.racers.map((each) => (each.seat.slot === slot ? { ...each, lastArrivalMs: nowMs } : each)),
    };
  });
}

describe("bots that are left on the road", () => {
  it("come in within seconds of the last person, with the results they would have had", () => {
    for (let seed = 0; seed < 40; seed++) {
      const plan = planOf(2, [20 + seed, 45, 70]);
      const people = [90 + seed, seed % 3 === 0 ? undefined : 50];
      const quick = typed(plan, seed, people);
      const slow = watched(plan, seed, people);
      const doneMs = Math.max(...quick.race.racers.filter(({ seat }) => !seat.isBot).map(({ lane }) => lane.fairMs));
      expect(quick.overMs - doneMs).toBeLessThanOrEqual(COMING_IN.withinMs + 3 * RACE.tickMs);
      const resultOf = (race: typeof quick.race) =>
        resultsOf(race)
          .filter(({ seat }) => seat.slot < plan.seats.length)
          .map(({ seat, place, standing, elapsedMs, typed: count, errors, wpm }) =>
            [seat.slot, place, standing, elapsedMs, count, errors, wpm].join(" "),
          );
      expect(resultOf(quick.race)).toEqual(resultOf(slow.race));
    }
  });

  it("are not finished when their own time would have been over", () => {
    const { race, overMs } = typed(planOf(1, [80, 82, 9, 8]), 3, [100]);
    expect(overMs).toBeLessThan(40_000);
    expect(race.racers.map(({ standing }) => standing)).toEqual([
      "finished",
      "finished",
      "finished",
      "unfinished",
      "unfinished",
    ]);
    const deadline = (race.thirdMs ?? 0) + RACE.afterThirdMs;
    for (const { lane } of race.racers) expect(lane.fairMs).toBeLessThanOrEqual(deadline + RACE.graceMs);
    expect(race.racers[3]?.lane.typed).toBeGreaterThan(40);
  });

  it("keep their pace while anybody drives, however far behind", () => {
    const { race, overMs } = typed(planOf(2, [60, 60, 60]), 4, [100, 25]);
    expect(overMs).toBeGreaterThan(race.racers[1]?.lane.fairMs ?? Infinity);
    for (const { lane } of race.racers.slice(2)) expect(lane.fairMs).toBeLessThan(50_000);
  });
});

describe("bots beside a newcomer", () => {
  it("finish about when the newcomer does, some before and some after, from the slowest child to the fastest adult", () => {
    for (const wpm of [15, 25, 40, 60, 90, 120]) {
      const places = new Set<number>();
      for (let seed = 0; seed < 20; seed++) {
        const { race } = typed(planOf(1, [20, 35, 55, 80], [0]), seed, [wpm]);
        const times = race.racers.map(({ lane }) => lane.fairMs);
        const own = times[0] ?? 0;
        for (const time of times.slice(1)) {
          expect(time / own).toBeGreaterThan(0.55);
          expect(time / own).toBeLessThan(1.9);
        }
        places.add(times.filter((time) => time < own).length + 1);
        expect(race.racers.map(({ standing }) => standing)).toEqual(race.racers.map(() => "finished"));
      }
      expect(Math.min(...places)).toBeLessThanOrEqual(3);
    }
  });

  it("take no notice of what comes after ten seconds, and none of anybody whose speed is known", () => {
    const changing = (newcomers: readonly number[], later: number) => {
      const plan = planOf(1, [20, 35, 55, 80], newcomers);
      const race = newRace(plan.raceID, 1 as TextID, TEXT, plan.seats);
      const before = typists([60]);
      const driven = drive(race, typingBots(TEXT, plan, seededDice(8)), (each, nowMs) =>
        nowMs <= 10_000 ? before(each, nowMs) : nowMs < later ? each : giveUp(each, 0, nowMs),
      );
      return driven.race.racers.slice(1).map(({ lane }) => lane.fairMs);
    };
    expect(changing([0], 10_100)).toEqual(changing([0], 25_000));
    expect(changing([], 10_100)).toEqual(
      typed(planOf(1, [20, 35, 55, 80]), 8, [30])
        .race.racers.slice(1)
        .map(({ lane }) => lane.fairMs),
    );
  });
});

describe("bots of a math race", () => {
  it("settle to a newcomer, answer everything and commit no foul, and come in soon after the newcomer", () => {
    for (const perMinute of [12, 20, 30, 45]) {
      for (let seed = 0; seed < 10; seed++) {
        const plan = planOf(1, [7, 12, 19, 28], [0]);
        const race = newMathRace(plan.raceID, "addition_1", PROBLEMS, plan.seats);
        const { race: over, overMs } = drive(race, mathBots(PROBLEMS, plan, seededDice(seed)), (each, nowMs) => {
          const number = each.racers[0]?.lane.received ?? 0;
          const atMs = Math.round(((number + 1) * 60_000) / perMinute);
          const text = PROBLEMS[number]?.answer;
          if (text === undefined || atMs > nowMs) return each;
          return takeAnswers(each, 0, [{ number, offsetMs: atMs, text }], { arrivalMs: nowMs, roundTripMs: 0 });
        });
        const [own, ...bots] = over.racers;
        const ownMs = own?.lane.fairMs ?? 0;
        expect(overMs - ownMs).toBeLessThanOrEqual(COMING_IN.withinMs + 3 * RACE.tickMs);
        for (const { lane, standing } of bots) {
          expect(lane.foul).toBeUndefined();
          expect([lane.right, standing]).toEqual([PROBLEMS.length, "finished"]);
        }
        expect(mathResultsOf(over)).toHaveLength(5);
      }
    }
  });
});
