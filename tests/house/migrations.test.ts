import { sql, type Kysely } from "kysely";
import { describe, expect, it } from "vitest";

import { MIGRATIONS, type Migration } from "#shared/server/platform/postgres/migrations.ts";
import { VERSION } from "#shared/server/platform/version.ts";

import { madeBy, objectionsTo, statementsOf } from "../support/migration-sql.ts";
import { RELEASED } from "../support/released.ts";

/** Migrations as their files export them, of which the version before knows none. */
type Migrations = Readonly<Record<string, Migration>>;

const SINCE: Migrations = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name > RELEASED.lastMigration),
);

/** What is wrong with migrations, each with its name. */
async function faultsOf(migrations: Migrations): Promise<readonly string[]> {
  const faults: string[] = [];
  const made: string[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    const { phase, unusedSince } = migration;
    if (phase === undefined) faults.push(`${name} says no phase`);
    if (phase === "contract" && !isReleased(unusedSince)) faults.push(`${name} takes away what no release was without`);
    if (phase === "expand" && unusedSince !== undefined) faults.push(`${name} takes nothing away`);
    const statements = await statementsOf(migration);
    made.push(...madeBy(statements));
    if (phase !== "expand") continue;
    faults.push(...objectionsTo(statements, made).map((fault) => `${name} ${fault}`));
  }
  return faults;
}

const numbersOf = (version: string): number =>
  version.split(".").reduce((all, number) => all * 1_000 + Number(number), 0);
const isReleased = (version: string | undefined): boolean =>
  version !== undefined && /^\d+\.\d+\.\d+$/.test(version) && numbersOf(version) <= numbersOf(RELEASED.version);

