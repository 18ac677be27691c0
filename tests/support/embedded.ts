import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";

import { startEmbedded, type EmbeddedPostgres } from "#shared/server/platform/postgres/embedded.ts";

let place: string;
let nth = 0;

/** Data folders for the tests of a file, which go with it. */
export function useDataDirs(): void {
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "redline-embedded-"));
  });
  afterAll(() => rm(place, { recursive: true, force: true }));
}

export const newDir = (name = `data${nth++}`): string => join(place, name);

export const start = (dataDir: string, say?: (line: string) => void): Promise<EmbeddedPostgres> =>
  startEmbedded(dataDir, ["fsync=off"], say);

export async function ask(server: EmbeddedPostgres, query: string): Promise<unknown> {
  const client = new Client(server.databaseUrl);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** A folder in which something is kept, whose server was stopped. */
export async function kept(): Promise<string> {
  const dataDir = newDir();
  const server = await start(dataDir);
  await ask(server, "create table kept as select 7 as number");
  await server.stop();
  return dataDir;
}

/** What a server that starts on this folder still has. */
export async function keptIn(dataDir: string): Promise<unknown> {
  const server = await start(dataDir);
  const rows = await ask(server, "select number from kept");
  await server.stop();
  return rows;
}

export const KEPT = [{ number: 7 }];
