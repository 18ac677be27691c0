import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import type { Board } from "#shared/rules/boards.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { boardPageOf, type AskedBoard } from "#shared/server/boards/board-page.ts";
import { countOf, linesOf, makeBoard, makeBoards } from "#shared/server/boards/make.ts";
import { ownPlace } from "#shared/server/boards/places.ts";
import type { App } from "#shared/server/platform/work.ts";
import { after, before, days, hours, seconds, type Stamp } from "#shared/units.ts";

import { didForTeam, didOn } from "../support/board-scores.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";
import { addMembers, newTeam } from "../support/team.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());
beforeEach(async () => {
  await sql`truncate racer_scores, team_scores, boards cascade`.execute(stage.db);
});

const [SEASON, NEXT] = SEASON_CALENDAR as readonly [Season, Season];
const NOON = after(SEASON.startStamp, hours(30 * 24 + 12));
const OF_WEEK: Board = {
  kind: "points",
  group: "racers",
  span: "week",
  period: periodOf("week", NOON) ?? 0,
  site: "type",
};

const appAt = (at: Stamp, db = stage.db) =>
  ({ db, nowStamp: () => at, config: { site: "type", foundersUntil: undefined } }) as unknown as App;
const pageOf = (userID?: UserID, asked: Partial<AskedBoard> = {}, at = NOON) =>
  boardPageOf(appAt(at), { board: "points", group: "racers", time: "weekly", filter: "everyone", ...asked }, userID);
const placesOf = async (...asked: Parameters<typeof pageOf>) =>
  (await pageOf(...asked)).racers.map(({ place, userID, figure }) => [place, userID, figure]);

const befriend = (one: UserID, other: UserID) =>
  stage.db
    .insertInto("friendships")
    .values([
      { user_id: one, friend_id: other, since_stamp: NOON },
      { user_id: other, friend_id: one, since_stamp: NOON },
    ] as never)
    .execute();

