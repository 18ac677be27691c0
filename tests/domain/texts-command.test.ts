import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { textByID } from "#shared/content/texts/by-id.ts";
import type { TextID } from "#shared/ids.ts";
import type { Oddity } from "#shared/rules/text-measures/odd.ts";
import type { Stamp } from "#shared/units.ts";

import { operatorRuns } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await newStage();
  folder = await mkdtemp(join(tmpdir(), "redline-texts-"));
});
afterAll(async () => {
  await stage.db.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** What the operator reads, line by line. */
async function texts(...args: string[]): Promise<readonly string[]> {
  const { connectionString } = stage.connection.pool.options;
  const { stdout, stderr, exitCode } = await operatorRuns("race-texts", connectionString, args, { DATA_DIR: folder });
  return (exitCode === 0 ? stdout : stderr).trimEnd().split("\n");
}

const measured = (textID: number, effect: number, expected: number, oddities: readonly Oddity[] = []) =>
  stage.db
    .insertInto("text_measures")
    .values({
      text_id: textID as TextID,
      races: 300,
      effect,
      low: effect - 0.01,
      high: effect + 0.01,
      expected,
      oddities: sql<never>`${[...oddities]}::text[]`,
      made_stamp: 1_800_000_000 as Stamp,
    })
    .execute();

it("says how hard texts are, and which their authors should look at", async () => {
  expect(await texts("odd")).toEqual(["No text is odd, of those that enough have raced."]);
  await measured(1, 0.05, 0.04);
  await measured(2, -0.2, 0, ["harder", "uneven"]);
  await measured(3, -0.05, 0.1, ["two-humped"]);
  const begin = (id: number) => `"${textByID(id as TextID)?.body.slice(0, 40)}…"`;
  const hard = `text 2  -18.1%  (-18.9% to -17.3%)  formula 0%  300 races  harder, uneven  ${begin(2)}`;
  const two = `text 3  -4.9%  (-5.8% to -3.9%)  formula +10.5%  300 races  two-humped  ${begin(3)}`;
  const usual = `text 1  +5.1%  (+4.1% to +6.2%)  formula +4.1%  300 races  ${begin(1)}`;
  expect(await texts("odd")).toEqual([hard, two]);
  expect(await texts("list")).toEqual([hard, two, usual]);
  expect(await texts("show", "1")).toEqual([usual, textByID(1 as TextID)?.body, "Measured 2027-01-15T08:00 UTC"]);
  expect(await texts("show", "999")).toEqual(["No text with this id is measured."]);
  expect((await texts("--help"))[0]).toContain("how hard the texts of the typing race are");
});
