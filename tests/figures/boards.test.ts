import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import type { UserID } from "#shared/ids.ts";
import { lessonOf, type BoardPart } from "#shared/rules/board-parts.ts";
import { BOARD_KINDS, boardKey, SPAN_OF, type Board, type BoardKind, type BoardSpan } from "#shared/rules/boards.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { boardPageOf } from "#shared/server/boards/board-page.ts";
import { makeBoard, makeBoards } from "#shared/server/boards/make.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { after, minutes, type Stamp } from "#shared/units.ts";

import { note, percentile } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";

const FEW = 1_000;
const MANY = 250_000;
const CALLS = 60;

let few: Stage;
let many: Stage;
const NOW = nowStamp();
const SPANS = Object.values(SPAN_OF);

const FIGURES = sql`1 + (user_id * 7919) % 90000, 100 + user_id % 50,
  (100 + user_id % 50) * (20 + (user_id * 104729) % 10007 / 100.0), user_id % 3600`;

/** Racers of three large worlds and a small one with a result in some spans of time, each in one lesson. */
async function stageWith(racers: number, spans: readonly BoardSpan[]): Promise<Stage> {
  const stage = await newStage();
  await sql`
    insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
      created_stamp, last_seen_stamp, world_id)
    select 'standard', 'racer-' || n, 'racer-' || n, 'x', 'Racer ' || n, 1, 0, 0, 0,
      case when n % 10 < 6 then 1 when n % 10 < 9 then 2 when n % 1000 = 9 then 4 else 3 end
    from generate_series(1, ${racers}) n`.execute(stage.db);
  for (const span of spans) {
    await sql`
      insert into racer_scores (user_id, site, span, period, points, ranked, speed_sum, last_stamp)
      select user_id, 'type', ${span}, ${periodOf(span, NOW)}::int, ${FIGURES} from users`.execute(stage.db);
    await sql`
      insert into lesson_scores (user_id, lesson, span, period, points, ranked, speed_sum, last_stamp)
      select user_id, lesson, ${span}, ${periodOf(span, NOW)}::int, ${FIGURES}
      from users, unnest(${[...LESSON_IDS]}::text[]) with ordinality as l (lesson, nth) where user_id % 8 = nth - 1`.execute(
      stage.db,
    );
  }
  await sql`vacuum analyze`.execute(stage.db);
  return stage;
}

beforeAll(async () => {
  few = await stageWith(FEW, ["week"]);
  many = await stageWith(MANY, SPANS);
});
afterAll(async () => {
  await few.db.destroy();
  await many.db.destroy();
});

const boardOf = (kind: BoardKind, part?: BoardPart): Board => ({
  kind,
  group: "racers",
  span: "week",
  period: periodOf("week", NOW) ?? 0,
  site: part === undefined || lessonOf(part) === undefined ? "type" : "math",
  part,
});

async function msOf(deed: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await deed();
  return performance.now() - from;
}

/** What somebody looks at who is the n-th of the week. */
async function racerAt(stage: Stage, place: number): Promise<UserID> {
  const { user_id } = await stage.db
    .selectFrom("racer_scores")
    .select("user_id")
    .where("span", "=", "week")
    .orderBy("points", "desc")
    .orderBy("last_stamp")
    .orderBy("user_id")
    .offset(place - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  return user_id;
}

it("a board of a million results costs what one of a thousand costs", async () => {
  for (const kind of BOARD_KINDS) {
    for (const [name, stage] of [
      ["1,000", few],
      ["1,000,000", many],
    ] as const) {
      const make = (at: Stamp) => stage.run((work) => makeBoard(work, boardOf(kind)), at);
      note(`board by ${kind}, ${name} results: snapshot and count`, await msOf(() => make(NOW)), "ms");
      note(`board by ${kind}, ${name} results: snapshot`, await msOf(() => make(after(NOW, minutes(1)))), "ms");
    }
  }
  const found = { few: [] as number[], many: [] as number[], far: [] as number[] };
  const viewers = { few: await racerAt(few, 200), many: await racerAt(many, 200), far: await racerAt(many, 9_000) };
  for (let turn = 0; turn < CALLS; turn++) {
    for (const which of ["few", "many", "far"] as const) {
      const app = { db: (which === "few" ? few : many).db, nowStamp: () => NOW, config: { site: "type" } };
      const asked = { board: "points", group: "racers", time: "weekly", filter: "everyone" } as const;
      found[which].push(await msOf(() => boardPageOf(app as unknown as App, asked, viewers[which])));
    }
  }
  const medians = {
    few: percentile(found.few, 0.5),
    many: percentile(found.many, 0.5),
    far: percentile(found.far, 0.5),
  };
  note("leaderboard call, 1,000 results", medians.few, "ms");
  note("leaderboard call, 1,000,000 results to 1,000", medians.many / medians.few, "times", 1.2);
  note("leaderboard call, 1,000,000 results, of the 9,000th", medians.far, "ms");
  expect(found.many.length).toBe(CALLS);
}, 400_000);

it("the boards of worlds and lessons are made in the same minute as those of everybody", async () => {
  for (const part of ["world:1", "world:3", "world:4", "lesson:money_1"] as const) {
    const make = (at: Stamp) => many.run((work) => makeBoard(work, boardOf("points", part)), at);
    note(`board of ${part}, 1,000,000 results: snapshot and count`, await msOf(() => make(NOW)), "ms");
    note(`board of ${part}, 1,000,000 results: snapshot`, await msOf(() => make(after(NOW, minutes(1)))), "ms");
  }
  const all = (at: Stamp) => makeBoards(many.performer(at));
  note("all boards, 1,000,000 results: snapshots and counts", await msOf(() => all(after(NOW, minutes(2)))), "ms");
  note("all boards, 1,000,000 results: snapshots", await msOf(() => all(after(NOW, minutes(3)))), "ms");
  const made = await many.db.selectFrom("boards").select("board").execute();
  expect(made.map(({ board }) => board)).toContain(boardKey(boardOf("hof", "world:4")));
  const viewer = (
    await many.db.selectFrom("users").select("user_id").where("world_id", "=", 3).limit(1).executeTakeFirstOrThrow()
  ).user_id;
  const app = { db: many.db, nowStamp: () => NOW, config: { site: "type" } } as unknown as App;
  const asked = { board: "points", group: "racers", time: "weekly", filter: "everyone", part: "world:3" } as const;
  const took: number[] = [];
  for (let turn = 0; turn < CALLS; turn++) took.push(await msOf(() => boardPageOf(app, asked, viewer)));
  note("leaderboard call of one's own world, 1,000,000 results", percentile(took, 0.5), "ms");
}, 400_000);
