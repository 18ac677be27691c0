import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { migrate, standingOf, takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { stepsOf, type Migration } from "#shared/server/platform/postgres/migrations.ts";

import { connectPatiently, newDatabase } from "../support/database.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const SLOWLY = { timeout: 60_000 };
const QUIET = { warn: () => undefined };

/** A migration of some statements. */
const of = (...statements: readonly string[]): Migration => ({
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const valueOf = async (query: string): Promise<unknown> => {
  const { rows } = await sql.raw<{ value: unknown }>(query).execute(stage.db);
  return rows[0]?.value;
};

/** Whether there is such an index, and whether it may be used. */
const isValid = (index: string): Promise<unknown> =>
  valueOf(`select indisvalid as value from pg_index where indexrelid = to_regclass('${index}')`);

describe("migrations", () => {
  it("are done one by one: what came before one that fails stays done, and the next run goes on from there", async () => {
    const migrations = {
      "9001-boats": of("create table boats (boat_id bigint primary key)"),
      "9002-sails": of("create table sails (sail_id bigint primary key)", "select 1 / 0"),
      "9003-oars": of("create table oars (oar_id bigint primary key)"),
    };
    await expect(takeSteps(stage.db, stepsOf(migrations), QUIET)).rejects.toThrow("division by zero");
    const there = () =>
      valueOf(
        "select array_remove(array[to_regclass('boats'), to_regclass('sails'), to_regclass('oars')], null)::text[] as value",
      );
    expect(await there()).toEqual(["boats"]);
    await takeSteps(stage.db, stepsOf({ ...migrations, "9002-sails": of("create table sails ()") }), QUIET);
    expect(await there()).toEqual(["boats", "sails", "oars"]);
  });

  it("let go of a table that is in use, so that whoever reads it waits for neither, and come back to it", async () => {
    const holder = Promise.withResolvers<void>();
    const holds = Promise.withResolvers<void>();
    const reading = stage.db.transaction().execute(async (trx) => {
      await trx.selectFrom("users").select("user_id").execute();
      holds.resolve();
      await holder.promise;
    });
    await holds.promise;
    const steps = stepsOf({ "9004-berths": of("alter table users add column berth integer") });
    const taking = takeSteps(stage.db, steps, QUIET);
    const waiting = "select count(*) as value from pg_locks where relation = 'users'::regclass and not granted";
    await expect.poll(() => valueOf(waiting), SLOWLY).toBe(1);
    await stage.db.selectFrom("users").select("user_id").execute();
    expect(await valueOf("select count(*) as value from pg_attribute where attname = 'berth'")).toBe(0);
    holder.resolve();
    await Promise.all([reading, taking]);
    expect(await valueOf("select count(*) as value from pg_attribute where attname = 'berth'")).toBe(1);
  });

  it("are each done once by processes that start together, with indexes that are made while others write", async () => {
    const steps = stepsOf({
      "9005-harbours": of("create table harbours (harbour_id bigint)"),
      "9006-visits": {
        ...of("insert into harbours values (1), (2)"),
        concurrently: [
          "create index concurrently harbours_id on harbours (harbour_id)",
          "create unique index concurrently harbours_once on harbours (harbour_id) where harbour_id > 0",
        ],
      },
    });
    await Promise.all(Array.from({ length: 4 }, () => takeSteps(stage.db, steps, QUIET)));
    expect(await valueOf("select count(*) as value from harbours")).toBe(2);
    expect([await isValid("harbours_id"), await isValid("harbours_once")]).toEqual([true, true]);
  });

  it("make an index anew that an earlier try left invalid, and are not done before", async () => {
    await sql`create table piers as select 1 as pier from generate_series(1, 2)`.execute(stage.db);
    const migrations = {
      "9007-piers": {
        ...of("alter table piers add column length integer"),
        concurrently: ["create unique index concurrently piers_once on piers (pier)"],
      },
    };
    await expect(takeSteps(stage.db, stepsOf(migrations), QUIET)).rejects.toThrow("piers_once");
    expect(await isValid("piers_once")).toBe(false);
    expect(await valueOf("select array_agg(name) as value from kysely_migration where name ~ '^9007'")).toEqual([
      "9007-piers",
    ]);
    await sql`delete from piers where ctid <> (select min(ctid) from piers)`.execute(stage.db);
    await takeSteps(stage.db, stepsOf(migrations), QUIET);
    expect(await isValid("piers_once")).toBe(true);
  });

  it("refuse an index that would not be made concurrently", () => {
    const wrong = { ...of(), concurrently: ["create index piers_length on piers (length)"] };
    expect(() => stepsOf({ "9008-wrong": wrong })).toThrow("9008-wrong");
  });
});

describe("a database that is ahead", () => {
  it("is taken as it is by a version that migrates as it starts, which says what it doesn't know", async () => {
    const url = await newDatabase();
    const { db } = connectPatiently(url);
    await sql`insert into kysely_migration values ('9999-later', ''), ('9999-later:some_index', '')`.execute(db);
    await migrate(url, QUIET);
    expect(await standingOf(db)).toEqual({ missing: [], ahead: ["9999-later", "9999-later:some_index"] });
    await db.destroy();
  });
});
