import { ReportReason } from "../shared/contracts/social/players.ts";
import type { UserID } from "../shared/ids.ts";
import { Refusal } from "../shared/refusal.ts";
import {
  holdEnd,
  MEASURES,
  MOST_REASON,
  MUTE_DAYS,
  type Hold,
  type Measure,
  type ReportSubject,
} from "../shared/rules/moderation.ts";
import { accountNamed } from "../shared/server/accounts/account-named.ts";
import { takeMeasure, type Case } from "../shared/server/moderation/measures.ts";
import { listReports, playerRecord, reportOf } from "../shared/server/moderation/reports.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import type { Operator } from "../shared/server/roles/roles.ts";
import { decideHold } from "../shared/server/settlement/decide-hold.ts";
import { holdNamed, listHolds, neededHold, showHold, showWeeks } from "./moderate/holds.ts";
import { commandLine, dateOf, inLine, showHelp, withApp } from "./operator-command.ts";

const HELP = `Answers what players report about players, and decides about rewards that wait for a person.

  npm run moderate -- list [--state open|closed] [--reason ${ReportReason.options.join("|")}] [--page 2]
                                               what waits for a person, then reports: the open ones first, the oldest of
                                               them first; 20 at a time. With an option only reports
  npm run moderate -- show <case>              one report, the player it is about, and what was done before
  npm run moderate -- show hold:<number>       what waits: its races and what was unusual, certificates, earlier holds
  npm run moderate -- release hold:<number> <reason>   all of it is paid, and as fast a race counts at once from now on
  npm run moderate -- refuse hold:<number> <reason>    none of it is ever paid, and for signs of a program certificates are revoked
  npm run moderate -- weeks                    what was held, certified, released and refused, and how long it took
  npm run moderate -- close <case> <reason>    nothing comes of it; the player never hears of it
  npm run moderate -- warn <case> <reason>     the player reads the reason
  npm run moderate -- hide <case> <reason>     what was reported is hidden: a display name is replaced and cannot be taken
                                               again, and so is a tag; of a team its name, its requirements or
                                               the message is hidden
  npm run moderate -- mute <case> <days> <reason>   ${MUTE_DAYS.join(", ")}: no friend requests, invitations and phrases
  npm run moderate -- ban <case> <days|for-good> <reason>   closes the account at once
  npm run moderate -- unmute|unban <case> <reason>   takes it back

<case> is the number of a report, or @username where nobody reported anything. All but list, show and weeks need --by <your name>.
The reason is for the player: say in plain words what was wrong. Whoever reported hears that somebody looked, and no more.
Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

const HOLDS: Readonly<Record<Hold, string>> = {
  mute: `Say for how many days: ${MUTE_DAYS.join(", ")}.`,
  ban: "Say for how long: a number of days up to 365, or for-good.",
};
async function list(app: App): Promise<void> {
  const { db } = app;
  const state = oneOf(["open", "closed"] as const, values.state, "--state");
  const reason = oneOf(ReportReason.options, values.reason, "--reason");
  const page = values.page === undefined ? 1 : Number(values.page);
  if (!Number.isInteger(page) || page < 1) throw new Refusal("badInput", "--page is a number from 1.");
  const isAll = [values.state, values.reason, values.page].every((option) => option === undefined);
  const waiting = isAll ? await listHolds(app) : [];
  for (const line of waiting) console.log(line);
  const rows = await listReports(db, { state, reason, page });
  if (rows.length + waiting.length === 0) console.log("There are no such reports.");
  for (const row of rows) {
    const name = row.username === null ? "guest" : `@${row.username}`;
    console.log(
      `${row.report_id}  ${row.state}  ${dateOf(row.stamp)}  ${row.reason}  ${name} “${inLine(row.display_name)}”  ${aboutOf(row)}${inLine(row.note)}`,
    );
  }
}

const SUBJECTS: Readonly<Record<ReportSubject, string>> = {
  player: "",
  "team-tag": "the tag",
  "team-name": "the name",
  "team-requirements": "the requirements",
  "team-message": "a message",
};

/** What a report is about, as it was then and as it stands now, where it is about the words of a team. */
function aboutOf({ subject, tag, words, words_now: now }: Awaited<ReturnType<typeof reportOf>>): string {
  if (subject === "player") return "";
  const later = now === words ? "" : now === null ? " (gone since)" : ` (now “${inLine(now)}”)`;
  return `${SUBJECTS[subject]} of team ${tag ?? "(gone)"} “${inLine(words)}”${later}  `;
}

async function show(app: App): Promise<void> {
  const { db } = app;
  const holdID = holdNamed(which);
  if (holdID !== undefined) return showHold(app, holdID);
  const answered = await caseOf(db, which);
  const player = await playerRecord(
    db,
    "userID" in answered ? answered.userID : await showReport(db, answered.reportID),
  );
  console.log(
    `${player.username === null ? "A guest" : `@${player.username}`}, shown as “${inLine(player.display_name)}”`,
  );
  console.log(
    `Since ${dateOf(player.created_stamp)}, ${player.races_played} races, reported ${player.reports} times by others.`,
  );
  for (const { measure, reason, operator, stamp, until_stamp, lifted_stamp } of player.actions) {
    const end = lifted_stamp ?? until_stamp;
    console.log(`${dateOf(stamp)}  ${measure}${end === null ? "" : ` until ${dateOf(end)}`} by ${operator}: ${reason}`);
  }
}

/** @returns whom it is about */
async function showReport(db: App["db"], reportID: number): Promise<UserID> {
  const report = await reportOf(db, reportID);
  const { report_id, state, stamp, reason, note, reported_id } = report;
  console.log(`Report ${report_id}, ${state}, ${dateOf(stamp)}: ${reason}. ${aboutOf(report)}${inLine(note)}`);
  return reported_id;
}

async function measure(app: App, named: Measure): Promise<void> {
  const isHold = named === "mute" || named === "ban";
  const untilStamp = isHold ? holdEnd(named, more[0] ?? "", app.nowStamp()) : undefined;
  if (isHold && untilStamp === undefined) throw new Refusal("badInput", HOLDS[named]);
  const by = operatorOf(more.slice(isHold ? 1 : 0).join(" "));
  const deed = isHold ? { measure: named, untilStamp: untilStamp ?? null } : { measure: named };
  await perform(app, async (work) => takeMeasure(work, await caseOf(work.trx, which), deed, by));
  console.log("Done.");
}

async function decide(app: App, isReleased: boolean): Promise<void> {
  const by = operatorOf(more.join(" "));
  await perform(app, (work) => decideHold(work, neededHold(which), isReleased, by));
  console.log("Done.");
}

function operatorOf(reason: string): Operator {
  if (reason === "") throw new Refusal("badInput", "Say why, in words for the player.");
  if (reason.length > MOST_REASON) throw new Refusal("badInput", `A reason has at most ${MOST_REASON} characters.`);
  if (values.by === undefined || values.by === "") throw new Refusal("badInput", "Say who you are: --by <name>.");
  return { operator: values.by, reason };
}

async function caseOf(db: App["db"], text: string | undefined): Promise<Case> {
  if (text?.startsWith("@")) return { userID: await accountNamed(db, text.slice(1)) };
  if (!/^\d{1,15}$/.test(text ?? ""))
    throw new Refusal("badInput", "Name a report by its number, or a player as @name.");
  return { reportID: Number(text) };
}

function oneOf<T extends string>(words: readonly T[], word: string | undefined, option: string): T | undefined {
  const known = words.find((each) => each === word);
  if (word !== undefined && known === undefined) throw new Refusal("badInput", `${option} is ${words.join(" or ")}.`);
  return known;
}

const { positionals, values } = commandLine({
  help: { type: "boolean" },
  by: { type: "string" },
  state: { type: "string" },
  reason: { type: "string" },
  page: { type: "string" },
});
const [name = "", which, ...more] = positionals;
const named = MEASURES.find((each) => each === name);
if (values.help === true) showHelp(HELP, true);
else if (name === "list") await withApp(list);
else if (name === "show") await withApp(show);
else if (name === "weeks") await withApp(showWeeks);
else if (name === "release" || name === "refuse") await withApp((app) => decide(app, name === "release"));
else if (named) await withApp((app) => measure(app, named));
else showHelp(HELP, name === "");
