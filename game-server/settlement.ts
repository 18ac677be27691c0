import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { settleRace } from "#shared/server/race/settle.ts";
import { perform, type App } from "#shared/server/work.ts";

const RETRY_MS = [250, 500, 1_000, 2_000, 5_000] as const;

/**
 * Brings finished races into the database. While it is away they wait here and are tried again; what still waits when
 * the process ends goes to disk, and the next start settles it. Settling twice writes once.
 */
export class Settlement {
  readonly #app: App;
  readonly #folder: string;
  readonly #waiting = new Map<string, RaceOutcome>();
  #isClosing = false;

  constructor(app: App) {
    this.#app = app;
    this.#folder = join(app.config.dataDir, "unsettled");
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async settle(outcome: RaceOutcome): Promise<void> {
    this.#waiting.set(outcome.raceID, outcome);
    for (let attempt = 0; this.#waiting.has(outcome.raceID); attempt++) {
      try {
        await perform(this.#app, (work) => settleRace(work, outcome));
        this.#waiting.delete(outcome.raceID);
      } catch (error) {
        this.#app.log.warn({ err: error, raceID: outcome.raceID, attempt }, "a race is not settled yet");
        if (this.#isClosing) return;
        await wait(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      }
    }
  }

  /** Settles what an earlier process left on disk. */
  async settleSpooled(): Promise<void> {
    for (const name of await spooledIn(this.#folder)) {
      const path = join(this.#folder, name);
      await this.settle(JSON.parse(await readFile(path, "utf8")) as RaceOutcome);
      await rm(path);
    }
  }

  /** Stops retrying and writes what still waits to disk. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#waiting.size === 0) return;
    await mkdir(this.#folder, { recursive: true });
    for (const [raceID, outcome] of this.#waiting) {
      const path = join(this.#folder, `${raceID}.json`);
      await writeFile(`${path}.part`, JSON.stringify(outcome));
      await rename(`${path}.part`, path);
    }
  }
}

async function spooledIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".json"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
