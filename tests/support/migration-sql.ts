import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";

import type { Migration } from "#shared/server/platform/postgres/migrations.ts";

/** What a migration has the database do, in order, by whatever means it says it. */
export async function statementsOf(migration: Migration): Promise<readonly string[]> {
  const said: string[] = [];
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void said.push(query.sql),
  });
  await migration.up(db);
  return [...said, ...(migration.concurrently ?? [])].flatMap(separate);
}

/** Statements that came as one text, without comments and what is quoted, in one spelling. */
const separate = (sql: string): readonly string[] =>
  sql
    .replaceAll(/'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, " ")
    .replaceAll(/"(\w+)"/g, "$1")
    .replaceAll(/\bpublic\./gi, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim().toLowerCase())
    .filter((statement) => statement !== "");

/** The tables that they make. */
export const madeBy = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((statement) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []);

/** Statements by which the version before could no longer work, or that keep readers waiting as long as a table is long. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/^drop\b|^truncate\b/, "drops"],
  [/^alter (?!table\b).*\b(?:rename|drop|set schema)\b/, "drops or renames"],
  [/^(?:do|call)\b/, "does what no test can read"],
];

/** The same of what is done to one table that exists. */
const FORBIDDEN_ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:drop|detach)\b|^alter (?:column )?\w+ drop\b/, "drops"],
  [/^rename\b|^set schema\b/, "renames"],
  [/^alter (?:column )?\w+ (?:set data )?type\b/, "changes a type"],
  [/^alter (?:column )?\w+ set not null\b|^add constraint \w+ not null\b|^add not null\b/, "refuses nulls"],
  [/^add\b.*\bprimary key\b/, "adds a primary key"],
  [/^add\b.*\bunique\b|^add (?:constraint \w+ )?exclude\b/, "adds a unique key"],
  [/^add\b(?!.*\bdefault\b).*\bnot null\b/, "adds a column that the version before doesn't fill"],
  [/^add\b.*\b(?:stored|as identity|(?:small|big)?serial)\b/, "adds a column that is written into every row"],
  [
    /^add\b.*\bcheck\b(?!.*\bnot valid\b)|^add (?:constraint \w+ )?foreign key\b(?!.*\bnot valid\b)/,
    "checks every row",
  ],
];

/** What takes as long as a table is. */
const LONG =
  /^(?:update|delete from|(?:insert|merge) into|create (?:unique )?index(?! concurrently).* on) (?:only )?(\w+)/;
const ALTERS = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/;

/** What an expand migration does that it may not, each with its statement. @param made tables that the released version doesn't know */
export function objectionsTo(statements: readonly string[], made: readonly string[]): readonly string[] {
  const held = statements.findIndex((statement) => isOfOthers(ALTERS, statement, made));
  return statements.flatMap((statement, nth) => {
    const isHolding = held >= 0 && nth > held && isOfOthers(LONG, statement, made);
    const faults = [...objectionsToOne(statement, made), ...(isHolding ? ["works while nobody can read a table"] : [])];
    return faults.map((fault) => `${fault}: ${statement}`);
  });
}

const isOfOthers = (form: RegExp, statement: string, made: readonly string[]): boolean => {
  const table = form.exec(statement)?.[1];
  return table !== undefined && !made.includes(table);
};

function objectionsToOne(statement: string, made: readonly string[]): readonly string[] {
  const [, table, actions] = ALTERS.exec(statement) ?? [];
  if (table !== undefined && actions !== undefined) {
    if (made.includes(table)) return [];
    return separateActions(actions).flatMap((action) => foundIn(FORBIDDEN_ACTIONS, action));
  }
  const [, key] =
    /^create unique index (?:concurrently )?(?:if not exists )?\w+ on (?:only )?(\w+)/.exec(statement) ?? [];
  if (key !== undefined) return made.includes(key) ? [] : ["adds a unique key"];
  return foundIn(FORBIDDEN, statement);
}

const foundIn = (forbidden: typeof FORBIDDEN, text: string): readonly string[] =>
  forbidden.filter(([form]) => form.test(text)).map(([, what]) => what);

/** The actions of an `alter table`: a comma within brackets parts none. */
function separateActions(actions: string): readonly string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of actions) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}
