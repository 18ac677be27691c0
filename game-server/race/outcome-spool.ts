import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { RaceID } from "#shared/ids.ts";
import { nothingWhereMissing } from "#shared/server/platform/file-problem.ts";
import { makeFolder } from "#shared/server/platform/make-folder.ts";
import { syncFolder } from "#shared/server/platform/write-whole.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";

const OUTCOME_END = ".json";
const PART_END = { quick: ".quick-part", lasting: ".lasting-part" } as const;
const OUTCOME = /^[\da-f-]{36}\.json$/;
const UNREADABLE = ".unreadable";

/** Finished races on disk, until they are in the database: one file each. */
export class OutcomeSpool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a race atomically, so that it survives the end of the process.
   *
   * @param isLasting flush it, so that it survives a crash of the machine too; costs some milliseconds of disk time
   */
  async keep(outcome: RaceOutcome, isLasting: boolean): Promise<void> {
    makeFolder(this.#folder);
    const path = this.#pathOf(outcome.raceID);
    const part = path + (isLasting ? PART_END.lasting : PART_END.quick);
    const file = await open(part, "w");
    try {
      await file.writeFile(JSON.stringify(outcome));
      if (isLasting) await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
    if (isLasting) await syncFolder(this.#folder);
  }

  /** Deletes a settled race, with what a killed process had half written of it. */
  async forget(raceID: RaceID): Promise<void> {
    const path = this.#pathOf(raceID);
    await Promise.all(["", PART_END.quick, PART_END.lasting].map((end) => rm(path + end, { force: true })));
  }

  /** The stored races. */
  async raceIDs(): Promise<readonly RaceID[]> {
    const names = await this.#names();
    return names.filter((name) => OUTCOME.test(name)).map((name) => name.slice(0, -OUTCOME_END.length) as RaceID);
  }

  /** @returns undefined when the file is gone: another process that shares the folder settled the race */
  async read(raceID: RaceID): Promise<RaceOutcome | undefined> {
    const text = await readFile(this.#pathOf(raceID), "utf8").catch(nothingWhereMissing);
    if (text === undefined) return undefined;
    const outcome = JSON.parse(text) as Partial<RaceOutcome> | null;
    if (outcome?.raceID !== raceID || !Array.isArray(outcome.results)) throw new TypeError("this is no race");
    return outcome as RaceOutcome;
  }

  /** Moves an unreadable file aside, so that nobody tries it again. */
  async putAside(raceID: RaceID): Promise<void> {
    const path = this.#pathOf(raceID);
    await rename(path, `${path}${UNREADABLE}`).catch(nothingWhereMissing);
  }

  /** The number of unreadable files. */
  async countUnreadable(): Promise<number> {
    return (await this.#names()).filter((name) => name.endsWith(UNREADABLE)).length;
  }

  async #names(): Promise<readonly string[]> {
    return (await readdir(this.#folder).catch(nothingWhereMissing)) ?? [];
  }

  #pathOf(raceID: RaceID): string {
    return join(this.#folder, raceID + OUTCOME_END);
  }
}
