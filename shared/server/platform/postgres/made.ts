import { randomBytes } from "node:crypto";
import { chmod, lstat, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { stampOf } from "../../../units.ts";
import { StartProblem } from "../config.ts";
import { nothingWhereMissing } from "../file-problem.ts";
import { SECRETS_KEY_FILE } from "../secrets-key.ts";
import { syncFolder } from "../write-whole.ts";

const FOLDER = "postgres";
const PASSWORD_FILE = "postgres-password";
const MAKING = "postgres-making-";
/** The number of the first database that isn't a template. */
const FIRST_OWN = 5;

export const folderIn = (dataDir: string): string => join(dataDir, FOLDER);
export const passwordFileIn = (dataDir: string): string => join(dataDir, PASSWORD_FILE);

/**
 * Whether the data folder has a database. A first start that was interrupted left a folder in which it was making one,
 * and nothing of a player. Anything else that is there stays, whatever is wrong with it.
 *
 * @throws StartProblem when there was a database, and it is missing
 */
export async function isMade(dataDir: string, say: (line: string) => void): Promise<boolean> {
  const folder = folderIn(dataDir);
  const isThere = (await isEntry(folder)) && (await entriesOf(folder)).length > 0;
  if (isThere && (await isHalf(dataDir))) {
    const aside = `${folder}-half-${stampOf(new Date())}`;
    await rm(passwordFileIn(dataDir), { force: true });
    await rename(folder, aside);
    say(`${folder} was only half made, by a start that was interrupted: it is ${aside} now, and a new one is made.`);
    return false;
  }
  const started = (await readdir(dataDir)).filter((name) => name.startsWith(MAKING));
  if (!isThere && started.length === 0) await refuseIfLost(dataDir);
  // It is of the database that was being made: without that, it would look like one's that is lost.
  if (!isThere) await rm(passwordFileIn(dataDir), { force: true });
  for (const name of started) await rm(join(dataDir, name), { recursive: true, force: true });
  return isThere;
}

/** A copy may have changed its rights. */
async function entriesOf(folder: string): Promise<string[]> {
  await chmod(folder, 0o700);
  return readdir(folder);
}

/** A link is there, wherever it leads. */
const isEntry = async (path: string): Promise<boolean> => (await lstat(path).catch(nothingWhereMissing)) !== undefined;

/** Earlier versions made it in its place: one that never was started and has the templates alone was never whole. */
async function isHalf(dataDir: string): Promise<boolean> {
  const folder = folderIn(dataDir);
  if (await isEntry(join(dataDir, SECRETS_KEY_FILE))) return false;
  if (await isEntry(join(folder, "postmaster.opts"))) return false;
  const databases = await readdir(join(folder, "base")).catch(nothingWhereMissing);
  return databases?.every((name) => Number(name) < FIRST_OWN) ?? false;
}

async function refuseIfLost(dataDir: string): Promise<void> {
  for (const name of [SECRETS_KEY_FILE, PASSWORD_FILE]) {
    if (!(await isEntry(join(dataDir, name)))) continue;
    throw new StartProblem(
      `There is no database in ${folderIn(dataDir)}, but its ${name} is there: put the database back, from its disk or a copy, or name another folder for a new one with DATA_DIR.`,
    );
  }
}

/** Makes a database beside its place, and puts it there when it is whole: until then its folder says what was going on. */
export async function makeIn(dataDir: string, fill: (making: string) => Promise<void>): Promise<void> {
  const making = join(dataDir, MAKING + randomBytes(6).toString("hex"));
  await mkdir(making, { mode: 0o700 });
  await fill(making);
  await rename(making, folderIn(dataDir));
  await syncFolder(dataDir);
}
