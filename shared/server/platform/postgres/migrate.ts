import * as fs from "node:fs/promises";
import * as path from "node:path";

import type { Kysely } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";

/**
 * Every file of the folder is a migration, and runs in the order of the names. Never change one that has landed: add
 * another, under the next number. Missing numbers (0009, 0018, 0023) were reserved for work that needed no migration in the
 * end: nothing ever ran under them, and they stay free.
 */
const MIGRATIONS = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, "migrations"),
  import: (file) => import(file),
  onFileIgnored(name) {
    throw new Error(`${name} is no migration`);
  },
}).getMigrations();

const migratorOf = (db: Kysely<never>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    // A migration that lands after a higher number still runs.
    allowUnorderedMigrations: true,
  });

/** Brings the database up to date. Processes that start together wait for each other. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await migratorOf(db as unknown as Kysely<never>).migrateToLatest();
  if (error) throw error;
}

/** Names of migrations that have not run. */
export async function missingMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const all = await migratorOf(db as unknown as Kysely<never>).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}
