import * as fs from "node:fs/promises";
import * as path from "node:path";

import { sql, type Kysely } from "kysely";
import { FileMigrationProvider, type Migration as Ups } from "kysely/migration";

/** What a file of the folder `migrations` exports. */
export interface Migration extends Ups {
  /**
   * Whether the version before it runs on with it. Everything after the released migration says it: `tests/house/migrations.test.ts`
   * reads what it does.
   */
  readonly phase?: "expand" | "contract";
  /** Of a contract: the released version from which on nothing uses what it takes away. */
  readonly unusedSince?: string;
  /**
   * Indexes of long tables, as `create index concurrently <name> on …`: made after the commit, while everything goes on. Each
   * is a step of its own.
   */
  readonly concurrently?: readonly string[];
}

/** A migration, or an index of one. */
export interface Step {
  readonly name: string;
  /** Whether all of it happens or nothing. */
  readonly isWhole: boolean;
  take(db: Kysely<never>): Promise<void>;
}

/**
 * Every file of the folder is a migration, and runs in the order of the names. Never change one that has landed: add
 * another, under the next number. Missing numbers (0009, 0018, 0023) were reserved for work that needed no migration in the
 * end: nothing ever ran under them, and they stay free.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, "migrations"),
  import: (file) => import(file),
  onFileIgnored(name) {
    throw new Error(`${name} is no migration`);
  },
}).getMigrations();

/** What brings a database from nothing to this version, in order. */
export const stepsOf = (migrations: Readonly<Record<string, Migration>>): readonly Step[] =>
  Object.entries(migrations)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, migration]) => [
      { name, isWhole: true, take: (db) => migration.up(db) },
      ...(migration.concurrently ?? []).map((statement) => indexStep(name, statement)),
    ]);

function indexStep(migration: string, statement: string): Step {
  const index = /^create (?:unique )?index concurrently (\w+) on /i.exec(statement)?.[1];
  if (index === undefined) throw new Error(`${migration} makes no index concurrently by "${statement}"`);
  return {
    name: `${migration}:${index}`,
    isWhole: false,
    async take(db) {
      // What an earlier try left is never finished.
      await sql`drop index concurrently if exists ${sql.id(index)}`.execute(db);
      await sql.raw(statement).execute(db);
    },
  };
}
