import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import {
  BOARD,
  BOARD_KINDS,
  boardKey,
  figureOf,
  inBoardOrder,
  SPAN_OF,
  standsOn,
  type Board,
  type Standing,
} from "#shared/rules/boards.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { boardsToMake, makeBoard, makeBoards } from "#shared/server/boards/make.ts";
import { boardData } from "#shared/server/boards/personal.ts";
import { boardPurges } from "#shared/server/boards/purge.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { after, before, days, hours, minutes, type Stamp } from "#shared/units.ts";

import { didForTeam, didOn } from "../support/board-scores.ts";
import { countedRace } from "../support/counted-race.ts";
import { newStage, type Stage } from "../support/players.ts";
import { newTeam } from "../support/team.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
const NOON = after(SEASON.startStamp, hours(30 * 24 + 12));
const WEEK = periodOf("week", NOON) ?? 0;
const BOARD_OF_WEEK: Board = { kind: "points", group: "racers", span: "week", period: WEEK, site: "type" };

beforeEach(async () => {
  await sql`truncate racer_scores, team_scores, boards cascade`.execute(stage.db);
});

const make = (board: Board, at: Stamp = NOON) => stage.run((work) => makeBoard(work, board), at);

/** The lines that hold, in the order of their places. */
async function linesOn(board: Board) {
  const rows = await stage.db
    .selectFrom("board_lines as l")
    .innerJoin("boards as b", (join) => join.onRef("b.board", "=", "l.board").onRef("b.version", "=", "l.version"))
    .select(["l.place", "l.entrant_id", "l.figure", "l.races"])
    .where("l.board", "=", boardKey(board))
    .orderBy("l.place")
    .execute();
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, nth) => nth + 1));
  return rows;
}
const idsOn = async (board: Board) => (await linesOn(board)).map(({ entrant_id }) => entrant_id);

const madeOf = (board: Board) =>
  stage.db.selectFrom("boards").selectAll().where("board", "=", boardKey(board)).executeTakeFirstOrThrow();

const done = fc.record({
  points: fc.nat(3),
  ranked: fc.constantFrom(0, 9, 10, 24, 25, 26),
  speed: fc.constantFrom(40, 61.25, 80.5),
  lastStamp: fc.nat(2),
});

