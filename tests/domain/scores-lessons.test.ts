import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { scorePurges } from "#shared/server/scores/purge.ts";
import { after, days, hours, seconds, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { lessonKey, plainLessonScores } from "../support/plain-lesson-scores.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
/** Of the season's last day, which others follow in the same month. */
const NOON = after(SEASON.endStamp, hours(-12));

const counts = (races: readonly CountedRace[]) => stage.run((work) => countForScores(work, races));
const won = (experience: number) => ({ reward: { cash: 0, experience, nitros: 0 } });

async function lessonScoresOf(userIDs: readonly UserID[]) {
  const rows = await stage.db.selectFrom("lesson_scores").selectAll().where("user_id", "in", userIDs).execute();
  return new Map(
    rows.map(({ user_id, lesson, span, period, points, ranked, average, best }) => [
      lessonKey(user_id, lesson, span, period),
      { points, ranked, average, best },
    ]),
  );
}

const anyRace = fc.record({
  lessonID: fc.constantFrom("addition_1" as const, "addition_1" as const, "money_1" as const, null),
  mode: fc.oneof({ weight: 9, arbitrary: fc.constant("public" as const) }, fc.constant("friend" as const)),
  standing: fc.oneof({ weight: 9, arbitrary: fc.constant("finished" as const) }, fc.constant("unfinished" as const)),
  experience: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 120 }) }, fc.constant(0)),
  speed: fc.integer({ min: 1, max: 90 }),
  /** Most are of one day, so that it has more than count. */
  day: fc.constantFrom(0, 0, 0, 0, 1, 2, -7),
  second: fc.nat(3_600),
  racer: fc.constantFrom(0, 0, 0, 1),
  /** When it is paid, among the others: once in one order, and once in another. */
  turns: fc.tuple(fc.nat(), fc.nat()),
});

/** As many together as the sizes say, again and again. */
function inGroups<T>(all: readonly T[], sizes: readonly number[]): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (let from = 0; from < all.length;) {
    const size = sizes[groups.length % sizes.length] ?? 1;
    groups.push(all.slice(from, from + size));
    from += size;
  }
  return groups;
}

describe("the scores of lessons", () => {
  it("are those of plain counting of all races, in whatever order and groups they are paid, late ones too", async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    let beyond = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRace, { minLength: 40, maxLength: 220, size: "max" }),
        fc.tuple(sizes, sizes),
        async (raced, groups) => {
          for (const nth of [0, 1] as const) {
            const racers = [await stage.newPlayer(), await stage.newPlayer()];
            const races = raced
              .toSorted((one, other) => one.turns[nth] - other.turns[nth])
              .map(({ experience, day, second, racer, lessonID, mode, standing, speed }) =>
                countedRace(racers[racer] as UserID, {
                  lessonID,
                  mode,
                  standing,
                  speed,
                  site: lessonID === null ? "type" : "math",
                  startedStamp: (after(NOON, days(day)) + second) as Stamp,
                  ...won(experience),
                }),
              );
            for (const group of inGroups(races, groups[nth])) await counts(group);
            const due = plainLessonScores(races);
            beyond += [...due.values()].filter(({ best, ranked }) => best.length === 25 && ranked > 25).length;
            expect(await lessonScoresOf(racers)).toEqual(due);
          }
        },
      ),
      { numRuns: 15 },
    );
    expect(beyond).toBeGreaterThan(0);
  });

  it("take nothing from each other: the best twenty-five races of each count, whichever was raced first", async () => {
    const lessons = ["addition_1", "money_1"] as const;
    for (const order of [lessons, lessons.toReversed()]) {
      for (const isTogether of [true, false]) {
        const userID = await stage.newPlayer();
        const races = order.flatMap((lessonID, nth) =>
          Array.from({ length: 25 }, (_, each) =>
            countedRace(userID, {
              site: "math",
              lessonID,
              startedStamp: after(NOON, seconds(nth * 100 + each)),
              ...won(100),
            }),
          ),
        );
        for (const group of isTogether ? [races] : races.map((race) => [race])) await counts(group);
        const rows = await stage.db.selectFrom("lesson_scores").selectAll().where("user_id", "=", userID).execute();
        expect(rows.map(({ lesson, span, points }) => `${lesson} ${span} ${points}`).toSorted()).toEqual(
          lessons.flatMap((lesson) => ["day", "month", "season", "week"].map((span) => `${lesson} ${span} 2500`)),
        );
        for (const { lesson, last_stamp } of rows) {
          expect(last_stamp).toBe(after(NOON, seconds(order.indexOf(lesson as "money_1") * 100 + 24)));
        }
        const day = await stage.db
          .selectFrom("racer_scores")
          .select("points")
          .where("user_id", "=", userID)
          .where("span", "=", "day")
          .executeTakeFirstOrThrow();
        expect(day.points).toBe(2_500);
      }
    }
  });

  it("aren't looked at for typing races", async () => {
    const userID = await stage.newPlayer();
    const plansFor = async (race: Partial<CountedRace>) => {
      const ask = (db: Stage["db"]) => countForScores({ trx: db } as never, [countedRace(userID, race)]);
      return (await plansOf(stage, ask)).join("\n");
    };
    expect(await plansFor({ site: "math", lessonID: "money_1" })).toMatch(/lesson_scores/);
    const typing = await plansFor({});
    expect(typing).toMatch(/racer_scores/);
    expect(typing).not.toMatch(/lesson_scores/);
  });

  it("are those of its ranked races, and have their average", async () => {
    const userID = await stage.newPlayer();
    const math = { site: "math", lessonID: "addition_1", startedStamp: NOON } as const;
    await counts([
      countedRace(userID, { ...math, speed: 30, ...won(50) }),
      countedRace(userID, { ...math, speed: 50, ...won(70) }),
      countedRace(userID, { ...math, lessonID: "money_1", speed: 10, ...won(20) }),
      countedRace(userID, { ...math, lessonID: "division_1", mode: "friend", speed: 99, ...won(90) }),
      countedRace(userID, { startedStamp: NOON, ...won(500) }),
    ]);
    const rows = await stage.db
      .selectFrom("lesson_scores")
      .select(["lesson", "points", "ranked", "average"])
      .where("user_id", "=", userID)
      .where("span", "=", "week")
      .orderBy("lesson")
      .execute();
    expect(rows).toEqual([
      { lesson: "addition_1", points: 120, ranked: 2, average: 40 },
      { lesson: "money_1", points: 20, ranked: 1, average: 10 },
    ]);
  });

  it("go with those of their spans, days too, which nobody looks at later", async () => {
    const userID = await stage.newPlayer();
    await counts([countedRace(userID, { site: "math", lessonID: "money_1", startedStamp: NOON })]);
    const spansAt = async (at: Stamp) => {
      for (const purge of scorePurges) await stage.run((work) => purge(work, 100_000), at);
      const rows = await stage.db.selectFrom("lesson_scores").select("span").where("user_id", "=", userID).execute();
      return rows.map(({ span }) => span).toSorted();
    };
    expect(await spansAt(after(NOON, days(60)))).toEqual(["day", "month", "season", "week"]);
    expect(await spansAt(after(NOON, days(68)))).toEqual(["month", "season"]);
    expect(await spansAt(after(NOON, days(400)))).toEqual(["season"]);
  });
});
