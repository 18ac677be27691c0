import { join } from "node:path";
import { pathToFileURL } from "node:url";

const FIRST = pathToFileURL(join(import.meta.dirname, "on-run-day.mjs")).href;

/** The day of the run, also of one that is under way. */
export const RUN_DAY = process.env.REDLINE_TEST_DAY ?? "2026-11-25";

/**
 * Lets every process that this one starts begin at noon of the day of the run, whichever day it is outside: a day that
 * ends is in nobody's way, and no day brings another result than the one before.
 *
 * @throws when the environment names no day
 */
export function enterRunDay(): void {
  const { REDLINE_TEST_SHIFT_MS: isThere, NODE_OPTIONS: more = "" } = process.env;
  if (isThere !== undefined) return;
  const noonMs = Date.parse(`${RUN_DAY}T12:00:00Z`);
  if (Number.isNaN(noonMs)) throw new Error("REDLINE_TEST_DAY has to be a day, such as 2028-02-29.");
  process.env.REDLINE_TEST_SHIFT_MS = String(noonMs - Date.now());
  process.env.NODE_OPTIONS = `${more} --import=${FIRST}`;
}
