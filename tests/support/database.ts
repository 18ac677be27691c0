import { randomUUID } from "node:crypto";

import { Client } from "pg";
import { inject } from "vitest";

import { connect, type Connection } from "#shared/server/platform/postgres/connection.ts";

/** A new, migrated database of this test file's own. */
export async function newDatabase(): Promise<string> {
  const postgresUrl = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name} strategy file_copy`);
  await client.end();
  return postgresUrl.replace(/\/postgres$/, `/${name}`);
}

/** The product's connections, in which operations of a test wait for their turn and for each other however long that takes. */
export const connectPatiently = (databaseUrl: string): Connection =>
  connect(databaseUrl, (error) => console.error(error.message), { connectionTimeoutMillis: 0, statement_timeout: 0 });
