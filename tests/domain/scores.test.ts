import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import { periodOf, SPANS, type Span } from "#shared/rules/periods.ts";
import { isPaid, type CountedRace } from "#shared/rules/race/counted-race.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { scoreData } from "#shared/server/scores/personal.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { after, before, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { addMembers, newTeam } from "../support/team.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
/** Two days before the season's end, on the afternoon before a league week ends. */
const NOON = after(SEASON.startStamp, hours(54 * 24 + 12));

const counts = (races: readonly CountedRace[]) => stage.run((work) => countForScores(work, races));

async function scoresOf(userID: UserID, site = "type") {
  const rows = await stage.db
    .selectFrom("racer_scores")
    .selectAll()
    .where("user_id", "=", userID)
    .where("site", "=", site as "type")
    .execute();
  return new Map(rows.map((row) => [`${row.span}:${row.period}`, row]));
}

async function lessonScoresOf(userID: UserID) {
  const rows = await stage.db.selectFrom("lesson_scores").selectAll().where("user_id", "=", userID).execute();
  return Object.fromEntries(
    rows.map((row) => [
      `${row.lesson}:${row.span}:${row.period}`,
      { points: row.points, ranked: row.ranked, last: row.last_stamp },
    ]),
  );
}

async function teamScoresOf(teamID: TeamID) {
  return stage.db.selectFrom("team_scores").selectAll().where("team_id", "=", teamID).execute();
}

const won = (experience: number) => ({ reward: { cash: 0, experience, nitros: 0 } });

interface Figures {
  points: number;
  experience: number;
  played: number;
  won: number;
  ranked: number;
  done: number;
  best: number[];
  /** The starts of all races, and of those that added points. */
  stamps: Stamp[];
  pointStamps: Stamp[];
}

/** Plainly: the same, race by race. Points of longer spans are what each race added to its day. */
class PlainScores {
  readonly racers = new Map<string, Figures>();
  readonly teams = new Map<string, Figures>();
  readonly lessons = new Map<string, Figures>();

  count(race: CountedRace, joined: Stamp | undefined): void {
    const gives = isPaid(race) && race.mode === "public" ? race.reward.experience : 0;
    const day = this.of(this.racers, `${race.site}:day:${periodOf("day", race.startedStamp)}`);
    const added = this.addedTo(day, gives);
    const dayOfLesson = `${race.lessonID}:day:${periodOf("day", race.startedStamp)}`;
    const addedToLesson =
      race.lessonID !== null && gives > 0 ? this.addedTo(this.of(this.lessons, dayOfLesson), gives) : 0;
    for (const span of SPANS) {
      const period = periodOf(span, race.startedStamp);
      if (period === undefined) continue;
      if (span !== "team-league") this.add(this.of(this.racers, `${race.site}:${span}:${period}`), race, added);
      const isTeams = span !== "league" && joined !== undefined && race.startedStamp >= joined && isPaid(race);
      const isRanked = isPaid(race) && race.mode === "public";
      const isOfLesson = race.lessonID !== null && isRanked && span !== "league" && span !== "team-league";
      if (isOfLesson) this.add(this.of(this.lessons, `${race.lessonID}:${span}:${period}`), race, addedToLesson);
      if (isTeams) this.add(this.of(this.teams, `${race.site}:${span}:${period}`), race, added);
    }
    if (joined !== undefined && race.startedStamp >= joined && isPaid(race))
      this.add(this.of(this.teams, `${race.site}:life:0`), race, added);
  }

  /** What a race adds to the best of a day. */
  addedTo(day: Figures, gives: number): number {
    day.best = [...day.best, gives].toSorted((a, b) => b - a).slice(0, 25);
    return day.best.reduce((sum, each) => sum + each, 0) - day.points;
  }

  of(all: Map<string, Figures>, key: string): Figures {
    const found = all.get(key) ?? {
      points: 0,
      experience: 0,
      played: 0,
      won: 0,
      ranked: 0,
      done: 0,
      best: [],
      stamps: [],
      pointStamps: [],
    };
    all.set(key, found);
    return found;
  }

  add(figures: Figures, race: CountedRace, added: number): void {
    figures.points += added;
    figures.experience += race.reward.experience;
    figures.played += 1;
    figures.won += Number(race.place === 1);
    figures.ranked += Number(isPaid(race) && race.mode === "public");
    figures.done += race.done;
    figures.stamps.push(race.startedStamp);
    if (added > 0) figures.pointStamps.push(race.startedStamp);
  }
}

