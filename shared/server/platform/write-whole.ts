import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { open } from "node:fs/promises";

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

/** A rename is durable only once the folder is flushed. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
