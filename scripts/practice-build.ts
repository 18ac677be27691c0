import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import { buildEntry, CLIENT } from "./entry-build.ts";

/**
 * Builds the practice page into a folder of its own, which shares no file with the races, and the service worker that
 * caches exactly that folder.
 *
 * @param out where the client is built to
 */
export async function buildPractice(out: string, plugins: readonly Plugin[]): Promise<void> {
  const folder = await buildEntry(out, "practice", plugins);
  const names = (await readdir(join(folder, "assets"))).toSorted();
  const page = await readFile(join(folder, "practice.html"));
  const version = createHash("sha256").update(names.join()).update(page).digest("hex").slice(0, 12);
  const files = ["/practice", "/redline.svg", ...names.map((name) => `/practice/assets/${name}`)];
  const worker = await readFile(join(CLIENT, "practice-worker.js"), "utf8");
  await writeFile(
    join(out, "practice-worker.js"),
    worker.replace("__FILES__", JSON.stringify(files)).replace("__VERSION__", version),
  );
}
