import { readFileSync } from "node:fs";
import { join } from "node:path";

import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { COOKIES, STORAGE } from "../../client/features/legal/kept-here.ts";
import { KEPT } from "../../client/features/legal/kept/all.ts";
import { days } from "../../client/features/legal/kept/kept.ts";
import { nightlyPurges } from "./night.ts";
import { tableOf } from "./table.ts";

const RULE = join(import.meta.dirname, "../../shared/rules/retention.ts");
const PURGED = await nightlyPurges();

const sentence = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** What the rule's own comment says of each of its spans; the comment stands above the first that it is about. */
function remarks(): ReadonlyMap<string, string> {
  const found = readFileSync(RULE, "utf8").matchAll(/^ {2}\/\*\* (.+?) \*\/\n {2}(\w+):/gm);
  return new Map(Array.from(found, ([, remark = "", name = ""]) => [name, remark]));
}

const said = remarks();

/** docs/retention.md: what is kept and for how long, from the rules, the purges and the privacy policy's own table. */
export const retentionDocument = (): string => `# What is kept, and for how long

Made from the code by \`npm run docs\`: from what the privacy policy says (\`client/features/legal/kept\`), from the spans of
\`shared/rules/retention.ts\`, and from the statements of the purges themselves (\`shared/server/privacy/purges.ts\`). An export and
an erasure go by [the subjects' own lists](../shared/server/privacy/README.md).

## On the server

As the privacy policy says it, with the tables behind it. A row that names an account goes with the account; what stays of it then
names nobody.

${tableOf(
  ["what", "how long", "tables"],
  KEPT.map(({ what, howLong, tables }) => [
    sentence(what),
    sentence(howLong),
    tables.map((table) => `\`${table}\``).join(" ") || "none",
  ]),
)}

## The spans

${tableOf(
  ["name", "days", "of what"],
  Object.entries(KEPT_DAYS).map(([name, count]) => [`\`${name}\``, String(count), sentence(said.get(name) ?? "")]),
)}

## What goes every night

An age is what the statement asks for. Where there is none, the rows say until when they are kept, or their period is over.

${tableOf(
  ["table", "what happens", "at the age of"],
  PURGED.map(({ table, deed, days: ages }) => [`\`${table}\``, deed, ages.map(days).join(", ") || "its own end"]),
)}

## In the browser

${tableOf(
  ["name", "where", "how long"],
  [
    ...COOKIES.map(({ name, howLong }) => [`\`${name}\``, "cookie", howLong]),
    ...STORAGE.map(({ name, howLong }) => [`\`${name}\``, "storage", howLong]),
  ],
)}
`;
