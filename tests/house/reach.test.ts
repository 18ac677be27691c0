import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { distancesTo, testsReaching, usesIn } from "../../scripts/reach.mjs";
import { treeOf } from "../support/tree.ts";

const ROOT = join(import.meta.dirname, "../..");

describe("the tests that reach a file", () => {
  it("import it, the nearest first", () => {
    const root = treeOf({
      "shared/rules/a.ts": "",
      "shared/rules/b.ts": 'export { a } from "./a.ts";',
      "tests/rules/far.test.ts": 'import { c } from "../support/c.ts";',
      "tests/support/c.ts": 'import "#shared/rules/b.ts";',
      "tests/rules/near.test.ts": 'const a = await import("#shared/rules/a.ts");',
      "tests/rules/middle.test.tsx": 'import {\n  b,\n} from "#shared/rules/b.ts";',
      "tests/rules/other.test.ts": 'import { d } from "../support/d.ts";',
    });
    expect(testsReaching(root, ["shared/rules/a.ts"])).toEqual([
      "tests/rules/near.test.ts",
      "tests/rules/middle.test.tsx",
      "tests/rules/far.test.ts",
    ]);
  });

  it("are not those that name it in a comment, or import its types", () => {
    const root = treeOf({
      "shared/a.ts": "",
      "tests/rules/type.test.ts": 'import type { A } from "#shared/a.ts";\nexport type { B } from "#shared/a.ts";',
      "tests/rules/comment.test.ts": '// import "#shared/a.ts"\n/* "../../shared/a.ts" */',
      "tests/rules/address.test.ts": 'const url = "https://example.org/"; // from "#shared/a.ts"',
    });
    expect(testsReaching(root, ["shared/a.ts"])).toEqual([]);
  });

  it("start it as a program, or load it under a name made up", () => {
    const root = treeOf({
      "main.ts": 'import "./product.ts";',
      "product.ts": "",
      "art/red.ts": "",
      "shared/drawn.ts": "await import(`../art/${slugOf(name)}.ts`);",
      "scripts/one.ts": 'import "../product.ts";',
      "scripts/two.ts": "",
      "tests/support/operator.ts": "join(import.meta.dirname, `../../scripts/${command}.ts`)",
      "tests/api/one.test.ts": 'import { run } from "../support/operator.ts";\nrun("one");',
      "tests/api/two.test.ts": 'import { run } from "../support/operator.ts";\nrun("two");',
      "tests/api/start.test.ts": 'start("main.ts");',
      "tests/api/worker.test.ts": 'new Worker(new URL("../../product.ts", import.meta.url));',
      "tests/content/drawn.test.ts": 'import "#shared/drawn.ts";',
    });
    expect(testsReaching(root, ["product.ts"])).toEqual([
      "tests/api/worker.test.ts",
      "tests/api/one.test.ts",
      "tests/api/start.test.ts",
    ]);
    expect(testsReaching(root, ["art/red.ts"])).toEqual(["tests/content/drawn.test.ts"]);
  });

  it("open the built client", () => {
    const root = treeOf({
      "client/index.html": '<script type="module" src="/main.tsx"></script>',
      "client/main.tsx": 'import styles from "./main.module.css";',
      "client/main.module.css": "",
      "api/pages.ts": 'join(import.meta.dirname, "../dist/client")',
      "tests/support/browser.ts": 'import { chromium } from "playwright";',
      "tests/journeys/page.test.ts": 'import { launch } from "../support/browser.ts";',
      "tests/api/pages.test.ts": 'import "../../api/pages.ts";',
    });
    expect(testsReaching(root, ["client/main.module.css"])).toEqual(["tests/journeys/page.test.ts"]);
  });

  it("read its text, but then not what it imports", () => {
    const root = treeOf({
      "client/a.ts": 'import "#shared/b.ts";',
      "shared/b.ts": "",
      "docs/c.md": "",
      "tests/house/client.test.ts": 'readdirSync(join(ROOT, "client"))',
      "tests/house/client-glob.test.ts": 'globSync("client/**/*.{ts,tsx}", { cwd: ROOT })',
      "tests/house/docs.test.ts": 'join(import.meta.dirname, "../../docs")',
    });
    expect(testsReaching(root, ["client/a.ts"])).toEqual([
      "tests/house/client-glob.test.ts",
      "tests/house/client.test.ts",
    ]);
    expect(testsReaching(root, ["client/a.ts"], { withReaders: false })).toEqual([]);
    expect(testsReaching(root, ["shared/b.ts"])).toEqual([]);
    expect(testsReaching(root, ["docs/c.md"])).toEqual(["tests/house/docs.test.ts"]);
  });

  it("are itself, and all where it is under all of them", () => {
    const root = treeOf({ "tests/api/a.test.ts": "", "tests/rules/b.test.ts": "", "tests/figures/c.test.ts": "" });
    expect(testsReaching(root, ["tests/api/a.test.ts"])).toEqual(["tests/api/a.test.ts"]);
    expect(testsReaching(root, ["package-lock.json"])).toEqual(["tests/api/a.test.ts", "tests/rules/b.test.ts"]);
  });

  it("are there for every source of the product that runs", () => {
    const uses = usesIn(ROOT).filter(({ way }) => way !== "reads");
    const named = [...new Set(uses.flatMap(({ from, to }) => [from, to]))];
    const tests = named.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file));
    const turned = uses.map(({ from, to, way }) => ({ from: to, to: from, way }));
    const reached = distancesTo(turned, tests);
    const sources = named.filter((file) => /^(shared|api|game-server|workers|client)\/.*\.tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(1_500);
    expect(sources.filter((file) => !reached.has(file))).toEqual([]);
    expect(testsReaching(ROOT, ["scripts/moderate.ts"])[0]).toBe("tests/domain/moderate-command.test.ts");
  });
});
