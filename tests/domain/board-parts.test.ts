import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import { BOARD_PARTS, lessonOf, worldOf, type BoardPart } from "#shared/rules/board-parts.ts";
import {
  BOARD,
  BOARD_KINDS,
  boardKey,
  figureOf,
  inBoardOrder,
  standsOn,
  type Board,
  type Standing,
} from "#shared/rules/boards.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { boardPageOf, type AskedBoard } from "#shared/server/boards/board-page.ts";
import { boardsToMake, linesOf, makeBoard, makeBoards } from "#shared/server/boards/make.ts";
import { boardsOfParts } from "#shared/server/boards/parts.ts";
import type { App } from "#shared/server/platform/work.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { after, days, hours, minutes, type Stamp } from "#shared/units.ts";

import { didOn } from "../support/board-scores.ts";
import { countedRace } from "../support/counted-race.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
const NOON = after(SEASON.startStamp, hours(30 * 24 + 12));
const WEEK = periodOf("week", NOON) ?? 0;
const OF_WEEK: Board = { kind: "points", group: "racers", span: "week", period: WEEK, site: "math" };

beforeEach(async () => {
  await sql`truncate racer_scores, lesson_scores, team_scores, boards cascade`.execute(stage.db);
});

const inWorld = (worldID: number) => stage.newPlayer({ world_id: worldID });
const make = (board: Board, at: Stamp = NOON) => stage.run((work) => makeBoard(work, board), at);
const linesOn = async (board: Board) =>
  stage.db
    .selectFrom("board_lines as l")
    .innerJoin("boards as b", (join) => join.onRef("b.board", "=", "l.board").onRef("b.version", "=", "l.version"))
    .select(["l.place", "l.entrant_id", "l.figure", "l.races"])
    .where("l.board", "=", boardKey(board))
    .orderBy("l.place")
    .execute();
const idsOn = async (board: Board) => (await linesOn(board)).map(({ entrant_id }) => entrant_id);
const isMade = async (board: Board) =>
  (await stage.db.selectFrom("boards").select("board").where("board", "=", boardKey(board)).execute()).length === 1;

const pageOf = (userID: UserID | undefined, asked: Partial<AskedBoard>, site = "math", at = NOON, db = stage.db) =>
  boardPageOf(
    { db, nowStamp: () => at, config: { site, foundersUntil: undefined } } as unknown as App,
    { board: "points", group: "racers", time: "weekly", filter: "everyone", ...asked },
    userID,
  );

const done = fc.record({
  points: fc.nat(3),
  ranked: fc.constantFrom(0, 24, 25, 26),
  speed: fc.constantFrom(40, 61.25, 80.5),
  lastStamp: fc.nat(2),
});

