import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { StartProblem } from "./config.ts";

/**
 * Makes the data folder and marks it as in use by this process.
 *
 * @returns releases the folder
 * @throws StartProblem when it cannot be written, or another process has it
 */
export function holdDataDir(dataDir: string): () => void {
  const mark = join(dataDir, "redline.pid");
  try {
    mkdirSync(dataDir, { recursive: true });
    const holder = runningHolder(mark);
    if (holder !== undefined) {
      throw new StartProblem(`DATA_DIR ${dataDir} is in use by another Redline (process ${holder}).`);
    }
    writeFileSync(mark, String(process.pid));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}.`);
  }
  return () => rmSync(mark, { force: true });
}

function runningHolder(mark: string): number | undefined {
  const pid = Number(readIfThere(mark));
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? pid : undefined;
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
