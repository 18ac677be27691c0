import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { Redis } from "ioredis";
import { Client } from "pg";

/** A place that is searched, and its bytes. */
export type Haystack = readonly [place: string, bytes: Buffer];

/** Every file of a folder. Those that go meanwhile hold nothing any more. */
export async function filesOf(folder: string): Promise<Haystack[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<Haystack | undefined> => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path).catch(() => undefined);
      return bytes && [path, bytes];
    });
  return (await Promise.all(read)).filter((one) => one !== undefined);
}

/** Every key of a Redis with its value, written out without compression. */
export async function redisOf(url: string): Promise<Haystack[]> {
  const redis = new Redis(url);
  await redis.config("SET", "rdbcompression", "no");
  const all: Haystack[] = [];
  for (const key of await redis.keysBuffer("*")) {
    const value = await redis.dumpBuffer(key);
    all.push([`Redis ${key.toString("latin1")}`, Buffer.concat([key, value ?? Buffer.alloc(0)])]);
  }
  await redis.quit();
  return all;
}

/** Every row of every table of a database as text, after all of it is in its files too. */
export async function rowsOf(databaseUrl: string): Promise<Haystack[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ place: string }>(
    "select format('%I.%I', schemaname, tablename) as place from pg_tables where schemaname not in ('information_schema', 'pg_catalog')",
  );
  const all: Haystack[] = [];
  for (const { place } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${place} t`);
    all.push([`the table ${place}`, Buffer.from(rows.map(({ row }) => row).join("\n"))]);
  }
  await client.query("checkpoint");
  await client.end();
  return all;
}

/** What is found where: one line for each. */
export const foundIn = (haystacks: readonly Haystack[], needles: readonly (string | Buffer)[]): readonly string[] =>
  haystacks.flatMap(([place, bytes]) =>
    needles.filter((needle) => bytes.includes(needle)).map((needle) => `${place}: ${needle.toString("latin1")}`),
  );

/** A mark in the forms in which it may be written: as it is, in other cases, escaped, in hex, and in base64 wherever it begins. */
export function formsOf(mark: string): readonly string[] {
  const bytes = Buffer.from(mark);
  const hex = bytes.toString("hex");
  const inBase64 = [0, 1, 2].flatMap((before) => {
    const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    const whole = coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    return [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
  });
  const plain = [
    mark,
    mark.toLowerCase(),
    mark.toUpperCase(),
    encodeURIComponent(mark),
    JSON.stringify(mark).slice(1, -1),
  ];
  return [...new Set([...plain, hex, hex.toUpperCase(), ...inBase64])];
}
