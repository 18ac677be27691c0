import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { decodeAnswerLog, encodeAnswerLog } from "#shared/rules/math/answer-log.ts";
import type { AnswerEvent } from "#shared/rules/math/answers.ts";
import { botAnswers } from "#shared/rules/math/bots.ts";
import { judgeAnswer, NOTHING_ANSWERED, readAnswer } from "#shared/rules/math/judge.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import { mathResultsOf, newMathRace, keepAwake, takeAnswers, type MathRace } from "#shared/rules/math/race.ts";
import { mathScoreOf, replayAnswers } from "#shared/rules/math/score.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { comeBack, giveUp, goAway, tick } from "#shared/rules/race/race.ts";

import { anAnswerStream, type AnswerStream } from "../support/answer-streams.ts";

const PROBLEMS = makeProblems("addition_1", seededDice(5));
const WRONG = "999";
const rightFor = (number: number): string => PROBLEMS[number]?.answer ?? "";

function raceOf(...bots: boolean[]): MathRace {
  const seats = bots.map((isBot, slot) => ({
    slot,
    userID: isBot ? null : ((1_000 + slot) as UserID),
    displayName: `Racer ${slot}`,
    carID: GUEST_CAR,
    carHueAngle: 0,
    isBot,
  }));
  return newMathRace("race" as RaceID, "addition_1", PROBLEMS, seats);
}

/** One answer with the next number, arriving `lateMs` after it was given. */
function answer(race: MathRace, slot: number, offsetMs: number, text: string, lateMs = 0): MathRace {
  const number = race.racers[slot]?.lane.received ?? 0;
  return takeAnswers(race, slot, [{ number, offsetMs, text }], {
    arrivalMs: offsetMs + lateMs,
    roundTripMs: 100,
  });
}

/** Solves everything evenly up to `atMs`. */
const finish = (race: MathRace, slot: number, atMs: number, lateMs = 0): MathRace =>
  PROBLEMS.reduce(
    (next, problem, at) => answer(next, slot, Math.round((atMs * (at + 1)) / PROBLEMS.length), problem.answer, lateMs),
    race,
  );
const laneOf = (race: MathRace, slot = 0) => race.racers[slot]?.lane;
const standings = (race: MathRace) => race.racers.map((racer) => racer.standing);