const plain = (rows: readonly { site: string; span: string; period: number; last_stamp: Stamp }[]) =>
  Object.fromEntries(
    rows.map((row) => {
      const { points, experience, played, won, ranked, done } = row as unknown as Figures;
      const figures = { points, experience, played, won, ranked, done, last: row.last_stamp };
      return [`${row.site}:${row.span}:${row.period}`, figures];
    }),
  );
const plainOf = (all: ReadonlyMap<string, Figures>) =>
  Object.fromEntries(
    [...all].map(([key, { points, experience, played, won, ranked, done, stamps, pointStamps }]) => {
      const last = Math.max(...(pointStamps.length > 0 ? pointStamps : stamps));
      return [key, { points, experience, played, won, ranked, done, last }];
    }),
  );

const plainOfLessons = (all: ReadonlyMap<string, Figures>) =>
  Object.fromEntries(
    Object.entries(plainOf(all)).map(([key, { points, ranked, last }]) => [key, { points, ranked, last }]),
  );

describe("scores", () => {
  it("are those of plain counting, whatever races come in whatever order and together, on both sites", async () => {
    const anyRace = fc.record({
      lessonID: fc.constantFrom(null, "counting_1" as const, "money_1" as const),
      mode: fc.constantFrom("public" as const, "friend" as const),
      standing: fc.constantFrom("finished" as const, "finished" as const, "unfinished" as const),
      place: fc.constantFrom(1, 2, null),
      done: fc.nat(500),
      experience: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200 })),
      at: fc.integer({ min: -3 * 86_400, max: 5 * 86_400 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(anyRace, { maxLength: 8 }), { maxLength: 5 }), async (batches) => {
        const [captain, userID] = [await stage.newPlayer(), await stage.newPlayer()];
        const teamID = await newTeam(stage.db, captain);
        const joined = after(NOON, hours(-20));
        await addMembers(stage.db, teamID, [userID], { join_stamp: joined });
        const model = new PlainScores();
        for (const batch of batches) {
          const races = batch
            .map(({ experience, at, ...race }) =>
              countedRace(userID, {
                ...race,
                site: race.lessonID === null ? "type" : "math",
                startedStamp: (NOON + at) as Stamp,
                ...won(experience),
              }),
            )
            .toSorted((one, other) => one.startedStamp - other.startedStamp);
          await counts(races);
          for (const race of races) if (race.standing === "finished") model.count(race, joined);
        }
        const rows = await stage.db.selectFrom("racer_scores").selectAll().where("user_id", "=", userID).execute();
        expect(plain(rows)).toEqual(plainOf(model.racers));
        expect(await lessonScoresOf(userID)).toEqual(plainOfLessons(model.lessons));
        expect(plain(await teamScoresOf(teamID))).toEqual(plainOf(model.teams));
        await stage.run((work) => leaveTeam(work, userID));
        expect(plain(await teamScoresOf(teamID))).toEqual(plainOf(model.teams));
      }),
      { numRuns: 40 },
    );
  });

  it("take the best twenty-five races of a day: a better one takes the place of the least", async () => {
    const userID = await stage.newPlayer();
    const race = (nth: number, experience: number) =>
      countedRace(userID, { startedStamp: after(NOON, seconds(nth)), ...won(experience) });
    await counts(Array.from({ length: 25 }, (_, nth) => race(nth, 100 + nth)));
    const sum = (25 * (100 + 124)) / 2;
    const points = async (span: Span) => (await scoresOf(userID)).get(`${span}:${periodOf(span, NOON)}`);
    expect(await points("day")).toMatchObject({ points: sum, played: 25, last_stamp: after(NOON, seconds(24)) });
    await counts([race(30, 100)]);
    expect(await points("week")).toMatchObject({ points: sum, played: 26, last_stamp: after(NOON, seconds(24)) });
    await counts([race(31, 150), race(32, 90)]);
    for (const span of ["day", "week", "month", "season", "league"] as const) {
      expect(await points(span)).toMatchObject({ points: sum + 50, played: 28, last_stamp: after(NOON, seconds(31)) });
    }
  });

  it("are of the period in which the race started, whenever it is paid", async () => {
    const userID = await stage.newPlayer();
    const end = SEASON.endStamp;
    await counts([
      countedRace(userID, { startedStamp: end }),
      countedRace(userID, { startedStamp: before(end, seconds(1)) }),
    ]);
    const scores = await scoresOf(userID);
    expect(scores.get(`season:${SEASON.seasonID}`)).toMatchObject({ played: 1 });
    expect([...scores.keys()].filter((key) => key.startsWith("season:"))).toHaveLength(1);
    expect([...scores.keys()].filter((key) => key.startsWith("day:"))).toHaveLength(2);
  });

  it("have an average of ranked races only, and their best speed", async () => {
    const userID = await stage.newPlayer();
    await counts([
      countedRace(userID, { startedStamp: NOON, speed: 40 }),
      countedRace(userID, { startedStamp: NOON, speed: 60 }),
      countedRace(userID, { startedStamp: NOON, speed: 300, mode: "friend" }),
      countedRace(userID, { startedStamp: NOON, speed: 500, ...won(0) }),
    ]);
    const day = (await scoresOf(userID)).get(`day:${periodOf("day", NOON)}`);
    expect(day).toMatchObject({ played: 4, ranked: 2, average: 50, best_speed: 300 });
  });

  it("stay with the team when a member goes, without a name, and begin anew with the next membership", async () => {
    const [captain, userID] = [await stage.newPlayer(), await stage.newPlayer()];
    const teamID = await newTeam(stage.db, captain);
    await addMembers(stage.db, teamID, [userID], { join_stamp: before(NOON, days(1)) });
    const race = { startedStamp: NOON, done: 10 };
    await counts([countedRace(userID, race), countedRace(userID, { ...race, site: "math", done: 7 })]);
    await stage.run((work) => leaveTeam(work, userID));
    const life = async () =>
      (await teamScoresOf(teamID))
        .filter(({ span }) => span === "life")
        .map(({ user_id, site, done }) => `${user_id} ${site} ${done}`)
        .toSorted();
    expect(await life()).toEqual(["0 math 7", "0 type 10"]);
    await addMembers(stage.db, teamID, [userID], { join_stamp: before(NOON, minutes(1)) });
    await counts([countedRace(userID, race)]);
    await stage.run((work) => leaveTeam(work, userID));
    expect(await life()).toEqual(["0 math 7", "0 type 20"]);
  });

  it("of a week of a team's league stay a member's own when that one leaves, until the account is erased", async () => {
    const [captain, userID] = [await stage.newPlayer(), await stage.newPlayer()];
    const teamID = await newTeam(stage.db, captain);
    await addMembers(stage.db, teamID, [userID], { join_stamp: before(NOON, days(1)) });
    await counts([countedRace(userID, { startedStamp: NOON })]);
    await stage.run((work) => leaveTeam(work, userID));
    const named = async () =>
      (await teamScoresOf(teamID))
        .filter(({ user_id }) => user_id === userID)
        .map(({ span, points }) => [span, points]);
    expect(await named()).toEqual([["team-league", 100]]);
    await stage.run((work) => scoreData.erase?.(work, [userID]) ?? Promise.resolve());
    expect(await named()).toEqual([]);
  });

  it("of two racers of two teams are counted at once, and in one statement however many spans and races there are", async () => {
    const userIDs = await Promise.all(Array.from({ length: 4 }, () => stage.newPlayer()));
    const [one, other] = [await newTeam(stage.db, userIDs[0] as UserID), await newTeam(stage.db, userIDs[1] as UserID)];
    await addMembers(stage.db, one, [userIDs[2] as UserID], { join_stamp: before(NOON, days(1)) });
    await addMembers(stage.db, other, [userIDs[3] as UserID], { join_stamp: before(NOON, days(1)) });
    const races = userIDs.map((userID) =>
      countedRace(userID, { startedStamp: NOON, site: "math", lessonID: "money_1" }),
    );
    await atOnce(
      Array.from(
        { length: 20 },
        (_, nth) => () =>
          stage.run(async (work) => {
            await lockPlayers(work, userIDs, ["user_id"], "change");
            await countForScores(work, nth % 2 === 0 ? races : races.toReversed());
          }),
      ),
    );
    const rows = await stage.db
      .selectFrom("racer_scores")
      .select(["played"])
      .where("user_id", "in", userIDs)
      .where("span", "=", "month")
      .execute();
    expect(rows.map(({ played }) => played)).toEqual([20, 20, 20, 20]);
    expect(await statementsOf(stage, (work) => countForScores(work, races))).toBe(1);
    expect(await statementsOf(stage, (work) => countForScores(work, []))).toBe(0);
  });
});
