import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { buildLater, type LaterBuild } from "../support/later-build.ts";

let before: LaterBuild;
let after: LaterBuild;
beforeAll(() => {
  before = buildLater();
  after = buildLater(
    ["client/features/shop/shop-page.tsx", "Only this season.", "This season only."],
    ["client/shell/frame/header.tsx", "Teacher Portal", "For Teachers"],
  );
}, 900_000);
afterAll(() => {
  before.remove();
  after.remove();
});

const assetsOf = ({ client }: LaterBuild): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(client, "assets")).map((name) => [name, readFileSync(join(client, "assets", name), "base64")]),
  );

/** Assets that the other build does not have, without what comes of their contents. */
const newIn = (build: LaterBuild, other: LaterBuild): readonly string[] => {
  const known = assetsOf(other);
  const names = [...assetsOf(build).keys()].filter((name) => name.endsWith(".js") || name.endsWith(".css"));
  return names.filter((name) => !known.has(name)).map((name) => name.replace(/-[\w-]{8}\.(\w+)$/, ".$1"));
};

it("a small change in a page and one in the frame rename their two scripts and nothing else", () => {
  expect(newIn(after, before).toSorted()).toEqual(["index.js", "shop-page.js"]);
  expect(newIn(before, after).toSorted()).toEqual(["index.js", "shop-page.js"]);
});

it("what keeps its name keeps its contents, since browsers never ask for it again", () => {
  const [old, now] = [assetsOf(before), assetsOf(after)];
  expect([...old].filter(([name, contents]) => now.has(name) && now.get(name) !== contents)).toEqual([]);
});

it("the page says the scripts' new names to what still imports them by another", () => {
  const page = readFileSync(join(after.client, "index.html"), "utf8");
  const [, map = "{}"] = /<script type="importmap"[^>]*>([^<]*)</.exec(page) ?? [];
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
  const now = assetsOf(after);
  const scripts = [...now.keys()].filter((name) => name.endsWith(".js"));
  const named = scripts.flatMap((name) => {
    const source = Buffer.from(now.get(name) ?? "", "base64").toString();
    return [...source.matchAll(/(?:from|import\()"\.\/([\w-]+\.js)"/g)].map(([, other = ""]) => `/assets/${other}`);
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !now.has((imports[path] ?? path).replace("/assets/", "")))).toEqual([]);
});