describe("a board's page", () => {
  it("joins names as they are now, and leaves out whom strangers may not see", async () => {
    const [first, hidden, last] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    for (const [nth, id] of [first, hidden, last].entries()) await didOn(stage.db, OF_WEEK, id, { points: 9 - nth });
    await makeBoards(stage.performer(NOON));
    await stage.db.updateTable("users").set({ display_name: "New Name" }).where("user_id", "=", first).execute();
    await stage.db.updateTable("users").set({ on_boards: false }).where("user_id", "=", hidden).execute();
    const page = await pageOf(hidden);
    expect(page.racers.map(({ place, userID }) => [place, userID])).toEqual([
      [1, first],
      [3, last],
    ]);
    expect(page.racers[0]).toMatchObject({ displayName: "New Name", figure: 9, races: 1 });
    expect(page).toMatchObject({
      own: { place: 2, figure: 8 },
      entrants: 3,
      isRunning: true,
      madeStamp: NOON,
      season: null,
    });
    expect(page.startStamp).toBeLessThan(NOON);
    expect(page.endStamp).toBeGreaterThan(NOON);
  });

  it("leaves out who was banned or asked to be erased since", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    for (const id of [one, other]) await didOn(stage.db, OF_WEEK, id, { points: 9 });
    await makeBoards(stage.performer(NOON));
    await stage.db.updateTable("users").set({ erase_stamp: NOON }).where("user_id", "=", one).execute();
    await sql`insert into moderation_actions (user_id, measure, operator, reason, stamp)
      values (${other}, 'ban', 'x', 'x', ${NOON})`.execute(stage.db);
    expect(await placesOf()).toEqual([]);
  });

  it("shows the first hundred, and says where one is further down, as things are now", async () => {
    const racers: UserID[] = [];
    for (let nth = 0; nth < 103; nth++) racers.push(await stage.newPlayer());
    for (const [nth, id] of racers.entries()) await didOn(stage.db, OF_WEEK, id, { points: 500 - nth });
    await makeBoards(stage.performer(NOON));
    const page = await pageOf(racers[102]);
    expect([page.racers.length, page.racers.at(-1)?.place, page.own]).toEqual([
      100,
      100,
      { place: 103, bestPercent: null, figure: 398, races: 1, racesToGo: 0 },
    ]);
    const late = await stage.newPlayer();
    await didOn(stage.db, OF_WEEK, late, { points: 500, lastStamp: 2 });
    expect((await pageOf(late)).own).toMatchObject({ place: 2, figure: 500 });
    expect((await pageOf(await stage.newPlayer())).own).toMatchObject({ place: null, figure: null, races: 0 });
    expect((await pageOf()).own).toBeNull();
  });

  it("counts ties among averages as the board does, and says how many races are missing", async () => {
    const hof: Board = { ...OF_WEEK, kind: "hof" };
    const [older, more, own, few] = [
      await stage.newPlayer(),
      await stage.newPlayer(),
      await stage.newPlayer(),
      await stage.newPlayer(),
    ];
    await didOn(stage.db, hof, older, { ranked: 25, speedSum: 1_500 });
    await didOn(stage.db, hof, more, { ranked: 50, speedSum: 3_000 });
    await didOn(stage.db, hof, own, { ranked: 25, speedSum: 1_500 });
    await didOn(stage.db, hof, few, { ranked: 18, speedSum: 1_800 });
    expect((await pageOf(own, { board: "hof" })).own).toMatchObject({ place: 3, figure: 60, races: 25, racesToGo: 0 });
    expect((await pageOf(few, { board: "hof" })).own).toEqual({
      place: null,
      bestPercent: null,
      figure: 100,
      races: 18,
      racesToGo: 7,
    });
    await makeBoards(stage.performer(NOON));
    expect(await placesOf(undefined, { board: "hof" })).toEqual([
      [1, more, 60],
      [2, older, 60],
      [3, own, 60],
    ]);
  });

  it("shows friends or teammates among each other, and nobody to a guest", async () => {
    const [own, friend, mate, stranger] = [
      await stage.newPlayer(),
      await stage.newPlayer({ findable: false }),
      await stage.newPlayer(),
      await stage.newPlayer(),
    ];
    await befriend(own, friend);
    const teamID = await newTeam(stage.db, own);
    await addMembers(stage.db, teamID, [mate]);
    for (const [nth, id] of [stranger, mate, friend, own].entries()) {
      await didOn(stage.db, OF_WEEK, id, { points: 9 - nth });
    }
    expect(await placesOf(own, { filter: "friends" })).toEqual([
      [1, friend, 7],
      [2, own, 6],
    ]);
    expect(await placesOf(own, { filter: "team" })).toEqual([
      [1, mate, 8],
      [2, own, 6],
    ]);
    expect((await pageOf(own, { filter: "team" })).own).toMatchObject({ place: 2, figure: 6 });
    expect(await placesOf(stranger, { filter: "team" })).toEqual([[1, stranger, 9]]);
    expect(await pageOf(undefined, { filter: "friends" })).toMatchObject({ racers: [], own: null });
  });

  it("says beside a name who is among the week's first hundred by points", async () => {
    const racers: UserID[] = [];
    for (let nth = 0; nth < 102; nth++) racers.push(await stage.newPlayer());
    for (const [nth, id] of racers.entries()) {
      await didOn(stage.db, OF_WEEK, id, { points: 500 - nth, ranked: 30, speedSum: 30 * (nth + 1) });
    }
    await makeBoards(stage.performer(NOON));
    const shown = (await pageOf(undefined, { board: "hof" })).racers.map(({ ranking }) => ranking);
    expect(shown).toEqual([null, null, ...Array.from({ length: 98 }, (_, nth) => 100 - nth)]);
  });

  it("of teams shows them as they are called, and one's own", async () => {
    const [captain, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const [first, second] = [await newTeam(stage.db, captain), await newTeam(stage.db, other)];
    const ofTeams: Board = { ...OF_WEEK, group: "teams" };
    await didForTeam(stage.db, ofTeams, first, captain, { points: 9 });
    await didForTeam(stage.db, ofTeams, second, other, { points: 5 });
    expect((await pageOf(other, { group: "teams" })).own).toMatchObject({ place: null, figure: 5 });
    await makeBoards(stage.performer(NOON));
    await stage.db.updateTable("teams").set({ is_name_hidden: true }).where("team_id", "=", first).execute();
    const page = await pageOf(other, { group: "teams", filter: "friends" });
    expect(page.teams.map(({ place, teamID, figure, members }) => [place, teamID, figure, members])).toEqual([
      [1, first, 9, 1],
      [2, second, 5, 1],
    ]);
    expect(page.teams[0]?.name).toBe(`Team ${page.teams[0]?.tag}`);
    expect(page).toMatchObject({ racers: [], filter: "everyone", own: { place: 2, figure: 5 } });
    expect((await pageOf(await stage.newPlayer(), { group: "teams" })).own).toBeNull();
  });

  it("keeps earlier seasons, by number; one to come is not there", async () => {
    const racer = await stage.newPlayer();
    const ofSeason: Board = { ...OF_WEEK, span: "season", period: SEASON.seasonID };
    await didOn(stage.db, ofSeason, racer, { points: 9 });
    await makeBoards(stage.performer(after(SEASON.endStamp, hours(2))));
    const later = after(NEXT.startStamp, days(3));
    await makeBoards(stage.performer(later));
    const earlier = { time: "season", seasonID: SEASON.seasonID } as const;
    expect(await placesOf(racer, earlier, later)).toEqual([[1, racer, 9]]);
    const page = await pageOf(racer, earlier, later);
    expect(page).toMatchObject({ season: { seasonID: SEASON.seasonID }, isRunning: false });
    expect(page.seasons.map(({ seasonID }) => seasonID)).toEqual([NEXT.seasonID, SEASON.seasonID]);
    expect(await pageOf(racer, { time: "season" }, later)).toMatchObject({
      season: { seasonID: NEXT.seasonID },
      racers: [],
    });
    await expect(pageOf(racer, { time: "season", seasonID: NEXT.seasonID }, NOON)).rejects.toMatchObject({
      code: "notFound",
    });
    await expect(pageOf(racer, { time: "season", seasonID: 0 }, NOON)).rejects.toMatchObject({ code: "notFound" });
    expect(await pageOf(racer, { time: "season" }, before(SEASON.startStamp, seconds(1)))).toMatchObject({
      season: null,
      startStamp: null,
    });
  });
});

