import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { realtimeDocument } from "../../shared/contracts/realtime/document.ts";

describe("the documents made from the contracts", () => {
  it("are what the contracts say now (`npm run docs` writes them)", () => {
    const stored = readFileSync(join(import.meta.dirname, "../../docs/realtime.md"), "utf8");
    expect(stored).toBe(realtimeDocument());
  });
});