describe("an answer", () => {
  it("counts with spaces around it and zeros ahead", () => {
    expect([" 7 ", "007", "7\t", "0", "000"].map(readAnswer)).toEqual(["7", "7", "7", "0", "0"]);
  });

  it("is digits and nothing else", () => {
    for (const text of ["", "  ", "-7", "+7", "7.0", "7,5", "1e1", "0x7", "seven", "1 2", "٧", "1234567"]) {
      expect(readAnswer(text)).toBeUndefined();
      expect(judgeAnswer(PROBLEMS, NOTHING_ANSWERED, text)).toBe(NOTHING_ANSWERED);
    }
  });

  it("that is wrong costs one error, and the problem stays until it is solved", () => {
    const twice = answer(answer(raceOf(false), 0, 1_000, WRONG), 0, 2_000, WRONG);
    expect(laneOf(twice)).toMatchObject({ right: 0, errors: 2 });
    expect(laneOf(answer(twice, 0, 3_000, rightFor(0)))).toMatchObject({ right: 1, errors: 2, fairMs: 3_000 });
  });

  it("is refused within 150 ms of the one before, at no cost", () => {
    const first = answer(raceOf(false), 0, 1_000, rightFor(0));
    const hasty = answer(first, 0, 1_149, rightFor(1));
    expect(laneOf(hasty)).toMatchObject({ right: 1, errors: 0, fairMs: 1_000, received: 2 });
    expect(laneOf(answer(hasty, 0, 1_150, rightFor(1)))).toMatchObject({ right: 2, errors: 0 });
  });

  it("is refused within 150 ms of green light", () => {
    expect(laneOf(answer(raceOf(false), 0, 149, rightFor(0)))).toMatchObject({ right: 0, errors: 0 });
    expect(laneOf(answer(raceOf(false), 0, 150, rightFor(0)))).toMatchObject({ right: 1, errors: 0 });
  });

  it("gains nothing by telling a time to come", () => {
    const events = PROBLEMS.map(({ answer: text }, number) => ({ number, offsetMs: (number + 1) * 2_000, text }));
    const race = takeAnswers(raceOf(false), 0, events.slice(0, 3), { arrivalMs: 400, roundTripMs: 0 });
    expect(laneOf(race)).toMatchObject({ right: 1, errors: 0, fairMs: 400, received: 3, hasteRun: 2 });
    expect(laneOf(race)?.answers.map(({ offsetMs }) => offsetMs)).toEqual([400]);
    const all = takeAnswers(raceOf(false), 0, events, { arrivalMs: 400, roundTripMs: 0 });
    expect(laneOf(all)).toMatchObject({ right: 1, errors: 0, foul: { code: "burst" } });
  });

  it("from a time to come stands at its arrival, one that is late at its own time", () => {
    const given = (offsetMs: number, arrivalMs: number) =>
      laneOf(takeAnswers(raceOf(false), 0, [{ number: 0, offsetMs, text: rightFor(0) }], { arrivalMs, roundTripMs: 0 }))
        ?.answers[0]?.offsetMs;
    expect([given(1_000, 1_000), given(1_001, 1_000), given(999, 1_000), given(9_000, 1_000.4)]).toEqual([
      1_000, 1_000, 999, 1_000,
    ]);
  });

  it("is taken once however often it is sent, and waits for one that is missing", () => {
    const events: AnswerEvent[] = [0, 1, 2].map((number) => ({
      number,
      offsetMs: 1_000 * (number + 1),
      text: rightFor(number),
    }));
    const arrival = { arrivalMs: 3_000, roundTripMs: 0 };
    const race = raceOf(false);
    expect(takeAnswers(race, 0, events.slice(1), arrival)).toBe(race);
    const all = takeAnswers(takeAnswers(race, 0, events.slice(0, 2), arrival), 0, events, arrival);
    expect(laneOf(all)).toMatchObject({ right: 3, received: 3, errors: 0 });
    expect(takeAnswers(all, 0, events, arrival)).toBe(all);
  });
});

