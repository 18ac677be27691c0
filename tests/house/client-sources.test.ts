import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Scripts that a file imports, and those that they import. */
function scriptsOf(file: string, known = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(join(ROOT, file), "utf8");
  for (const [, name = ""] of source.matchAll(/from "\.\/(?:scripts\/)?([\w-]+\.ts)"/g)) {
    const script = `scripts/${name}`;
    if (known.has(script)) continue;
    known.add(script);
    scriptsOf(script, known);
  }
  return known;
}

it("builds the client anew when any script has changed that builds it", () => {
  const [, listed = ""] =
    /const BUILD_SCRIPTS = \[([^\]]*)\]/.exec(readFileSync(join(ROOT, "scripts/setup.mjs"), "utf8")) ?? [];
  const watched = [...listed.matchAll(/"([\w-]+)"/g)].map(([, name]) => `scripts/${name}.ts`);
  expect(watched.toSorted()).toEqual([...scriptsOf("vite.config.ts")].toSorted());
});
