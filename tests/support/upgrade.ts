import { Client } from "pg";
import { inject } from "vitest";

import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { MIGRATIONS, stepsOf } from "#shared/server/platform/postgres/migrations.ts";

import { connectPatiently } from "./database.ts";
import { stageOn, type Stage } from "./players.ts";

/** A database of its own as it was before a migration; `takeSteps` brings it to today. @param end such as "0024" */
export async function stageBefore(end: string): Promise<Stage> {
  const postgresUrl = inject("postgresUrl");
  const name = `upgrade_${end}_${Date.now()}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const stage = stageOn(connectPatiently(postgresUrl.replace(/\/postgres$/, `/${name}`)));
  await takeSteps(
    stage.db,
    stepsOf(MIGRATIONS).filter(({ name }) => name < end),
  );
  return stage;
}
