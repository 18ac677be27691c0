import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { CarID } from "#shared/ids.ts";
import { talliesOf } from "#shared/server/achievements/tallies.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { fill, runBackfills } from "#shared/server/platform/jobs/backfill.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { BACKFILLS } from "../../workers/backfills.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { stageOn, type Stage } from "../support/players.ts";
import { addTides, makeTides, RIGHT, TIDES } from "../support/tides.ts";

const ROWS = 250;
let databaseUrl: string;
let stage: Stage;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  stage = stageOn(connectPatiently(databaseUrl));
  await makeTides(stage.db);
});
afterAll(() => stage.db.destroy());
beforeEach(async () => {
  await sql`truncate tides`.execute(stage.db);
  await addTides(stage.db, ROWS);
});

const count = async (which: string): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from tides where ${sql.raw(which)}`.execute(
    stage.db,
  );
  return rows[0]?.rows ?? -1;
};
const NEVER = new AbortController().signal;

describe("a new column", () => {
  it.each([1, 7, ROWS, ROWS + 1])("is filled %i rows at a time, each row with its own value", async (size) => {
    expect(await fill(stage.db, TIDES, NEVER, size)).toEqual({ rows: ROWS, isDone: true });
    expect(await count(RIGHT)).toBe(ROWS);
    expect(await fill(stage.db, TIDES, NEVER, size)).toEqual({ rows: 0, isDone: true });
  });

  it("keeps what was filled before, and gets what the version before it writes later", async () => {
    await sql`update tides set height = -1 where nth % 3 = 0`.execute(stage.db);
    await fill(stage.db, TIDES, NEVER, 10);
    await sql`insert into tides values (1, 0)`.execute(stage.db);
    expect(await fill(stage.db, TIDES, NEVER, 10)).toEqual({ rows: 1, isDone: true });
    expect([await count("height = -1"), await count("height is null")]).toEqual([Math.floor(ROWS / 3), 0]);
  });

  it("is filled to the end by the run after one that was ended in the middle", async () => {
    let looks = 0;
    const ended = {
      get aborted() {
        return ++looks > 4;
      },
    } as AbortSignal;
    const first = await fill(stage.db, TIDES, ended, 10);
    expect(first).toEqual({ rows: 40, isDone: false });
    expect(await fill(stage.db, TIDES, NEVER, 10)).toEqual({ rows: ROWS - first.rows, isDone: true });
    expect(await count(RIGHT)).toBe(ROWS);
  });

  it("waits for nobody: a row that somebody holds is filled by the next run", async () => {
    await stage.db.transaction().execute(async (trx) => {
      await sql`select from tides where nth = 100 for update`.execute(trx);
      expect(await fill(stage.db, TIDES, NEVER, 30)).toEqual({ rows: ROWS - 1, isDone: true });
    });
    expect(await fill(stage.db, TIDES, NEVER, 30)).toEqual({ rows: 1, isDone: true });
  });

  it("is not looked at twice where its value stays empty", async () => {
    await sql`insert into tides values (99, 1), (99, 2)`.execute(stage.db);
    expect(await fill(stage.db, TIDES, NEVER, 1)).toEqual({ rows: ROWS + 2, isDone: true });
    expect(await count("height is null")).toBe(2);
  });

  it("is filled by workers that run at once, on connections of their own, each row once", async () => {
    const log = { info: () => undefined, warn: () => undefined };
    await Promise.all(Array.from({ length: 4 }, () => runBackfills(databaseUrl, [TIDES], log, NEVER)));
    await runBackfills(databaseUrl, [TIDES], log, NEVER);
    expect(await count(RIGHT)).toBe(ROWS);
  });
});

describe("the new columns of this release", () => {
  it("have an index of what is left, so that a run that finds nothing costs nothing", async () => {
    for (const { table, key, isDue } of BACKFILLS) {
      const left = `%(${key.join(", ")}) where (${isDue.compile(stage.db).sql})`;
      const { rows } = await sql`select from pg_indexes where tablename = ${table} and indexdef ilike ${left}`.execute(
        stage.db,
      );
      expect([table, rows.length]).toEqual([table, 1]);
    }
  });

  it("tell a row that isn't filled yet like one that is", async () => {
    const userID = await stage.newPlayer();
    await stage.run((work) =>
      grant(work, [{ userID, rewards: [{ carID: 20 as CarID }], reference: `test:${userID}`, reason: "test" }]),
    );
    const things = async () => {
      const [tally] = await talliesOf(stage.db, [userID], nowStamp());
      return [tally?.counts.totalCars, tally?.counts.totalLoot];
    };
    const row = () => stage.db.selectFrom("users").select("settled_cars").where("user_id", "=", userID).execute();
    const filled = [await things(), await row()];
    await sql`update users set settled_cars = null, settled_loot = null where user_id = ${userID}`.execute(stage.db);
    expect(await things()).toEqual(filled[0]);
    for (const backfill of BACKFILLS) await fill(stage.db, backfill, NEVER);
    expect([await things(), await row()]).toEqual(filled);
  });
});
