import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { StartProblem } from "./config.ts";
import { makeFolder } from "./make-folder.ts";

const BUSY = 5;

/**
 * Makes the data folder and holds it for this process by a lock on an open file, which ends with its holder, however that
 * ends. The process's id stands beside it for people.
 *
 * @returns releases the folder
 * @throws StartProblem when it cannot be written, or another process has it
 */
export function holdDataDir(dataDir: string): () => void {
  const note = join(dataDir, "redline.pid");
  try {
    makeFolder(dataDir);
    const lock = lockOf(join(dataDir, "redline.lock"));
    if (lock === "taken") throw new StartProblem(`DATA_DIR ${dataDir} is in use by another Redline${holderIn(note)}.`);
    writeFileSync(note, String(process.pid));
    return () => {
      rmSync(note, { force: true });
      lock.close();
    };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}.`);
  }
}

/** SQLite locks a file in the same way on every system, and Node has it. */
function lockOf(path: string): DatabaseSync | "taken" {
  const lock = new DatabaseSync(path);
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode === BUSY) return "taken";
    throw error;
  }
}

/** Nothing where its holder has not come so far as to write it. */
function holderIn(note: string): string {
  try {
    const pid = readFileSync(note, "utf8").trim();
    return /^\d+$/.test(pid) ? ` (process ${pid})` : "";
  } catch {
    return "";
  }
}
