import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";

import { NewsProblem } from "./problem.ts";

/** Never through a last link, and never waiting for whoever writes into a pipe. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/**
 * Reads a file of a folder. A link is followed as long as it stays inside, which is how containers mount single files.
 *
 * @throws NewsProblem when it leads out, is no file, or is too large
 */
export async function readWithin(folder: string, name: string, mostBytes: number): Promise<Buffer> {
  const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
  if (!isWithin(root, path)) throw new NewsProblem(`${name} leads out of the folder`);
  const file = await open(path, FLAGS);
  try {
    const about = await file.stat();
    if (!about.isFile()) throw new NewsProblem(`${name} is no file`);
    if (about.size > mostBytes) throw tooLarge(name, mostBytes);
    const bytes = Buffer.alloc(mostBytes + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
      length += bytesRead;
      if (bytesRead === 0 || length > mostBytes) break;
    }
    if (length > mostBytes) throw tooLarge(name, mostBytes);
    return Buffer.from(bytes.subarray(0, length));
  } finally {
    await file.close();
  }
}

const tooLarge = (name: string, mostBytes: number): NewsProblem =>
  new NewsProblem(`${name} is larger than ${mostBytes / 1_024} KiB`);
