import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

import { deadLink, fileCode } from "./file-problem.ts";

/**
 * Makes a folder and those above it. Node's own way of it never ends where a folder is there and takes none, as behind a
 * link that leads nowhere.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const dead = deadLink(path);
  if (dead !== undefined) throw new Error(dead);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (fileCode(error) !== "EEXIST" || !statSync(path).isDirectory()) throw error;
  }
}
