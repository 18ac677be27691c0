import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";

import type { Manifest } from "vite";

const CLIENT = join(import.meta.dirname, "../client");
/** An entry of a table of pages: its path, and the source of its page. */
const ENTRY = /"(\/[^"]*)": (?:built|advertised)\((?:(?!(?:built|advertised)\()[\s\S])*?import\("\.\.\/([^"]+)"\)/g;
const FRAME = ["pages.tsx"];
/** Pages that have no table. */
const OTHERS = {
  "/race": ["features/race/race-page.tsx"],
  "/race/:username": ["features/race/race-page.tsx"],
  "/play": ["features/math-race/math-page.tsx"],
  "/play/:username": ["features/math-race/math-page.tsx"],
} as const;
/** What racers with an account get besides, everywhere and on their first page. */
const OWN = [
  "shell/frame/racer-end.tsx",
  "shell/racer/purse.tsx",
  "account-layers.tsx",
  "session/dialogs/expiry-watch.tsx",
];
const OWN_HOME = [...OWN, "features/home/drivers-seat.tsx"];

/** Files that a page needs beyond those that every page begins with. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of each page, by its path in `PAGES`, and of racers with an account. */
export interface PageFiles {
  readonly pages: Readonly<Record<string, Files>>;
  readonly own: Files;
  readonly ownHome: Files;
}

/**
 * Writes beside the built page, as `index.html.files.json`, which files each page needs: `api/pages.ts` says them to browsers.
 *
 * @param scriptOf which script of the build each source became a part of
 */
export async function writePageFiles(out: string, scriptOf: ReadonlyMap<string, string>): Promise<void> {
  const manifest = JSON.parse(await readFile(join(out, ".vite/manifest.json"), "utf8")) as Manifest;
  const tables = (await readdir(join(CLIENT, "pages"))).filter((name) => name.endsWith(".ts"));
  const sources = await Promise.all(tables.map((name) => readFile(join(CLIENT, "pages", name), "utf8")));
  const built = sources.flatMap((source) =>
    [...source.matchAll(ENTRY)].map(([, path = "", file = ""]) => [path, [...FRAME, posix.normalize(file)]] as const),
  );
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const needed = (sources: readonly string[]): Files => filesOf(manifest, sources.map(keyOf));
  const keyOf = (source: string): string => {
    const key = keys.get(scriptOf.get(join(CLIENT, source)) ?? "");
    if (key === undefined) throw new Error(`${source} is in no script`);
    return key;
  };
  const pages = [...built, ...Object.entries(OTHERS)].map(([path, files]) => [path, needed(files)] as const);
  const all: PageFiles = {
    pages: Object.fromEntries(pages),
    own: needed(OWN),
    ownHome: needed(OWN_HOME),
  };
  await writeFile(join(out, "index.html.files.json"), JSON.stringify(all));
}

function filesOf(manifest: Manifest, keys: readonly string[]): Files {
  const chunks = closureOf(manifest, keys);
  for (const chunk of closureOf(manifest, ["index.html"])) chunks.delete(chunk);
  const needed = [...chunks].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: [...new Set(needed.map(({ file }) => file))],
    styles: [...new Set(needed.flatMap(({ css = [] }) => css))],
  };
}

/** Chunks with all that they import. */
function closureOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const all = new Set<string>(keys);
  for (const key of all) for (const imported of manifest[key]?.imports ?? []) all.add(imported);
  return all;
}