const expand = (...statements: readonly string[]): Migration => ({
  phase: "expand",
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const built = (up: (db: Kysely<unknown>) => Promise<void>): Migration => ({ phase: "expand", up });

/** What an expand migration may not do, and what is said of it. */
const WRONG: readonly (readonly [string, Migration, string])[] = [
  ["a table dropped", expand("drop table cash_gifts"), "drops"],
  ["a column dropped", expand("alter table users drop column email"), "drops"],
  ["a column dropped among others", expand("alter table users add column a text, drop email"), "drops"],
  [
    "a column dropped by a builder",
    built((db) => db.schema.alterTable("users").dropColumn("email").execute()),
    "drops",
  ],
  ["a constraint dropped", expand("ALTER TABLE users\n  DROP CONSTRAINT users_email_check"), "drops"],
  ["a default dropped", expand("alter table users alter column car_id drop default"), "drops"],
  ["an index dropped", expand("drop index users_email"), "drops"],
  ["a table emptied", expand("truncate cash_gifts"), "drops"],
  ["a drop after another statement", expand("select 1; drop table cash_gifts"), "drops"],
  ["a drop behind a comment", expand("-- nothing is lost\ndrop /* for good */ table cash_gifts"), "drops"],
  ["a table renamed", expand("alter table users rename to players"), "renames"],
  ["a column renamed", expand("alter table public.users rename column email to address"), "renames"],
  [
    "a column renamed by a builder",
    built((db) => db.schema.alterTable("users").renameColumn("a", "b").execute()),
    "renames",
  ],
  ["an index renamed", expand("alter index users_email rename to users_address"), "renames"],
  ["a type changed", expand("alter table users alter column car_id type bigint"), "type"],
  ["a type changed in other words", expand('alter table "users" alter "car_id" set data type bigint'), "type"],
  ["nulls refused", expand("alter table users alter column email set not null"), "nulls"],
  ["a primary key added", expand("alter table users add primary key (user_id)"), "primary key"],
  ["a named primary key added", expand("alter table users add constraint p primary key (user_id)"), "primary key"],
  ["a unique key added", expand("alter table users add constraint once unique (email)"), "unique"],
  ["a unique column added", expand("alter table users add column code text unique"), "unique"],
  ["a unique index added", expand("create unique index users_once on users (email)"), "unique"],
  [
    "a unique index added concurrently",
    { ...expand(), concurrently: ["create unique index concurrently users_once on users (email)"] },
    "unique",
  ],
  ["a column that must be given", expand("alter table users add column code text not null"), "doesn't fill"],
  [
    "a column that must be given, by a builder",
    built((db) =>
      db.schema
        .alterTable("users")
        .addColumn("code", "text", (column) => column.notNull())
        .execute(),
    ),
    "doesn't fill",
  ],
  [
    "a column that must be given, beside one that needn't be",
    expand("alter table users add column a text not null, add column b text not null default ''"),
    "doesn't fill",
  ],
  [
    "a column computed for every row",
    expand("alter table users add column a text generated always as (email) stored"),
    "every row",
  ],
  ["a check of every row", expand("alter table users add constraint a check (car_id > 0)"), "every row"],
  [
    "a key of another table checked in every row",
    expand("alter table users add foreign key (car_id) references cars"),
    "every row",
  ],
  [
    "rows filled while nobody can read a table",
    expand("alter table users add a text", "update users set a = ''"),
    "nobody can read",
  ],
  [
    "an index made while nobody can read its table",
    expand("alter table users add a text", "create index a on users (a)"),
    "nobody can read",
  ],
  ["what is done in a block", expand("do $$ begin drop table users; end $$"), "no test can read"],
  ["no phase", { up: () => Promise.resolve() }, "says no phase"],
  ["a contract of nothing released", { ...expand(), phase: "contract" }, "no release"],
  [
    "a contract of what the next version leaves",
    { ...expand(), phase: "contract", unusedSince: "99.0.0" },
    "no release",
  ],
  ["a contract of what is no version", { ...expand(), phase: "contract", unusedSince: "soon" }, "no release"],
];

/** What it may do. */
const RIGHT: readonly (readonly [string, Migration])[] = [
  [
    "columns that may be empty or have a default",
    expand("alter table users add column a text, add b integer not null default 0"),
  ],
  [
    "tables of its own, with whatever they need, and changes of those",
    expand(
      "create table boats (boat_id bigint generated always as identity primary key, name text not null unique, check (name <> ''))",
      "alter table boats alter column name type varchar(40), drop constraint boats_check",
      "create unique index boats_name on boats (lower(name))",
    ),
  ],
  [
    "indexes",
    {
      ...expand("create index users_a on users (email)"),
      concurrently: ["create index concurrently a on users (email)"],
    },
  ],
  [
    "checks of what is written from now on",
    expand("alter table users add constraint a check (car_id > 0 and car_id < 9) not valid"),
  ],
  [
    "words in a text or in a name",
    expand(
      "insert into outbox (name) values ('drop table users; drop')",
      "alter table users add column drop_stamp bigint",
    ),
  ],
  [
    "a contract of what the released version is without",
    { ...expand("drop table a"), phase: "contract", unusedSince: RELEASED.version },
  ],
];

describe("the migrations since the release", () => {
  it("leave all that the version before needs, and say in which phase they are", async () => {
    expect(await faultsOf(SINCE)).toEqual([]);
  });

  it.each(WRONG.map(([what, migration, said]) => ({ what, migration, said })))(
    "are refused for $what",
    async ({ migration, said }) => {
      expect(await faultsOf({ "9001-wrong": migration })).toEqual([expect.stringContaining(said)]);
    },
  );

  it.each(RIGHT.map(([what, migration]) => ({ what, migration })))("may have $what", async ({ migration }) => {
    expect(await faultsOf({ "9001-right": migration })).toEqual([]);
  });

  it("may change a table that an earlier one of them made", async () => {
    const migrations = {
      "9001-boats": expand("create table boats ()"),
      "9002-oars": expand("alter table boats drop a"),
    };
    expect(await faultsOf(migrations)).toEqual([]);
  });
});

describe("the release", () => {
  it("is named with a migration that is there, and with the version that this one has or comes from", () => {
    expect(Object.keys(MIGRATIONS)).toContain(RELEASED.lastMigration);
    expect(RELEASED.commit).toMatch(/^[\da-f]{40}$/);
    expect(VERSION).toBe(RELEASED.version);
  });
});
