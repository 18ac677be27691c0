import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { rivalsOf } from "#shared/rules/rivals.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { App } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { progressOf } from "#shared/server/race/progress.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, dayOf, days, minutes, type Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy, type Typer } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const NOON = (Date.UTC(2026, 4, 12, 12) / 1_000) as Stamp;
const TOMORROW = after(NOON, days(1));
const standsStill: Typer = () => [];

const raced = (userID: UserID, at: Stamp, typer: Typer, terms: Partial<RaceOutcome> = {}): RaceOutcome => ({
  ...racedBy([{ userID, typer }], at, at % 97),
  ...terms,
});
const settle = (outcome: RaceOutcome) => stage.run((work) => settleRace(work, outcome), outcome.startedStamp);
const speedOf = ({ results }: RaceOutcome): number => results[0]?.wpm ?? 0;
const progressAt = (userID: UserID, at: Stamp) => {
  const app = { db: stage.db, config: { site: "type" }, nowStamp: () => at } as unknown as App;
  return progressOf(app, userID);
};
const goalsOf = async (userID: UserID, at: Stamp) => {
  const progress = await progressAt(userID, at);
  return (
    progress && {
      streakDays: progress.streakDays,
      hasRacedToday: progress.hasRacedToday,
      winsRunning: progress.winsRunning,
      bestToday: progress.bestToday,
    }
  );
};

it("a racer's goals grow with each race that is settled, once", async () => {
  const userID = await stage.newPlayer();
  expect(await goalsOf(userID, NOON)).toEqual({
    streakDays: 0,
    hasRacedToday: false,
    winsRunning: 0,
    bestToday: null,
  });
  const [first, second] = [raced(userID, NOON, person(3)), raced(userID, after(NOON, minutes(5)), person(4))];
  for (const outcome of [first, second, second]) await settle(outcome);
  const best = Math.max(speedOf(first), speedOf(second));
  const today = { streakDays: 1, hasRacedToday: true, winsRunning: 2, bestToday: best };
  expect(await goalsOf(userID, NOON)).toEqual(today);
  expect(await goalsOf(userID, TOMORROW)).toEqual({ ...today, hasRacedToday: false, bestToday: null });

  const third = raced(userID, TOMORROW, person(5));
  await settle(third);
  expect(await goalsOf(userID, TOMORROW)).toEqual({
    streakDays: 2,
    hasRacedToday: true,
    winsRunning: 3,
    bestToday: speedOf(third),
  });
});

it("a race that is given up ends the wins, a friend race or a casual one does not", async () => {
  const userID = await stage.newPlayer();
  const later = (count: number): Stamp => after(NOON, minutes(count));
  await settle(raced(userID, NOON, person(6)));
  await settle(raced(userID, later(1), person(7), { mode: "friend" }));
  await settle(raced(userID, later(2), person(8), { scoring: "casual" }));
  expect(await goalsOf(userID, NOON)).toMatchObject({ winsRunning: 1, streakDays: 1 });
  await settle(raced(userID, later(3), standsStill));
  expect(await goalsOf(userID, NOON)).toMatchObject({ winsRunning: 0, streakDays: 1, hasRacedToday: true });
});

it("the score against a rival grows with each public race that it was in", async () => {
  const userID = await stage.newPlayer();
  const [name = ""] = rivalsOf(userID);
  const against = (at: Stamp, place: number, terms: Partial<RaceOutcome> = {}): RaceOutcome => {
    const outcome = raced(userID, at, person(9), terms);
    const [own] = outcome.results;
    if (!own) throw new Error("nobody raced");
    const bot = { ...own, place, seat: { ...own.seat, slot: 1, userID: null, isBot: true, displayName: name } };
    return { ...outcome, results: [{ ...own, place: 3 - place }, bot] };
  };
  const lost = against(NOON, 1);
  for (const outcome of [lost, lost, against(after(NOON, minutes(5)), 2), against(after(NOON, minutes(9)), 2)]) {
    await settle(outcome);
  }
  await settle(against(after(NOON, minutes(12)), 2, { mode: "friend" }));
  expect((await progressAt(userID, NOON))?.rivals).toMatchObject([
    { name, won: 2, lost: 1 },
    { won: 0, lost: 0 },
    { won: 0, lost: 0 },
  ]);
});

it("the one public race on the day's text is the day's result, and lasts for that day", async () => {
  const userID = await stage.newPlayer();
  const textID = dailyText(dayOf(NOON));
  const later = (count: number): Stamp => after(NOON, minutes(count));
  const dailyAt = async (at: Stamp) => (await progressAt(userID, at))?.daily;
  await settle(raced(userID, later(1), person(3), { textID, mode: "friend" }));
  await settle(raced(userID, later(2), person(3), { textID: dailyText(dayOf(TOMORROW)) }));
  expect(await dailyAt(NOON)).toBeNull();
  const first = raced(userID, later(3), person(4), { textID });
  await settle(first);
  await settle(raced(userID, later(4), person(5), { textID }));
  const [own] = first.results;
  expect(await dailyAt(NOON)).toEqual({ raceID: first.raceID, speed: own?.wpm, accuracy: own?.accuracy });
  expect(await dailyAt(TOMORROW)).toBeNull();
  expect((await cardOf({ db: stage.db, nowStamp }, userID)).dailyDay).toBe(dayOf(NOON));
});

it("a race on the day's text that is given up is its only one, without a result", async () => {
  const userID = await stage.newPlayer();
  const textID = dailyText(dayOf(NOON));
  const givenUp = raced(userID, NOON, standsStill, { textID });
  await settle(givenUp);
  await settle(raced(userID, after(NOON, minutes(1)), person(4), { textID }));
  expect((await progressAt(userID, NOON))?.daily).toEqual({ raceID: givenUp.raceID, speed: null, accuracy: null });
});