describe("a math race", () => {
  it("is over when everyone is through, placed by fair time", () => {
    const race = tick(finish(finish(raceOf(false, false), 0, 40_000), 1, 39_900, 250), 41_000);
    expect(race.isOver).toBe(true);
    expect(mathResultsOf(race).map(({ seat, place, score }) => [seat.slot, place, score])).toEqual([
      [1, 1, 30.08],
      [0, 2, 30],
    ]);
  });

  it("gives the others 60 s after the third finisher; a racer who is not done then has no place and no disqualification", () => {
    let race = raceOf(true, true, true, false);
    for (const slot of [0, 1, 2]) race = finish(race, slot, 30_000 + slot);
    for (let at = 0; at < 4; at++) race = answer(race, 3, 20_000 * (at + 1), rightFor(at));
    expect(tick(race, 30_002 + RACE.afterThirdMs).isOver).toBe(false);
    const over = tick(race, 30_002 + RACE.afterThirdMs + RACE.graceMs);
    expect(over.isOver).toBe(true);
    expect(mathResultsOf(over).at(-1)).toMatchObject({
      standing: "unfinished",
      place: null,
      foul: null,
      right: 4,
      score: 3,
      accuracy: 100,
    });
  });

  it("ends after 180 s whatever happens, the farther ahead the higher on the board", () => {
    let race = raceOf(false, false);
    for (let atMs = 10_000; atMs <= 170_000; atMs += 10_000) {
      race = answer(answer(race, 0, atMs, WRONG), 1, atMs, atMs === 50_000 ? rightFor(0) : WRONG);
      race = tick(race, atMs);
    }
    expect(tick(race, RACE.capMs).isOver).toBe(false);
    const over = tick(race, RACE.capMs + RACE.graceMs);
    expect(standings(over)).toEqual(["unfinished", "unfinished"]);
    expect(mathResultsOf(over).map(({ seat, right, errors }) => [seat.slot, right, errors])).toEqual([
      [1, 1, 16],
      [0, 0, 17],
    ]);
  });

  it("does not let a finish after the end count", () => {
    let race = raceOf(true, true, true, false);
    for (const slot of [0, 1, 2]) race = finish(race, slot, 20_000);
    for (const [at, problem] of PROBLEMS.entries()) race = answer(race, 3, 61_500 + at * 1_000, problem.answer);
    expect(race.racers[3]).toMatchObject({ standing: "racing", lane: { right: 20, fairMs: 80_500 } });
  });

  it("disqualifies a racer who is idle for 30 s, but not one who is typing after a long thought", () => {
    const start = raceOf(false);
    expect(tick(start, 15_000).racers[0]?.isWarned).toBe(true);
    expect(tick(start, 30_000).racers[0]).toMatchObject({ standing: "disqualified", lane: { foul: { code: "idle" } } });
    const thinking = keepAwake(tick(start, 15_000), 0, 20_000);
    expect(tick(thinking, 34_000).racers[0]).toMatchObject({ standing: "racing", isWarned: false });
    expect(tick(thinking, 50_000).racers[0]?.standing).toBe("disqualified");
  });

  it("waits 20 s for a lost connection; thinking does not bring anyone back", () => {
    const away = goAway(raceOf(false, true), 0, 1_000);
    expect(keepAwake(away, 0, 2_000)).toBe(away);
    expect(tick(away, 20_999).racers[0]?.standing).toBe("racing");
    expect(tick(away, 21_000).racers[0]?.standing).toBe("unfinished");
    expect(tick(comeBack(away, 0, 20_000), 34_000).racers[0]?.standing).toBe("racing");
  });

  it("lets a racer leave, who then has no place", () => {
    const race = finish(giveUp(raceOf(false, false), 0, 5_000), 1, 30_000);
    expect(tick(race, 30_000).isOver).toBe(true);
    expect(mathResultsOf(race).map(({ seat, place }) => [seat.slot, place])).toEqual([
      [1, 1],
      [0, null],
    ]);
    expect(answer(race, 0, 31_000, rightFor(0))).toBe(race);
  });

  it("ends for a racer who sends eight hasty answers in a row, with the number and the limit", () => {
    let race = answer(raceOf(false), 0, 1_000, rightFor(0));
    for (let n = 1; n < MATH.hasteRun; n++) race = answer(race, 0, 1_000 + n, WRONG);
    expect(race.racers[0]?.standing).toBe("racing");
    const out = answer(race, 0, 1_010, WRONG);
    expect(out.racers[0]).toMatchObject({ standing: "disqualified", lane: { right: 1, errors: 0 } });
    expect(mathResultsOf(out)[0]).toMatchObject({ place: null, foul: { code: "burst", measured: 8, threshold: 7 } });
  });

  it("ends for a racer who answers before green light, or in a time running backwards", () => {
    const early = takeAnswers(raceOf(false), 0, [{ number: 0, offsetMs: 0, text: "1" }], {
      arrivalMs: -2_000,
      roundTripMs: 0,
    });
    expect(laneOf(early)?.foul?.code).toBe("too-early");
    const back = answer(answer(raceOf(false), 0, 5_000, rightFor(0)), 0, 4_000, rightFor(1), 2_000);
    expect(laneOf(back)).toMatchObject({ right: 1, foul: { code: "backwards", measured: -1_000, threshold: 0 } });
  });

  it("is the same value when nothing changes", () => {
    const race = raceOf(false, true);
    expect(tick(race, 1_000)).toBe(race);
    expect(answer(race, 4, 1_000, "1")).toBe(race);
    expect(keepAwake(race, 4, 1_000)).toBe(race);
  });
});

