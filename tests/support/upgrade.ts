import { randomUUID } from "node:crypto";

import { Client } from "pg";
import { inject } from "vitest";

import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { MIGRATIONS, stepsOf } from "#shared/server/platform/postgres/migrations.ts";

import { connectPatiently } from "./database.ts";
import { stageOn, type Stage } from "./players.ts";

/** A database of its own as some migrations leave it; `takeSteps` brings it to today. @param isBefore of a step's name */
export async function databaseWith(isBefore: (step: string) => boolean): Promise<string> {
  const postgresUrl = inject("postgresUrl");
  const name = `upgrade_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const databaseUrl = postgresUrl.replace(/\/postgres$/, `/${name}`);
  const { db } = connectPatiently(databaseUrl);
  await takeSteps(
    db,
    stepsOf(MIGRATIONS).filter(({ name }) => isBefore(name)),
  );
  await db.destroy();
  return databaseUrl;
}

/** A database of its own as it was before a migration. @param end such as "0024" */
export const stageBefore = async (end: string): Promise<Stage> =>
  stageOn(connectPatiently(await databaseWith((step) => step < end)));