describe("a board of racers", () => {
  it("has those who did enough, in its order, whatever was raced", async () => {
    const racers = await Promise.all(Array.from({ length: 8 }, () => stage.newPlayer()));
    await fc.assert(
      fc.asyncProperty(fc.array(done, { minLength: 8, maxLength: 8 }), async (figures) => {
        const all = figures.map(({ speed, ...each }, nth): Standing => {
          const average = each.ranked === 0 ? null : speed;
          return { ...each, average, id: racers[nth] ?? 0, lastStamp: each.lastStamp as Stamp };
        });
        for (const [nth, { speed, ...each }] of figures.entries()) {
          await didOn(stage.db, BOARD_OF_WEEK, racers[nth] as UserID, { ...each, speedSum: speed * each.ranked });
        }
        for (const kind of BOARD_KINDS) {
          const board = { ...BOARD_OF_WEEK, kind };
          await make(board);
          const due = all.filter((each) => standsOn(board, each)).toSorted(inBoardOrder(kind));
          expect(await linesOn(board)).toEqual(
            due.map((each, nth) => ({
              place: nth + 1,
              entrant_id: each.id,
              figure: figureOf(kind, each),
              races: each.ranked,
            })),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it("keeps the first thousand and counts everybody, with the figure of each hundredth", async () => {
    await sql`
      insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
        created_stamp, last_seen_stamp)
      select 'standard', 'crowd-' || n, 'crowd-' || n, 'x', 'Crowd', 1, 0, 0, 0 from generate_series(1, 2000) n`.execute(
      stage.db,
    );
    await sql`
      insert into racer_scores (user_id, site, span, period, points, ranked, last_stamp)
      select user_id, 'type', 'week', ${WEEK}, substr(username, 7)::int, 1, 1 from users where username like 'crowd-%'`.execute(
      stage.db,
    );
    await make(BOARD_OF_WEEK);
    const lines = await linesOn(BOARD_OF_WEEK);
    expect([lines.length, lines[0]?.figure, lines.at(-1)?.figure]).toEqual([1_000, 2_000, 1_001]);
    const { entrants, shares } = await madeOf(BOARD_OF_WEEK);
    expect([entrants, shares.length, shares[0], shares[98]]).toEqual([2_000, 99, 1_981, 21]);

    await stage.db.deleteFrom("racer_scores").where("points", ">", 1_500).execute();
    await make(BOARD_OF_WEEK, after(NOON, minutes(1)));
    expect((await madeOf(BOARD_OF_WEEK)).entrants).toBe(2_000);
    await make(BOARD_OF_WEEK, after(NOON, BOARD.countedEvery));
    expect((await madeOf(BOARD_OF_WEEK)).entrants).toBe(1_500);
    await stage.db.deleteFrom("racer_scores").where("points", ">", 900).execute();
    await make(BOARD_OF_WEEK, after(NOON, minutes(31)));
    expect(await madeOf(BOARD_OF_WEEK)).toMatchObject({ entrants: 900, shares: [] });
  });

  it("has no bots, no guests, nobody whom signs put in doubt, who is banned or asked to be erased; back they come", async () => {
    const [fair, bot, guest, doubtful, fast, banned, freed, leaving] = await Promise.all([
      stage.newPlayer(),
      stage.newPlayer({ is_bot: true }),
      stage.newPlayer({ username: null, account_type: "guest" }),
      stage.newPlayer(),
      stage.newPlayer(),
      stage.newPlayer(),
      stage.newPlayer(),
      stage.newPlayer({ erase_stamp: after(NOON, days(3)) }),
    ]);
    for (const [nth, id] of [bot, guest, doubtful, banned, leaving, fair, fast, freed].entries()) {
      await didOn(stage.db, BOARD_OF_WEEK, id, { points: 100 - nth });
    }
    const hold = { site: "type", since_stamp: NOON, ended_stamp: null, ended_by: null, is_released: null } as const;
    await stage.db
      .insertInto("reward_holds")
      .values([
        { ...hold, user_id: doubtful, kind: "moderator", reason: "signs" },
        { ...hold, user_id: fast, kind: "certificate", reason: "speed" },
      ])
      .execute();
    const ban = {
      report_id: null,
      measure: "ban",
      hidden_skeleton: null,
      operator: "x",
      reason: "x",
      stamp: NOON,
    } as const;
    await stage.db
      .insertInto("moderation_actions")
      .values([
        { ...ban, user_id: banned, until_stamp: null },
        { ...ban, user_id: freed, until_stamp: NOON },
      ])
      .execute();
    await make(BOARD_OF_WEEK);
    expect(await idsOn(BOARD_OF_WEEK)).toEqual([fair, fast, freed]);

    await stage.db
      .updateTable("reward_holds")
      .set({ ended_stamp: NOON, ended_by: "moderator", is_released: true })
      .where("user_id", "=", doubtful)
      .execute();
    await stage.db
      .updateTable("moderation_actions")
      .set({ lifted_stamp: NOON })
      .where("user_id", "=", banned)
      .execute();
    await stage.db.updateTable("users").set({ erase_stamp: null }).where("user_id", "=", leaving).execute();
    await make(BOARD_OF_WEEK, after(NOON, minutes(1)));
    expect(await idsOn(BOARD_OF_WEEK)).toEqual([doubtful, banned, leaving, fair, fast, freed]);

    await stage.run((work) => boardData.erase?.(work, [banned]) ?? Promise.resolve());
    expect(
      (await stage.db.selectFrom("board_lines").select("place").where("entrant_id", "=", banned).execute()).length,
    ).toBe(0);
    await stage.db.deleteFrom("users").where("user_id", "=", banned).execute();
    await make(BOARD_OF_WEEK, after(NOON, minutes(2)));
    expect(await idsOn(BOARD_OF_WEEK)).toEqual([doubtful, leaving, fair, fast, freed]);
  });

  it("counts ranked races that were paid, and no others", async () => {
    const [fair, held, friendly, unfinished] = await Promise.all(Array.from({ length: 4 }, () => stage.newPlayer()));
    const won = { reward: { cash: 0, experience: 120, nitros: 0 }, startedStamp: NOON };
    await stage.run((work) =>
      countForScores(work, [
        countedRace(fair as UserID, won),
        countedRace(held as UserID, { ...won, reward: { cash: 0, experience: 0, nitros: 0 } }),
        countedRace(friendly as UserID, { ...won, mode: "friend" }),
        countedRace(unfinished as UserID, { ...won, standing: "disqualified" }),
      ]),
    );
    await make(BOARD_OF_WEEK);
    expect(await linesOn(BOARD_OF_WEEK)).toEqual([{ place: 1, entrant_id: fair, figure: 120, races: 1 }]);
  });
});

describe("a board of teams", () => {
  const OF_TEAMS: Board = { ...BOARD_OF_WEEK, group: "teams" };
  const newTeams = (many: number): Promise<TeamID[]> =>
    Promise.all(Array.from({ length: many }, async () => newTeam(stage.db, await stage.newPlayer()))).then((ids) =>
      ids.toSorted((one, other) => one - other),
    );

  it("sums what was raced for each team, also by those who left", async () => {
    const [one, other, slow] = (await newTeams(3)) as [TeamID, TeamID, TeamID];
    const [a, b] = [await stage.newPlayer(), await stage.newPlayer()];
    await didForTeam(stage.db, OF_TEAMS, one, a, { points: 100, ranked: 20, speedSum: 1_000, lastStamp: 5 });
    await didForTeam(stage.db, OF_TEAMS, one, 0 as UserID, { points: 50, ranked: 10, speedSum: 800, lastStamp: 9 });
    await didForTeam(stage.db, OF_TEAMS, other, b, { points: 150, ranked: 30, speedSum: 1_830, lastStamp: 8 });
    await didForTeam(stage.db, OF_TEAMS, slow, b, { points: 10, ranked: 24, speedSum: 2_400 });
    await didForTeam(stage.db, { ...OF_TEAMS, period: WEEK - 1 }, slow, b, {
      points: 900,
      ranked: 90,
      speedSum: 9_000,
    });
    await make(OF_TEAMS);
    expect(await linesOn(OF_TEAMS)).toMatchObject([
      { entrant_id: other, figure: 150, races: 30 },
      { entrant_id: one, figure: 150, races: 30 },
      { entrant_id: slow, figure: 10, races: 24 },
    ]);
    const byAverage = { ...OF_TEAMS, kind: "hof" } as const;
    await make(byAverage);
    expect(await linesOn(byAverage)).toMatchObject([
      { entrant_id: other, figure: 61 },
      { entrant_id: one, figure: 60 },
    ]);
  });

  it("loses a team that is disbanded", async () => {
    const [gone, there] = (await newTeams(2)) as [TeamID, TeamID];
    for (const teamID of [gone, there]) await didForTeam(stage.db, OF_TEAMS, teamID, 0 as UserID, { points: 5 });
    await make(OF_TEAMS);
    expect(await idsOn(OF_TEAMS)).toEqual([gone, there]);
    await stage.db.deleteFrom("team_members").where("team_id", "=", gone).execute();
    await stage.db.deleteFrom("teams").where("team_id", "=", gone).execute();
    await make(OF_TEAMS, after(NOON, minutes(1)));
    expect(await idsOn(OF_TEAMS)).toEqual([there]);
  });
});

describe("boards", () => {
  it("are made of every kind, group, time and site at once", async () => {
    const racer = await stage.newPlayer();
    const teamID = await newTeam(stage.db, racer);
    const boards = await boardsToMake(stage.db, NOON);
    for (const board of boards.filter(({ kind }) => kind === "points")) {
      const did = { points: 7, ranked: 200, speedSum: 9_000 };
      if (board.group === "racers") await didOn(stage.db, board, racer, did);
      else await didForTeam(stage.db, board, teamID, racer, did);
    }
    await makeBoards(stage.performer(NOON));
    for (const board of boards) {
      expect([boardKey(board), await idsOn(board)]).toEqual([
        boardKey(board),
        [board.group === "racers" ? racer : teamID],
      ]);
    }
    // The first season has none before it.
    expect(boards.length).toBe(2 * 2 * 2 * (4 * 2 - 1));
    expect(new Set(boards.map(({ span }) => span))).toEqual(new Set(Object.values(SPAN_OF)));
  });

  it("keep their version while nothing changes, and take the next one when something does", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    await didOn(stage.db, BOARD_OF_WEEK, one, { points: 5 });
    await make(BOARD_OF_WEEK);
    await make(BOARD_OF_WEEK, after(NOON, minutes(1)));
    expect(await madeOf(BOARD_OF_WEEK)).toMatchObject({ version: 1, entrants: 1, made_stamp: after(NOON, minutes(1)) });
    await didOn(stage.db, BOARD_OF_WEEK, other, { points: 6 });
    await make(BOARD_OF_WEEK, after(NOON, minutes(2)));
    await didOn(stage.db, BOARD_OF_WEEK, one, { points: 5, ranked: 2 });
    await makeBoards(stage.performer(after(NOON, minutes(3))));
    expect(await madeOf(BOARD_OF_WEEK)).toMatchObject({ version: 3, entrants: 2 });
    expect(await linesOn(BOARD_OF_WEEK)).toMatchObject([{ entrant_id: other }, { entrant_id: one, races: 2 }]);
    const versions = await stage.db
      .selectFrom("board_lines")
      .select("version")
      .where("board", "=", boardKey(BOARD_OF_WEEK))
      .distinct()
      .orderBy("version")
      .execute();
    expect(versions.map(({ version }) => version)).toEqual([2, 3]);
  });

  it("are whole when a job dies in the middle, and when two make one at once", async () => {
    const racers = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    for (const id of racers) await didOn(stage.db, BOARD_OF_WEEK, id, { points: 5 });
    await make(BOARD_OF_WEEK);
    await didOn(stage.db, BOARD_OF_WEEK, racers[2] as UserID, { points: 9 });
    const killed = stage.run(async (work) => {
      await makeBoard(work, BOARD_OF_WEEK);
      // Another worker comes by while this one has not committed: it passes over the board.
      await make(BOARD_OF_WEEK);
      expect(await idsOn(BOARD_OF_WEEK)).toEqual(racers);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect([await idsOn(BOARD_OF_WEEK), (await madeOf(BOARD_OF_WEEK)).version]).toEqual([racers, 1]);
    await Promise.all([make(BOARD_OF_WEEK), make(BOARD_OF_WEEK), make(BOARD_OF_WEEK)]);
    expect(await idsOn(BOARD_OF_WEEK)).toEqual([racers[2], racers[0], racers[1]]);
    expect((await madeOf(BOARD_OF_WEEK)).version).toBe(2);
  });

  it("of a period that is over are made for an hour more, and also when nobody was there to do it", async () => {
    const day: Board = { ...BOARD_OF_WEEK, span: "day", period: periodOf("day", NOON) ?? 0 };
    const end = after(NOON, hours(12));
    const racer = await stage.newPlayer();
    const raced = (points: number) => didOn(stage.db, day, racer, { points });
    await raced(1);
    await makeBoards(stage.performer(before(end, minutes(1))));
    await raced(2);
    await makeBoards(stage.performer(after(end, minutes(59))));
    expect(await linesOn(day)).toMatchObject([{ figure: 2 }]);
    await raced(3);
    await makeBoards(stage.performer(after(end, days(4))));
    expect(await linesOn(day)).toMatchObject([{ figure: 3 }]);
    await raced(4);
    await makeBoards(stage.performer(after(end, days(5))));
    expect(await linesOn(day)).toMatchObject([{ figure: 3 }]);
    const keys = (await boardsToMake(stage.db, after(end, days(5)))).map(boardKey);
    expect(keys).not.toContain(boardKey(day));
    expect(keys).toContain(boardKey({ ...day, period: day.period + 5 }));
  });

  it("go with the scores that they were made of, but those of seasons", async () => {
    const racer = await stage.newPlayer();
    await didOn(stage.db, BOARD_OF_WEEK, racer, { points: 5 });
    await makeBoards(stage.performer(NOON));
    const spansAt = async (at: Stamp) => {
      for (const purge of boardPurges) await stage.run((work) => purge(work), at);
      const rows = await stage.db.selectFrom("boards").select("board").execute();
      return new Set(rows.map(({ board }) => board.split(":")[2]));
    };
    expect(await spansAt(after(NOON, days(60)))).toEqual(new Set(["day", "week", "month", "season"]));
    expect(await spansAt(after(NOON, days(68)))).toEqual(new Set(["month", "season"]));
    expect(await spansAt(after(NOON, days(400)))).toEqual(new Set(["season"]));
    expect(await stage.db.selectFrom("board_lines").select("board").execute()).toEqual([]);
  });
});

it("an export says which places one has on boards of racers", async () => {
  const racer = await stage.newPlayer();
  const teamID = await newTeam(stage.db, racer);
  const OF_TEAMS: Board = { ...BOARD_OF_WEEK, group: "teams" };
  await didOn(stage.db, BOARD_OF_WEEK, racer, { points: 5 });
  await didForTeam(stage.db, OF_TEAMS, teamID, racer, { points: 5 });
  await make(BOARD_OF_WEEK);
  await make(OF_TEAMS);
  await make({ ...BOARD_OF_WEEK, site: "math" });
  expect(await boardData.exports[0]?.read(stage.db, racer)).toEqual([
    { board: boardKey(BOARD_OF_WEEK), place: 1, figure: 5, races: 1 },
  ]);
});