describe("with a crowd", () => {
  beforeEach(async () => {
    await sql`
      insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
        created_stamp, last_seen_stamp)
      select 'standard', 'crowd-' || n, 'crowd-' || n, 'x', 'Crowd', 1, 0, 0, 0 from generate_series(1, 15000) n
      on conflict do nothing`.execute(stage.db);
    await sql`
      insert into racer_scores (user_id, site, span, period, points, ranked, speed_sum, last_stamp)
      select user_id, site, span, period, substr(username, 7)::int, 10 + user_id % 200, 5000 + user_id % 977, 1
      from users, (values ('type'), ('math')) as w (site),
        (values ('day', 1), ('week', ${OF_WEEK.period}::int), ('week', 1), ('season', 1)) as s (span, period)
      where username like 'crowd-%'`.execute(stage.db);
    await sql`analyze`.execute(stage.db);
  });

  it("tells a share beyond the ten thousandth place", async () => {
    await stage.run((work) => makeBoard(work, OF_WEEK), NOON);
    const at = async (points: number) =>
      (
        await pageOf(
          (
            await stage.db
              .selectFrom("users")
              .select("user_id")
              .where("username", "=", `crowd-${points}`)
              .executeTakeFirstOrThrow()
          ).user_id,
        )
      ).own;
    expect(await at(14_000)).toMatchObject({ place: 1_001, bestPercent: null });
    expect(await at(5_001)).toMatchObject({ place: 10_000, bestPercent: null });
    expect(await at(5_000)).toMatchObject({ place: null, bestPercent: 67 });
    expect(await at(1)).toMatchObject({ place: null, bestPercent: 100 });
  });

  it("reads no whole table of scores, accounts or lines", async () => {
    await makeBoards(stage.performer(NOON));
    await sql`analyze`.execute(stage.db);
    const WHOLE = /Seq Scan on (users|racer_scores|board_lines|race_results)/;
    const asked: ((db: Stage["db"]) => Promise<unknown>)[] = [
      ...(["points", "hof"] as const).flatMap((kind) => [
        (db: Stage["db"]) => linesOf(db, { ...OF_WEEK, kind }, NOON),
        (db: Stage["db"]) => linesOf(db, { ...OF_WEEK, kind, span: "season", period: 1 }, NOON),
        (db: Stage["db"]) => countOf(db, { ...OF_WEEK, kind }),
        (db: Stage["db"]) => ownPlace(db, { ...OF_WEEK, kind }, undefined, 4_294_970_000 as UserID, NOON),
      ]),
      ...(["everyone", "friends", "team"] as const).map(
        (filter) => (db: Stage["db"]) =>
          boardPageOf(appAt(NOON, db), { board: "hof", group: "racers", time: "weekly", filter }, 77 as UserID),
      ),
    ];
    for (const ask of asked) {
      const plans = await plansOf(stage, ask);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.filter((plan) => WHOLE.test(plan))).toEqual([]);
    }
  });

  it("takes the first thousand along an index, in the order of the board", async () => {
    for (const [kind, span, period, index] of [
      ["points", "week", OF_WEEK.period, "racer_scores_points"],
      ["hof", "week", OF_WEEK.period, "racer_scores_fastest_week"],
      ["hof", "season", 1, "racer_scores_fastest_season"],
    ] as const) {
      const [plan] = await plansOf(stage, (db) => linesOf(db, { ...OF_WEEK, kind, span, period }, NOON));
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/^\s*(->\s+)?Sort \s*\(/m);
    }
  });
});
