import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { builtClient } from "../../api/pages.ts";

const ROOT = join(import.meta.dirname, "../..");
const PARTS = ["api", "client", "scripts", "shared", "package.json", "tsconfig.json", "vite.config.ts"];

/** The product's sources in a folder of their own, with a client built from them: what a deploy brings. */
export interface LaterBuild {
  /** The built client. */
  readonly client: string;
  /** The pages as that client's server serves them. */
  pages(): Promise<typeof builtClient>;
  remove(): void;
}

/** What a source file said, and what it says now. */
export type Change = readonly [file: string, before: string, after: string];

/** Builds the client after changes in the texts of source files. */
export function buildLater(...changes: readonly Change[]): LaterBuild {
  const folder = mkdtempSync(join(tmpdir(), "redline-later-"));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const [file, before, after] of changes) {
    const source = readFileSync(join(folder, file), "utf8");
    if (!source.includes(before)) throw new Error(`${file} does not say "${before}"`);
    writeFileSync(join(folder, file), source.replace(before, after));
  }
  buildClientIn(folder);
  return {
    client: join(folder, "dist/client"),
    pages: () => pagesOf(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Builds the client of the sources in a folder. */
export function buildClientIn(folder: string): void {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`the client in ${folder} was not built`);
}

/** What serves the built client of the sources in a folder. */
export async function pagesOf(folder: string): Promise<typeof builtClient> {
  const served = (await import(pathToFileURL(join(folder, "api/pages.ts")).href)) as {
    readonly builtClient: typeof builtClient;
  };
  return served.builtClient;
}
