import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PERSONAL_DATA } from "#shared/server/privacy/registry.ts";

import { accountColumns, productTables, type AccountColumn } from "../support/account-columns.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
let columns: readonly AccountColumn[];
beforeAll(async () => {
  stage = await newStage();
  columns = await accountColumns(stage.db);
});
afterAll(() => stage.db.destroy());

const nameOf = ({ table, column }: AccountColumn): string => `${table}.${column}`;
const tableOf = (source: string): string => source.split(".")[0] ?? "";

const exported = PERSONAL_DATA.flatMap(({ exports }) => exports.flatMap(({ from }) => from));
const unexported = PERSONAL_DATA.flatMap((data) => Object.keys(data.unexported ?? {}));
const aboutNobody = PERSONAL_DATA.flatMap((data) => data.aboutNobody ?? []);
const afterErasure = PERSONAL_DATA.flatMap((data) => Object.keys(data.afterErasure ?? {}));

it("what a subject purges is in the list of the night", () => {
  const server = join(import.meta.dirname, "../../shared/server");
  const list = readFileSync(join(server, "privacy/purges.ts"), "utf8");
  const subjects = readdirSync(server).filter((subject) => existsSync(join(server, subject, "purge.ts")));
  expect(subjects.length).toBeGreaterThan(9);
  expect(subjects.filter((subject) => !list.includes(`"../${subject}/purge.ts"`))).toEqual([]);
});

describe("personal data", () => {
  it("belongs to a subject, table by table", async () => {
    const claimed = new Set([...exported, ...unexported, ...aboutNobody].map(tableOf));
    const unclaimed = (await productTables(stage.db)).filter((table) => !claimed.has(table));
    expect(
      unclaimed.map(
        (table) =>
          `Nobody says what ${table} knows of people: name it in the personal.ts of its subject (exports, unexported or aboutNobody), and list that in privacy/registry.ts.`,
      ),
    ).toEqual([]);
  });

  it("is exported by every column that names an account, or a reason says why not", () => {
    const said = new Set<string>([...exported, ...unexported]);
    expect(
      columns
        .map(nameOf)
        .filter((column) => !said.has(column))
        .map(
          (column) =>
            `${column} names an account: export its rows in the personal.ts of its subject (exports), or say there why not (unexported).`,
        ),
    ).toEqual([]);
  });

  it("goes with the account, or its subject says what becomes of it", () => {
    const said = new Set<string>(afterErasure);
    expect(
      columns
        .filter(({ cascades }) => !cascades)
        .map(nameOf)
        .filter((column) => !said.has(column))
        .map(
          (column) =>
            `No foreign key deletes the rows of ${column} with their account: let it cascade, or take away in the personal.ts of its subject what names somebody (erase), and say what stays (afterErasure).`,
        ),
    ).toEqual([]);
  });

  it("is said of nothing that is not there, once each", async () => {
    const there = new Set([...columns.map(nameOf), ...(await productTables(stage.db))]);
    const said = [...exported, ...unexported, ...aboutNobody];
    expect([...said, ...afterErasure].filter((source) => !there.has(source))).toEqual([]);
    expect(said.filter((source, nth) => said.indexOf(source) !== nth)).toEqual([]);
    const names = PERSONAL_DATA.flatMap(({ exports }) => exports.map(({ name }) => name));
    expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  });
});
