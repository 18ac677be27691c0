import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { startEmbedded } from "#shared/server/platform/postgres/embedded.ts";

/** A folder of this process; what earlier ones left that were ended from outside goes. */
export async function ownPlace(cache: string): Promise<string> {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    if (isRunning(Number(name))) continue;
    for (const lane of readdirSync(join(cache, name))) {
      const database = join(cache, name, lane, "database");
      // A server that still runs is stopped as it is started again.
      if (existsSync(join(database, "postgres/postmaster.pid"))) await (await startEmbedded(database)).stop();
    }
    rmSync(join(cache, name), { recursive: true, force: true });
  }
  return join(cache, String(process.pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
