import { expect, it } from "vitest";

import { GROUPS, type Achievement } from "#shared/content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { levelIn } from "#shared/content/achievements/fields.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { LEAGUES } from "#shared/content/leagues.ts";
import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import type { Site } from "#shared/content/site.ts";
import { earnedBy } from "#shared/rules/achievements/earned.ts";
import {
  standingOf,
  tallyAfterDeed,
  tallyAfterRace,
  type Counts,
  type Standing,
  type TalliedRace,
} from "#shared/rules/achievements/tally.ts";
import { FRIEND_LIMIT } from "#shared/rules/friends.ts";
import { levelOf } from "#shared/rules/rewards/level.ts";
import { seasonProgress } from "#shared/rules/seasons/level.ts";
import type { Stamp } from "#shared/units.ts";

/** So many races of each discipline are a long life. */
const LIFE = 25_000;
const RACES_A_WEEK = 50;
const BEST_WPM = 140;
const BEST_SCORE = 45;
const NOW = 1_800_000_000 as Stamp;
const MOMENTS = [NOW, ...SEASON_CALENDAR.map(({ startStamp }) => startStamp)];

const typed = (nth: number): TalliedRace => ({
  site: "type",
  lessonID: null,
  place: 1,
  done: 250,
  errors: 0,
  elapsedMs: 40_000,
  speed: Math.min(BEST_WPM, 15 + nth / 50),
  accuracy: 100,
  usedNitro: true,
  friends: 4,
  beatWampus: true,
  startedStamp: MOMENTS[nth % MOMENTS.length] ?? NOW,
});
const solved = (nth: number): TalliedRace => ({
  ...typed(nth),
  site: "math",
  lessonID: LESSON_IDS[nth % LESSON_IDS.length] ?? null,
  done: 20,
  speed: Math.min(BEST_SCORE, 5 + nth / 50),
});

/** What else such a racer has done and has by then: never more than the product allows. */
const besides = (nth: number) => ({
  add: { giftsSent: 1, loginDays: 1, boxesOpened: 1, challengesCompleted: 1, itemsBought: 1 },
  reach: {
    totalFriends: Math.min(FRIEND_LIMIT, nth),
    totalCars: Math.min(CARS.length, nth),
    totalLoot: Math.min(LOOT.length, nth),
    highestLeagueTier: Math.min(LEAGUES.length, nth),
    leagueWeeks: Math.floor(nth / RACES_A_WEEK),
    leagueWins: Math.floor(nth / RACES_A_WEEK),
    tournamentsWon: Math.floor(nth / RACES_A_WEEK / 4),
    playerLevel: levelOf(nth * 150),
    longestSession: Math.min(nth, 100),
    streakDays: Math.min(nth, 400),
    winsRunning: Math.min(nth, 20),
    teamJoined: 1,
    teamRaces: nth,
    seasonsRaced: SEASON_CALENDAR.length,
    ...Object.fromEntries(SEASON_CALENDAR.map(({ seasonID }) => [levelIn(seasonID), seasonProgress(nth * 150).level])),
  },
});

const earned = (standing: Standing, site: Site, among: readonly Achievement[]) =>
  new Set(MOMENTS.flatMap((now) => earnedBy(standing, site, now, among)));

/** What is not earned in a life that goes on like this. */
function missed(site: Site, after: (counts: Counts, nth: number) => Counts): readonly Achievement[] {
  let [counts, left]: [Counts, readonly Achievement[]] = [{}, ACHIEVEMENTS];
  for (let nth = 1; nth <= LIFE && left.length > 0; nth++) {
    counts = after(counts, nth);
    const done = earned(standingOf(counts), site, left);
    if (done.size > 0) left = left.filter((each) => !done.has(each));
  }
  return left;
}
const namesOf = (list: readonly Achievement[]) => list.map(({ name }) => name);

it("Each achievement is earned by somebody who races, deed by deed, and none by an account that has done nothing", () => {
  const life = (counts: Counts, nth: number) =>
    tallyAfterDeed(tallyAfterRace(tallyAfterRace(counts, typed(nth)), solved(nth)), besides(nth));
  expect(namesOf(missed("type", life))).toEqual([]);
  for (const site of ["type", "math"] as const)
    expect([...earned({ level: 1, playerLevel: 1, totalCars: 1, seasonsRaced: 0 }, site, ACHIEVEMENTS)]).toEqual([]);
});

it("On the math site math races alone earn each achievement of math, and those of seasons", () => {
  const life = (counts: Counts, nth: number) => tallyAfterRace(counts, solved(nth));
  const math = GROUPS.find(({ slug }) => slug === "math")?.gid;
  const others = ACHIEVEMENTS.filter(({ gid }) => gid !== math);
  const isRaced = ({ season, rules }: Achievement) =>
    season && !rules.some(({ field }) => field === levelIn(season.seasonID));
  expect(namesOf(missed("math", life))).toEqual(namesOf(others.filter((each) => !isRaced(each))));
  const inSeason = missed("math", (counts, nth) => tallyAfterDeed(life(counts, nth), besides(nth)));
  expect(namesOf(inSeason)).toEqual(namesOf(others.filter(({ season }) => !season)));
});
