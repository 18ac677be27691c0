import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { Results } from "#shared/contracts/realtime/race.ts";

import { startProduct, type Product } from "../support/product.ts";

const run = promisify(execFile);
const STRANGER = join(import.meta.dirname, "stranger.mjs");

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("a stranger with the document and the SDK", () => {
  it("writes a client of about 60 lines that uses nothing of ours", () => {
    const source = readFileSync(STRANGER, "utf8");
    expect(source.split("\n").length).toBeLessThanOrEqual(66);
    expect([...source.matchAll(/from "([^"]+)"/g)].map((match) => match[1])).toEqual(["@colyseus/sdk"]);
  });

  it("races to the finish with it", async () => {
    const races = await Promise.all(
      Array.from({ length: 5 }, (_unused, n) => run(process.execPath, [STRANGER, product.url, String(150 + 20 * n)])),
    );
    for (const { stdout } of races) {
      const lastLine = stdout.trim().split("\n").at(-1) ?? "";
      const end = JSON.parse(lastLine) as { slot: number; acknowledged: number; sent: number; results: unknown };
      const own = Results.parse(end.results).lines.find((line) => line.slot === end.slot);
      expect(own).toMatchObject({ standing: "finished", errors: 0, typed: end.sent });
      expect(end.acknowledged).toBe(end.sent);
    }
  });
});