describe("a board of a part", () => {
  it("has those of its world, or who raced in its lesson, in the order of boards, whatever was raced", async () => {
    const worlds = [1, 1, 1, 2, 2, 8, 8];
    const racers = await Promise.all(worlds.map(inWorld));
    const lessons: readonly BoardPart[] = ["lesson:counting_1", "lesson:division_2"];
    const figures = fc.array(done, { minLength: worlds.length, maxLength: worlds.length });
    await fc.assert(
      fc.asyncProperty(figures, figures, figures, async (...all) => {
        const did = new Map<BoardPart | undefined, Standing[]>();
        for (const [which, part] of [undefined, ...lessons].entries()) {
          const each = (all[which] ?? []).map(({ speed, ...figure }, nth): Standing => {
            const average = figure.ranked === 0 ? null : speed;
            return { ...figure, average, id: racers[nth] ?? 0, lastStamp: figure.lastStamp as Stamp };
          });
          did.set(part, each);
          for (const { id, ...figure } of each) {
            const speedSum = (figure.average ?? 0) * figure.ranked;
            await didOn(stage.db, { ...OF_WEEK, part }, id as UserID, { ...figure, speedSum });
          }
        }
        for (const kind of BOARD_KINDS) {
          for (const part of [...lessons, "world:1", "world:2", "world:5", "world:8", undefined] as const) {
            const board = { ...OF_WEEK, kind, part };
            await make(board);
            const there = (did.get(lessonOf(part) && part) ?? []).filter(
              (_, nth) => worldOf(part) === undefined || worlds[nth] === worldOf(part),
            );
            const due = there.filter((each) => standsOn(board, each)).toSorted(inBoardOrder(kind));
            expect([boardKey(board), await linesOn(board)]).toEqual([
              boardKey(board),
              due.map((each, nth) => ({
                place: nth + 1,
                entrant_id: each.id,
                figure: figureOf(kind, each),
                races: each.ranked,
              })),
            ]);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it("has no bots, no guests, nobody who is banned, asked to be erased or is kept off boards by a class", async () => {
    const [fair, bot, guest, banned, leaving, hidden] = await Promise.all([
      inWorld(4),
      stage.newPlayer({ world_id: 4, is_bot: true }),
      stage.newPlayer({ world_id: 4, username: null, account_type: "guest" }),
      inWorld(4),
      stage.newPlayer({ world_id: 4, erase_stamp: after(NOON, days(3)) }),
      stage.newPlayer({ world_id: 4, on_boards: false }),
    ]);
    await sql`insert into moderation_actions (user_id, measure, operator, reason, stamp)
      values (${banned}, 'ban', 'x', 'x', ${NOON})`.execute(stage.db);
    for (const part of ["world:4", "lesson:money_1"] as const) {
      const board = { ...OF_WEEK, part };
      for (const [nth, id] of [bot, guest, banned, leaving, hidden, fair].entries()) {
        await didOn(stage.db, board, id, { points: 100 - nth });
      }
      await make(board);
      expect(await idsOn(board)).toEqual([fair]);
      const page = await pageOf(hidden, { part });
      expect(page.racers.map(({ place, userID }) => [place, userID])).toEqual([[1, fair]]);
      expect(page).toMatchObject({ part, entrants: 1, own: { place: null, figure: 96 } });
    }
    await stage.db.deleteFrom("users").where("user_id", "=", hidden).execute();
    for (const part of ["world:4", "lesson:money_1"] as const) {
      await make({ ...OF_WEEK, part }, after(NOON, minutes(1)));
      expect(await idsOn({ ...OF_WEEK, part })).toEqual([fair]);
    }
  });

  it("of a lesson counts what its ranked races brought", async () => {
    const [one, other] = [await inWorld(1), await inWorld(2)];
    const race = { site: "math", lessonID: "addition_1", startedStamp: NOON } as const;
    const gives = (experience: number) => ({ reward: { cash: 0, experience, nitros: 0 } });
    await stage.run((work) =>
      countForScores(work, [
        countedRace(one, { ...race, ...gives(100) }),
        countedRace(one, { ...race, ...gives(80), lessonID: "money_1" }),
        countedRace(other, { ...race, ...gives(120) }),
        countedRace(other, { ...race, ...gives(70), mode: "friend" }),
        countedRace(other, { ...race, ...gives(0) }),
      ]),
    );
    await makeBoards(stage.performer(NOON));
    expect(await linesOn({ ...OF_WEEK, part: "lesson:addition_1" })).toEqual([
      { place: 1, entrant_id: other, figure: 120, races: 1 },
      { place: 2, entrant_id: one, figure: 100, races: 1 },
    ]);
    expect(await linesOn({ ...OF_WEEK, part: "lesson:money_1" })).toMatchObject([{ entrant_id: one, figure: 80 }]);
    expect(await linesOn({ ...OF_WEEK, part: "world:1" })).toMatchObject([{ entrant_id: one, figure: 180 }]);
  });

  it("of a world loses who goes to another one when it is made next, and there they stand", async () => {
    const [mover, stays] = [await inWorld(6), await inWorld(6)];
    for (const id of [mover, stays]) await didOn(stage.db, OF_WEEK, id, { points: 9 });
    await makeBoards(stage.performer(NOON));
    const [from, to] = [
      { ...OF_WEEK, part: "world:6" },
      { ...OF_WEEK, part: "world:7" },
    ] as const;
    expect([await idsOn(from), await isMade(to)]).toEqual([[mover, stays], false]);
    await stage.db.updateTable("users").set({ world_id: 7 }).where("user_id", "=", mover).execute();
    expect((await pageOf(mover, { part: "world:6" })).own).toBeNull();
    expect((await pageOf(mover, { part: "world:7" })).own).toMatchObject({ place: 1, figure: 9 });
    await makeBoards(stage.performer(after(NOON, minutes(1))));
    expect([await idsOn(from), await idsOn(to)]).toEqual([[stays], [mover]]);
    await stage.db.updateTable("users").set({ world_id: 7 }).where("user_id", "=", stays).execute();
    await makeBoards(stage.performer(after(NOON, minutes(2))));
    expect([await idsOn(from), await idsOn(to)]).toEqual([[], [mover, stays]]);
  });
});

describe("the boards of parts that are made", () => {
  it("are those where somebody has a place; once a period is over, all that might have had one, and no more", async () => {
    await sql`delete from users`.execute(stage.db);
    const [one, eight] = [await inWorld(1), await inWorld(8)];
    expect(await boardsOfParts(stage.db, NOON)).toEqual([]);
    const day: Board = { ...OF_WEEK, span: "day", period: periodOf("day", NOON) ?? 0 };
    await didOn(stage.db, day, one, { points: 5 });
    await didOn(stage.db, { ...day, part: "lesson:money_1" }, one, { points: 5 });
    await didOn(stage.db, { ...OF_WEEK, period: WEEK - 9 }, eight, { points: 5 });
    const keys = async (at: Stamp) => (await boardsOfParts(stage.db, at)).map(boardKey).toSorted();
    const parts = (["world:1", "world:8", "lesson:money_1"] as const).flatMap((part) =>
      BOARD_KINDS.map((kind) => boardKey({ ...day, kind, part })),
    );
    expect(await keys(NOON)).toEqual(parts.toSorted());
    const made = async () => {
      const rows = await stage.db.selectFrom("boards").select("board").orderBy("board").execute();
      return rows.map(({ board }) => board).filter((key) => BOARD_PARTS.some((part) => key.endsWith(`:${part}`)));
    };
    await makeBoards(stage.performer(NOON));
    expect(await made()).toEqual([boardKey({ ...day, part: "lesson:money_1" }), boardKey({ ...day, part: "world:1" })]);
    const settled = after(after(NOON, hours(12)), BOARD.settles);
    await makeBoards(stage.performer(settled));
    expect(await made()).toEqual(parts.toSorted());
    const later = new Set((await boardsToMake(stage.db, settled)).map(boardKey));
    expect(parts.filter((key) => later.has(key))).toEqual([]);
  });

  it("are not those of parts and lessons that only a later version knows", async () => {
    const racer = await inWorld(1);
    await didOn(stage.db, OF_WEEK, racer, { points: 5 });
    const later = { ...OF_WEEK, part: "lesson:algebra_9" } as unknown as Board;
    await didOn(stage.db, later, racer, { points: 7 });
    const keys = ["lesson:algebra_9", "town:3"].map((part) => `${boardKey(OF_WEEK)}:${part}`);
    for (const board of keys) {
      await stage.db
        .insertInto("boards")
        .values({ board, made_stamp: NOON, end_stamp: after(NOON, days(5)) })
        .execute();
    }
    await makeBoards(stage.performer(after(NOON, minutes(1))));
    const rows = await stage.db.selectFrom("boards").selectAll().where("board", "in", keys).execute();
    expect(rows.map(({ made_stamp, version }) => [made_stamp, version])).toEqual([
      [NOON, 0],
      [NOON, 0],
    ]);
    expect(await idsOn({ ...OF_WEEK, part: "world:1" })).toEqual([racer]);
  });
});

describe("the page of a part", () => {
  it("ranks friends and teammates by what they did there", async () => {
    const [own, friend, abroad] = [await inWorld(2), await inWorld(2), await inWorld(3)];
    for (const other of [friend, abroad]) {
      await sql`insert into friendships (user_id, friend_id, since_stamp)
        values (${own}, ${other}, 1), (${other}, ${own}, 1)`.execute(stage.db);
    }
    for (const [nth, id] of [abroad, friend, own].entries()) {
      await didOn(stage.db, OF_WEEK, id, { points: 9 - nth });
      await didOn(stage.db, { ...OF_WEEK, part: "lesson:counting_1" }, id, { points: 1 + nth });
    }
    const placed = async (part?: BoardPart) => {
      const { racers, own: mine } = await pageOf(own, { filter: "friends", part });
      return [racers.map(({ userID, figure }) => [userID, figure]), mine?.place ?? null];
    };
    expect(await placed("world:2")).toEqual([
      [
        [friend, 8],
        [own, 7],
      ],
      2,
    ]);
    expect(await placed("world:3")).toEqual([[[abroad, 9]], null]);
    expect(await placed("lesson:counting_1")).toEqual([
      [
        [own, 3],
        [friend, 2],
        [abroad, 1],
      ],
      1,
    ]);
    expect(await placed("lesson:money_1")).toEqual([[], null]);
    expect(await placed()).toEqual([
      [
        [abroad, 9],
        [friend, 8],
        [own, 7],
      ],
      3,
    ]);
  });

  it("says how many races in a lesson are missing for a place by speed, and where one is as things are now", async () => {
    const [few, enough] = [await inWorld(1), await inWorld(1)];
    const board = { ...OF_WEEK, kind: "hof", part: "lesson:division_1" } as const;
    await didOn(stage.db, OF_WEEK, few, { ranked: 90, speedSum: 9_000 });
    await didOn(stage.db, board, few, { ranked: 20, speedSum: 400 });
    await didOn(stage.db, board, enough, { ranked: 25, speedSum: 750 });
    const asked = { board: "hof", part: "lesson:division_1" } as const;
    expect((await pageOf(few, asked)).own).toMatchObject({ place: null, figure: 20, races: 20, racesToGo: 5 });
    expect(await pageOf(enough, asked)).toMatchObject({ madeStamp: null, entrants: 0, own: { place: 1, figure: 30 } });
    expect((await pageOf(undefined, asked)).own).toBeNull();
    expect((await pageOf(few, { part: "world:2" })).own).toBeNull();
  });

  it("refuses lessons where words are typed, and parts of teams", async () => {
    const refused = [
      ["type", { part: "lesson:money_1" }],
      ["math", { part: "world:1", group: "teams" }],
      ["math", { part: "lesson:money_1", group: "teams" }],
    ] as const;
    for (const [site, asked] of refused) {
      await expect(pageOf(undefined, asked, site)).rejects.toMatchObject({
        code: "badInput",
        detail: { field: "part" },
      });
    }
    expect(await pageOf(undefined, { part: "world:1" }, "type")).toMatchObject({ part: "world:1", racers: [] });
    expect(await pageOf(undefined, {})).toMatchObject({ part: null });
  });
});

describe("with a crowd", () => {
  beforeEach(async () => {
    await sql`
      insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
        created_stamp, last_seen_stamp, world_id)
      select 'standard', 'crowd-' || n, 'crowd-' || n, 'x', 'Crowd', 1, 0, 0, 0, case when n % 300 = 0 then 5 else 1 end
      from generate_series(1, 15000) n on conflict do nothing`.execute(stage.db);
    const figures = sql`substr(username, 7)::int, 10 + user_id % 200, 5000 + user_id % 977, 1`;
    await sql`
      insert into racer_scores (user_id, site, span, period, points, ranked, speed_sum, last_stamp)
      select user_id, site, 'week', period, ${figures}
      from users, (values ('type'), ('math')) as w (site), (values (1), (${WEEK}::int)) as s (period)
      where username like 'crowd-%'`.execute(stage.db);
    await sql`
      insert into lesson_scores (user_id, lesson, span, period, points, ranked, speed_sum, last_stamp)
      select user_id, lesson, 'week', period, ${figures}
      from users, unnest(${[...LESSON_IDS]}::text[]) as l (lesson), (values (1), (${WEEK}::int)) as s (period)
      where username like 'crowd-%'`.execute(stage.db);
    await sql`analyze`.execute(stage.db);
  });

  const idOf = async (username: string) =>
    (await stage.db.selectFrom("users").select("user_id").where("username", "=", username).executeTakeFirstOrThrow())
      .user_id;

  it("tells who is beyond the first thousand of a world the share, and counts in small ones and in lessons", async () => {
    for (const part of ["world:1", "lesson:money_1"] as const) await make({ ...OF_WEEK, part });
    const own = async (username: string, part: BoardPart) => (await pageOf(await idOf(username), { part })).own;
    expect(await own("crowd-14990", "world:1")).toMatchObject({ place: 10, bestPercent: null });
    expect(await own("crowd-1", "world:1")).toMatchObject({ place: null, bestPercent: 100 });
    expect(await own("crowd-12001", "world:1")).toMatchObject({ place: null, bestPercent: 20 });
    expect(await own("crowd-300", "world:5")).toMatchObject({ place: 50, bestPercent: null });
    expect(await own("crowd-12001", "lesson:money_1")).toMatchObject({ place: 3_000, bestPercent: null });
    expect(await own("crowd-1", "lesson:money_1")).toMatchObject({ place: null, bestPercent: 100 });
  });

  it("walks along an index until a large world's board is full, and looks at a small world's racers alone", async () => {
    const planOf = async (kind: Board["kind"], part: BoardPart) =>
      (await plansOf(stage, (db) => linesOf(db, { ...OF_WEEK, kind, part }, NOON))).join("\n");
    const SORTED = /^\s*(->\s+)?Sort \s*\(/m;
    for (const [kind, part, index] of [
      ["points", "world:1", /racer_scores_points/],
      ["hof", "world:1", /racer_scores_(fastest_week|speed)/],
      ["points", "lesson:money_1", /lesson_scores_points/],
      ["hof", "lesson:money_1", /lesson_scores_fastest_week/],
    ] as const) {
      const plan = await planOf(kind, part);
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(SORTED);
    }
    for (const kind of BOARD_KINDS) {
      const plan = await planOf(kind, "world:5");
      expect(plan).toMatch(/users_world/);
      expect(plan).not.toMatch(/Seq Scan on (users|racer_scores)/);
    }
  });

  it("reads no whole table to find the parts in which somebody raced, or one's own place in them", async () => {
    await makeBoards(stage.performer(NOON));
    await sql`analyze`.execute(stage.db);
    const viewers = [await idOf("crowd-300"), await idOf("crowd-14000"), await idOf("crowd-7")];
    const parts = ["world:1", "world:5", "lesson:money_1"] as const;
    for (const ask of [
      (db: Stage["db"]) => boardsOfParts(db, NOON),
      ...viewers.flatMap((userID) =>
        parts.map((part) => (db: Stage["db"]) => pageOf(userID, { part }, "math", NOON, db)),
      ),
    ]) {
      const plans = await plansOf(stage, ask);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.filter((plan) => /Seq Scan on (users|racer_scores|lesson_scores|board_lines)/.test(plan))).toEqual(
        [],
      );
    }
  });
});
