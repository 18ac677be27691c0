import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** Writes a file as a whole: whoever is interrupted leaves the file of before, or none. */
export function writeWhole(path: string, text: string, mode = 0o600): void {
  const made = `${path}.new`;
  const file = openSync(made, "w", mode);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(made, path);
}
