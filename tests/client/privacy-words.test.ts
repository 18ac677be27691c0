import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { COOKIES, STORAGE } from "../../client/features/legal/kept-here.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Every name in quotation marks that begins like the product's own, in the sources of a folder. */
function namesIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join("features", "legal")));
  const found = sources.flatMap((file) => readFileSync(join(ROOT, folder, file), "utf8").match(pattern) ?? []);
  return [...new Set(found.map((name) => name.slice(1, -1)))].toSorted();
}

const namesOf = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name).toSorted();

describe("the privacy policy", () => {
  it("names every cookie that the server sets, and no other", () => {
    expect(namesOf(COOKIES)).toEqual(namesIn("api", /"redline_\w+"/g));
  });

  it("names everything that the client keeps in the browser, and nothing else", () => {
    expect(namesOf(STORAGE)).toEqual(namesIn("client", /"redline-[a-z-]+"/g));
  });
});
