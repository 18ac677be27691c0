import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { commandLine, showHelp } from "./operator-command.ts";

const HELP = `Makes the last commit a release, beside which the next one must be able to run.

  npm run release <version>    such as 0.2.0

Writes what is released into docs/released.json, the version into package.json and the lockfile, and heads what is
"Unreleased" in CHANGELOG.md with the version and the day. Commit that as it is. From then on every new migration is
judged by what this release needs.`;

const ROOT = process.cwd();
const MIGRATIONS = "shared/server/platform/postgres/migrations";
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = "## Unreleased\n";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const write = (file: string, text: string): void => writeFileSync(join(ROOT, file), text);
const git = (...words: string[]): string => execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim();

const isAbove = (version: readonly number[], other: readonly number[]): boolean => {
  const nth = version.findIndex((number, nth) => number !== other[nth]);
  return (version[nth] ?? 0) > (other[nth] ?? 0);
};
const numbersOf = (version: string): readonly number[] => VERSION.exec(version)?.slice(1).map(Number) ?? [];

/** Why the last commit cannot be released as this version. */
function objection(version: string, changes: string): string | undefined {
  const { version: before } = JSON.parse(read("docs/released.json")) as { readonly version: string };
  if (!VERSION.test(version)) return `A version has three numbers, such as 0.2.0 (it is "${version}").`;
  if (!isAbove(numbersOf(version), numbersOf(before))) return `${version} is not above ${before}, the last release.`;
  if (git("status", "--porcelain") !== "") return "Commit or put away what has changed: the last commit is released.";
  if (!/^- /m.test(changes)) return 'CHANGELOG.md says nothing under "Unreleased": write there what is new.';
  return undefined;
}

/** What stands under "Unreleased". */
function unreleased(changelog: string): string {
  const from = changelog.indexOf(UNRELEASED);
  const [changes = ""] = from < 0 ? [] : changelog.slice(from + UNRELEASED.length).split(/^## /m);
  return changes;
}

function release(version: string): void {
  const changelog = read("CHANGELOG.md");
  const problem = objection(version, unreleased(changelog));
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const lastMigration = readdirSync(join(ROOT, MIGRATIONS)).toSorted().at(-1)?.replace(/\.ts$/, "");
  const released = { version, commit: git("rev-parse", "HEAD"), lastMigration };
  write("docs/released.json", `${JSON.stringify(released, null, 2)}\n`);
  // Its own version is the first in either file, and in the lockfile that of its root the second.
  write("package.json", read("package.json").replace(/"version": ".*?"/, `"version": "${version}"`));
  let own = 2;
  const lockfile = read("package-lock.json");
  write(
    "package-lock.json",
    lockfile.replaceAll(/"version": ".*?"/g, (said) => (own-- > 0 ? `"version": "${version}"` : said)),
  );
  const today = new Date().toISOString().slice(0, 10);
  write("CHANGELOG.md", changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${today})\n`));
  console.log(`This is ${version} now. Commit it: git commit -am "Release ${version}"`);
}

const { positionals, values } = commandLine({ help: { type: "boolean" } });
const [version, ...more] = positionals;
if (values.help || version === undefined || more.length > 0) showHelp(HELP, values.help === true);
else release(version);
