import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { newStage, type Stage } from "../support/players.ts";

const ROOT = join(import.meta.dirname, "../..");
const CACHE = join(ROOT, ".cache");

/** How the driver gives each type of the database. */
const KINDS: Record<string, string> = {
  bool: "boolean",
  bytea: "bytes",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  jsonb: "json",
  numeric: "number",
  text: "text",
  uuid: "text",
  _float4: "numbers",
  _float8: "numbers",
  _int2: "numbers",
  _int4: "numbers",
  _int8: "texts",
  _text: "texts",
};

/** What a database might have instead, and the column that is named then. */
const WRONG: readonly (readonly [string, Record<string, string | undefined>, string])[] = [
  ["a table that no type describes", { "boats.user_id": "number" }, "boats.user_id"],
  ["a column that no type describes", { "sessions.car_id": "number" }, "sessions.car_id"],
  ["a column that only a type describes", { "friendships.friend_id": undefined }, "friendships.friend_id"],
  ["a null that no type expects", { "users.created_stamp": "number or null" }, "users.created_stamp"],
  ["a null that never comes", { "users.email": "text" }, "users.email"],
  ["another kind of value", { "users.username": "number or null" }, "users.username"],
  ["a value that nobody gives", { "users.experience": "number" }, "users.experience"],
];

let stage: Stage;
let complaints: readonly (readonly string[])[];
beforeAll(async () => {
  stage = await newStage();
  const shapes = await shapesThere();
  complaints = await complaintsOf([shapes, ...WRONG.map(([, wrong]) => ({ ...shapes, ...wrong }))]);
});
afterAll(() => stage.db.destroy());

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNull: boolean;
  readonly isByItself: boolean;
}

/** What the migrated database says of each column. */
async function shapesThere(): Promise<Record<string, string>> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as "isNull",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isByItself"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely\\_%'
    order by table_name, ordinal_position`.execute(stage.db);
  return Object.fromEntries(
    rows.map(({ name, type, isNull, isByItself }) => {
      const kind = KINDS[type] ?? `${type}, which tests/house/tables.test.ts does not know`;
      return [name, isNull ? `${kind} or null` : isByItself ? `${kind} by itself` : kind];
    }),
  );
}

/** What the compiler says of each of some databases that must be as `Database` says, with the line that it is about. */
async function complaintsOf(databases: readonly object[]): Promise<readonly (readonly string[])[]> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "tables-"));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const files = databases.map(
    (shapes) => `import type { Database } from "#shared/server/database.ts";
import type { TableShapes } from "../../tests/support/table-shapes.ts";
export const MIGRATED: TableShapes<Database> = ${JSON.stringify(shapes, null, 2)};
`,
  );
  await Promise.all(files.map((text, nth) => write(`${nth}.ts`, text)));
  const compilerOptions = { types: ["node"] };
  await write("tsconfig.json", JSON.stringify({ extends: "../../tsconfig.json", include: ["*.ts"], compilerOptions }));
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, "--noEmit", "-p", folder], (_error, stdout, stderr) => resolve(stdout + stderr));
  });
  await rm(folder, { recursive: true });
  const found = databases.map((): string[] => []);
  for (const line of said.split("\n").filter((line) => line !== "")) {
    const [, file, number] = /(\d+)\.ts\((\d+),/.exec(line) ?? [];
    const about = files[Number(file)]?.split("\n")[Number(number) - 1]?.trim();
    if (about === undefined) throw new Error(line);
    found[Number(file)]?.push(`The database has ${about} ${line.replace(/^.*?: error /, "")}`);
  }
  return found;
}

describe("the types of the tables", () => {
  it("say what the migrations made: tables, columns, kinds of values, nulls and defaults", () => {
    expect(complaints[0]).toEqual([]);
  });

  it.each(WRONG.map(([what, , name], nth) => ({ what, name, nth: nth + 1 })))(
    "are asked for $what",
    ({ name, nth }) => {
      expect(complaints[nth]).toEqual([expect.stringContaining(name)]);
    },
  );
});
