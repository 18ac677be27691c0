import { execFile } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What PostgreSQL writes of itself into its folder: its process first, and in the eighth line whether it takes connections. */
export async function noteIn(folder: string): Promise<{ readonly pid: number; readonly isReady: boolean } | undefined> {
  try {
    const lines = (await readFile(pathOf(folder), "utf8")).split("\n");
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

const pathOf = (folder: string): string => join(folder, "postmaster.pid");

/**
 * Whether a PostgreSQL of this folder runs. A note that names a process which is another one by now, or none, goes: ids
 * come again, in containers at once.
 */
export async function isServed(folder: string): Promise<boolean> {
  const note = await noteIn(folder);
  if (!note) return false;
  if (await isServerOf(note.pid, folder)) return true;
  await rm(pathOf(folder), { force: true });
  return false;
}

/** Whether a process is PostgreSQL and works in this folder. */
async function isServerOf(pid: number, folder: string): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false;
  try {
    const own = await realpath(folder);
    if (process.platform !== "linux") {
      const { stdout } = await run("ps", ["-p", String(pid), "-o", "command="]);
      return /postgres/i.test(stdout) && (stdout.includes(folder) || stdout.includes(own));
    }
    const [program, place] = await Promise.all([readlink(`/proc/${pid}/exe`), readlink(`/proc/${pid}/cwd`)]);
    return /^postgres( \(deleted\))?$/.test(basename(program)) && place === own;
  } catch {
    return false;
  }
}
