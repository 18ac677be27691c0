import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { MADE, ROOT } from "../../scripts/documents/made.ts";

describe("the documents made from contracts, rules and settings", () => {
  it.each(Object.entries(MADE))("say in %s what those say now (`npm run docs` writes them)", (file, made) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toBe(made());
  });
});
