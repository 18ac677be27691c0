import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sql, type Kysely } from "kysely";

import type { Database } from "#shared/server/database.ts";

/** Clock ticks a second, as Linux counts them. */
const TICKS = 100;

/** What a database server has used since it started, in milliseconds of CPU, with its processes that are gone. */
export async function postgresCpuMs(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(db);
  const postmaster = Number(readFileSync(join(rows[0]?.folder ?? "", "postmaster.pid"), "utf8").split("\n")[0]);
  let ticks = 0;
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (!stat) continue;
    if (Number(name) === postmaster) ticks += stat.own + stat.gone;
    else if (stat.parent === postmaster) ticks += stat.own;
  }
  return (ticks * 1_000) / TICKS;
}

/** A process may be gone by now. */
function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const at = (nth: number): number => Number(fields[nth - 3]);
    return { parent: at(4), own: at(14) + at(15), gone: at(16) + at(17) };
  } catch {
    return undefined;
  }
}
