import { randomUUID } from "node:crypto";

import { Client } from "pg";
import { inject } from "vitest";

/** A new, migrated database of this test file's own. */
export async function newDatabase(): Promise<string> {
  const postgresUrl = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgresUrl.replace(/\/postgres$/, `/${name}`);
}