describe("a stored answer log", () => {
  const seat = { slot: 0, userID: 1_000 as UserID, displayName: "A", carID: GUEST_CAR, carHueAngle: 0, isBot: false };
  const run = ({ problems, parcels }: AnswerStream): MathRace =>
    parcels.reduce(
      (race, { events, ...arrival }) => takeAnswers(race, 0, events, arrival),
      newMathRace("race" as RaceID, "money_1", problems, [seat]),
    );

  it("replays to exactly the result of the race, for 2,000 streams", () => {
    const seen = { finished: 0, fouls: 0, errors: 0 };
    fc.assert(
      fc.property(anAnswerStream, (stream) => {
        const race = run(stream);
        const lane = laneOf(race);
        const stored = decodeAnswerLog(encodeAnswerLog(lane?.answers ?? []));
        expect(stored).toEqual(lane?.answers);
        const replayed = replayAnswers(stream.problems, stored);
        expect(mathResultsOf(race)[0]).toMatchObject({ ...replayed });
        expect(replayed).toEqual(mathScoreOf(lane?.right ?? -1, lane?.errors ?? -1, lane?.fairMs ?? -1));
        expect(replayed.right + replayed.errors).toBe(stored.length);
        if (replayed.right === stream.problems.length) seen.finished++;
        if (lane?.foul) seen.fouls++;
        if (replayed.errors > 0) seen.errors++;
      }),
      { numRuns: 2_000 },
    );
    expect(seen.finished).toBeGreaterThan(50);
    expect(seen.fouls).toBeGreaterThan(0);
    expect(seen.errors).toBeGreaterThan(500);
  });

  it("holds no two answers within 150 ms of each other", () => {
    fc.assert(
      fc.property(anAnswerStream, (stream) => {
        const given = laneOf(run(stream))?.answers ?? [];
        const waits = given.map(({ offsetMs }, at) => offsetMs - (given[at - 1]?.offsetMs ?? 0));
        expect(waits.filter((waitMs) => waitMs < MATH.minAnswerMs)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("takes under eight bytes an answer, and is refused when it ends inside one", () => {
    const answers = laneOf(finish(raceOf(false), 0, 60_000, 300))?.answers ?? [];
    const bytes = encodeAnswerLog(answers);
    expect(bytes.length).toBeLessThan(answers.length * 8);
    expect(() => decodeAnswerLog(bytes.slice(0, -1))).toThrow(RangeError);
  });
});

describe("a bot that calculates", () => {
  it.each(LESSON_IDS)("solves %s at about its own speed, and never commits a foul", (lessonID) => {
    for (const score of [8, 15, 30, 50]) {
      const problems = makeProblems(lessonID, seededDice(score));
      const plan = botAnswers(problems, score, seededDice(score));
      const seat = { slot: 0, userID: null, displayName: "Axle", carID: GUEST_CAR, carHueAngle: 0, isBot: true };
      let race = newMathRace("race" as RaceID, lessonID, problems, [seat]);
      for (const { atMs, text } of plan) race = answer(race, 0, atMs, text);
      const result = mathResultsOf(race)[0];
      expect(result).toMatchObject({ standing: "finished", right: 20, foul: null });
      expect(result?.score).toBeGreaterThan(score * 0.7);
      expect(result?.score).toBeLessThan(score * 1.25);
    }
  });

  it("slips now and then, with a number near the right one, and varies its rhythm", () => {
    const plans = Array.from({ length: 50 }, (_, seed) => botAnswers(PROBLEMS, 15, seededDice(seed)));
    const extra = plans.reduce((sum, plan) => sum + plan.length - PROBLEMS.length, 0);
    expect(extra).toBeGreaterThan(20);
    expect(extra).toBeLessThan(120);
    expect(plans.flat().filter(({ text }) => readAnswer(text) !== text)).toEqual([]);
    const slips = plans.flatMap((plan) => {
      let number = 0;
      return plan.flatMap(({ text }) => {
        const right = rightFor(number);
        if (text === right) number += 1;
        return text === right ? [] : [{ text, right }];
      });
    });
    expect(slips).toHaveLength(extra);
    const mirrored = (digits: string): number => Number([...digits].toReversed().join(""));
    const kinds = slips.map(({ text, right }) => {
      const by = Number(text) - Number(right);
      return [-1, 1, -10, 10].includes(by) || Number(text) !== mirrored(right) ? by : "mirrored";
    });
    expect(new Set(kinds)).toEqual(new Set([-1, 1, -10, 10, "mirrored"]));
    const first = plans[0] ?? [];
    expect(new Set(first.map(({ atMs }, at) => atMs - (first[at - 1]?.atMs ?? 0))).size).toBeGreaterThan(15);
  });
});
