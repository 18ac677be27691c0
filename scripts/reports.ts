import { Refusal } from "../shared/refusal.ts";
import { BUG_FACTS, BUG_REPORT, BUG_STATES } from "../shared/rules/bug-report.ts";
import { KEPT_DAYS } from "../shared/rules/retention.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import {
  bugReportOf,
  bugReportsAfter,
  closeBugReport,
  listBugReports,
  REPORTS_PAGE,
  type BugFilter,
} from "../shared/server/support/reports.ts";
import { stampOf } from "../shared/units.ts";
import { commandLine, dateOf, inLine, showHelp, withApp } from "./operator-command.ts";

const HELP = `Reads what players and guests report as broken. A report is kept for ${KEPT_DAYS.bugReport} days.

  npm run reports -- list [--state ${BUG_STATES.join("|")}] [--site type|math] [--since 2026-11-30] [--with <words>] [--page 2]
                                             the open ones first, the oldest of them first; ${REPORTS_PAGE} at a time
  npm run reports -- show <reference>        one of them: what was written, and what the page sent along
  npm run reports -- done <reference> [note] nobody needs to look any more; the note is for operators
  npm run reports -- export [--state …] [--site …] [--since …] [--with …] > reports.jsonl
                                             one JSON object a line, in the order in which they came

Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

const SITES = ["type", "math"] as const;
/** Reports that an export reads at once. */
const EXPORTED_AT_ONCE = 500;
/** How much of a report its line in the list shows. */
const SHOWN = 90;

type Row = Awaited<ReturnType<typeof bugReportOf>>;

async function list({ db }: App): Promise<void> {
  const page = values.page === undefined ? 1 : Number(values.page);
  if (!Number.isSafeInteger(page) || page < 1) throw new Refusal("badInput", "--page is a number from 1.");
  const rows = await listBugReports(db, filterOf(), page);
  if (rows.length === 0) console.log("There are no such reports.");
  for (const row of rows) {
    const what = inLine(row.what);
    const short = what.length > SHOWN ? `${what.slice(0, SHOWN)}…` : what;
    console.log([row.reference, row.state, dateOf(row.stamp), row.facts.page ?? "-", nameOf(row), short].join("  "));
  }
}

async function show({ db }: App): Promise<void> {
  const row = await bugReportOf(db, referenceOf());
  const done = row.done_stamp === null ? "" : `, done ${dateOf(row.done_stamp)}`;
  console.log(`Report ${row.reference} by ${nameOf(row)}, ${dateOf(row.stamp)}${done}`);
  for (const name of BUG_FACTS) {
    const fact = row.facts[name];
    if (fact !== undefined) console.log(`${name}: ${inLine(fact)}`);
  }
  console.log(`\n${row.what.split("\n").map(inLine).join("\n")}`);
  if (row.note !== "") console.log(`\nNote: ${inLine(row.note)}`);
}

async function markDone(app: App): Promise<void> {
  const note = more.join(" ");
  if (note.length > BUG_REPORT.mostNote) {
    throw new Refusal("badInput", `A note has at most ${BUG_REPORT.mostNote} characters.`);
  }
  await perform(app, (work) => closeBugReport(work, referenceOf(), note));
  console.log("Done.");
}

async function exportAll({ db }: App): Promise<void> {
  const filter = filterOf();
  for (let afterID = 0; ;) {
    const rows = await bugReportsAfter(db, filter, afterID, EXPORTED_AT_ONCE);
    for (const row of rows) console.log(lineOf(row));
    const last = rows.at(-1);
    if (rows.length < EXPORTED_AT_ONCE || !last) return;
    afterID = last.report_id;
  }
}

/** JSON that steers no screen either. */
const lineOf = ({ reference, state, stamp, done_stamp: done, username, what, facts, note }: Row): string =>
  JSON.stringify({
    reference,
    state,
    reported: dateOf(stamp),
    ...(done !== null && { done: dateOf(done) }),
    ...(username !== null && { username }),
    what,
    facts,
    ...(note !== "" && { note }),
  }).replaceAll(/\p{C}/gu, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );

/** Guests, and players who left their name out, look the same. */
const nameOf = ({ username }: Row): string => (username === null ? "nobody named" : `@${username}`);

function filterOf(): BugFilter {
  return {
    state: oneOf(BUG_STATES, values.state, "--state"),
    site: oneOf(SITES, values.site, "--site"),
    sinceStamp: sinceOf(values.since),
    words: values.with,
  };
}

function sinceOf(day: string | undefined): BugFilter["sinceStamp"] {
  if (day === undefined) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) {
    throw new Refusal("badInput", "--since is a day, such as 2026-11-30.");
  }
  return stampOf(date);
}

function oneOf<T extends string>(words: readonly T[], word: string | undefined, option: string): T | undefined {
  const known = words.find((each) => each === word);
  if (word !== undefined && known === undefined) throw new Refusal("badInput", `${option} is ${words.join(" or ")}.`);
  return known;
}

function referenceOf(): string {
  if (which === undefined) throw new Refusal("badInput", "Name the report by its reference, as the list shows it.");
  return which.toLowerCase();
}

const { positionals, values } = commandLine({
  help: { type: "boolean" },
  state: { type: "string" },
  site: { type: "string" },
  since: { type: "string" },
  with: { type: "string" },
  page: { type: "string" },
});
const [name = "", which, ...more] = positionals;
const COMMANDS: Readonly<Record<string, (app: App) => Promise<void>>> = {
  list,
  show,
  done: markDone,
  export: exportAll,
};
const command = values.help || !Object.hasOwn(COMMANDS, name) ? undefined : COMMANDS[name];
if (command) await withApp(command);
else showHelp(HELP, values.help === true || name === "");
