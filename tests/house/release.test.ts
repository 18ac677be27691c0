import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { treeOf } from "../support/tree.ts";

const COMMAND = join(import.meta.dirname, "../../scripts/release.ts");
const CHANGES = "# Changelog\n\n## Unreleased\n\n- A boat.\n\n## 0.9.0\n\n- A car.\n";
const LOCKFILE = {
  version: "0.9.0",
  packages: { "": { version: "0.9.0" }, "node_modules/oar": { version: "0.9.0" } },
};

/** A repository of its own of which 0.9.0 is released. */
function newRepository(changelog = CHANGES) {
  const root = treeOf({
    "CHANGELOG.md": changelog,
    "package.json": '{\n  "name": "boats",\n  "version": "0.9.0"\n}\n',
    "package-lock.json": `${JSON.stringify(LOCKFILE, null, 2)}\n`,
    "docs/released.json": '{ "version": "0.9.0", "commit": "x", "lastMigration": "0001-oars" }\n',
    "shared/server/platform/postgres/migrations/0001-oars.ts": "",
    "shared/server/platform/postgres/migrations/0002-sails.ts": "",
  });
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "-A");
  git("-c", "user.name=Boats", "-c", "user.email=boats@example.org", "commit", "--quiet", "-m", "Boats");
  return {
    root,
    head: git("rev-parse", "HEAD").trim(),
    changed: () => git("status", "--porcelain").trim(),
    read: (file: string) => readFileSync(join(root, file), "utf8"),
    release: (...words: string[]) => spawnSync(process.execPath, [COMMAND, ...words], { cwd: root, encoding: "utf8" }),
  };
}

it("a release says which commit it is, what its last migration is, and heads what is new", () => {
  const { head, read, release } = newRepository();
  expect(release("0.10.0")).toMatchObject({ status: 0, stderr: "" });
  expect(JSON.parse(read("docs/released.json"))).toEqual({
    version: "0.10.0",
    commit: head,
    lastMigration: "0002-sails",
  });
  expect(JSON.parse(read("package.json"))).toEqual({ name: "boats", version: "0.10.0" });
  expect(JSON.parse(read("package-lock.json"))).toEqual({
    version: "0.10.0",
    packages: { "": { version: "0.10.0" }, "node_modules/oar": { version: "0.9.0" } },
  });
  expect(read("CHANGELOG.md")).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 0\.10\.0 \(\d{4}-\d\d-\d\d\)\n\n- A boat\.\n\n## 0\.9\.0\n\n- A car\.\n$/,
  );
});

it.each([
  ["the version that is released", ["0.9.0"], "not above 0.9.0"],
  ["a lower one, though its text comes later", ["0.8.12"], "not above 0.9.0"],
  ["what is no version", ["1.0"], "three numbers"],
  ["what is no version of ours", ["v1.0.0"], "three numbers"],
  ["an option that it doesn't know", ["1.0.0", "--force"], "--force"],
])("a release refuses %s, and changes nothing", (_what, words, said) => {
  const { changed, release } = newRepository();
  expect(release(...words)).toMatchObject({ status: 1, stderr: expect.stringContaining(said) });
  expect(changed()).toBe("");
});

it("a release refuses what isn't committed", () => {
  const { root, release } = newRepository();
  writeFileSync(join(root, "boat.ts"), "");
  expect(release("1.0.0")).toMatchObject({ status: 1, stderr: expect.stringContaining("Commit") });
});

it.each([
  ["nothing", "# Changelog\n\n## Unreleased\n\n## 0.9.0\n\n- A car.\n"],
  ["no such part", "# Changelog\n\n## 0.9.0\n\n- A car.\n"],
])("a release refuses a changelog with %s that is unreleased", (_what, changelog) => {
  const { changed, release } = newRepository(changelog);
  expect(release("1.0.0")).toMatchObject({ status: 1, stderr: expect.stringContaining("CHANGELOG.md") });
  expect(changed()).toBe("");
});

it("a release is explained", () => {
  const { changed, release } = newRepository();
  const help = release("--help");
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining("npm run release <version>")]);
  expect(release()).toMatchObject({ status: 1, stdout: help.stdout });
  expect(release("1.0.0", "now")).toMatchObject({ status: 1, stdout: help.stdout });
  expect(changed()).toBe("");
});
