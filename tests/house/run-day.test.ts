import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import { nowStamp } from "#shared/server/platform/work.ts";

import { clockMs } from "../../game-server/cluster/node-context.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { RUN_DAY } from "../support/enter-run-day.ts";

const connection = connectPatiently(await newDatabase());
afterAll(() => connection.db.destroy());

const dayOfMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

it("a run lives on one day: in this process, in one that it starts, and in its database", async () => {
  expect(dayOfMs(nowStamp() * 1_000)).toBe(RUN_DAY);
  expect(dayOfMs(Date.now())).toBe(RUN_DAY);
  expect(dayOfMs(clockMs())).toBe(RUN_DAY);
  expect(dayOfMs(Date.parse(Date()))).toBe(RUN_DAY);
  const said = await promisify(execFile)(process.execPath, ["-p", "new Date().toISOString()"]);
  expect(said.stdout.slice(0, 10)).toBe(RUN_DAY);
  const { rows } = await sql<{ day: string }>`select (clock_timestamp() at time zone 'UTC')::date::text as day`.execute(
    connection.db,
  );
  expect(rows).toEqual([{ day: RUN_DAY }]);
});
