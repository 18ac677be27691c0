import { lstatSync, readlinkSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The code of an error of the file system, such as `ENOENT`. */
export const fileCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** For what may be missing: every other trouble with it stays one. */
export function nothingWhereMissing(error: unknown): undefined {
  if (fileCode(error) !== "ENOENT") throw error;
}

/** The link on the way to a path that leads nowhere, in words. */
export function deadLink(path: string): string | undefined {
  for (let each = path; ; each = dirname(each)) {
    if (!lstatSync(each, { throwIfNoEntry: false })) continue;
    if (statSync(each, { throwIfNoEntry: false })) return undefined;
    return `${each} leads to ${readlinkSync(each)}, which is not there`;
  }
}

/** Errors of reading and writing, which don't name the file. */
const NAMELESS = new Set(["EISDIR", "ENOSPC", "EDQUOT", "EROFS", "EIO"]);

/** What went wrong with a file, and what to do, without a full stop; undefined for what is no trouble with a file. */
export function fileProblem(error: unknown): string | undefined {
  const code = fileCode(error);
  if (code === undefined || !(error instanceof Error)) return undefined;
  if (!("path" in error) || typeof error.path !== "string") return NAMELESS.has(code) ? error.message : undefined;
  const dead = code === "ENOENT" ? deadLink(error.path) : undefined;
  if (dead !== undefined) return dead;
  if (code === "EACCES" || code === "EPERM") {
    return `this user may not use ${error.path}: give it to the user that runs Redline, with chown`;
  }
  return error.message;
}
