import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { Client } from "pg";
import { inject } from "vitest";

import { connectPatiently } from "./database.ts";
import { stageOn, type Stage } from "./players.ts";

const FOLDER = join(import.meta.dirname, "../../shared/server/platform/postgres/migrations");

/** A database of its own as it was before a migration; `migrate` brings it to today. @param end such as "0024" */
export async function stageBefore(end: string): Promise<Stage> {
  const postgresUrl = inject("postgresUrl");
  const name = `upgrade_${end}_${Date.now()}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const stage = stageOn(connectPatiently(postgresUrl.replace(/\/postgres$/, `/${name}`)));
  await migrateUntil(stage.db as unknown as Kysely<never>, end);
  return stage;
}

async function migrateUntil(db: Kysely<never>, end: string): Promise<void> {
  const names = readdirSync(FOLDER).filter((name) => name < end);
  const migrations = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.replace(/\.ts$/, ""), (await import(join(FOLDER, name))) as Migration] as const),
    ),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
