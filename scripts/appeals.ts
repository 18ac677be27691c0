import type { RaceRecord } from "../shared/contracts/race/race.ts";
import type { RaceID } from "../shared/ids.ts";
import { Refusal } from "../shared/refusal.ts";
import { foulReport } from "../shared/rules/fair-play/report.ts";
import {
  dismissMeasureAppeal,
  measureAppealOf,
  openMeasureAppeals,
  upholdMeasureAppeal,
} from "../shared/server/moderation/appeals.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import { raceRecordOf } from "../shared/server/race/record.ts";
import {
  appealOf,
  dismissAppeal,
  openAppeals,
  upholdAppeal,
  type AppealKey,
} from "../shared/server/settlement/appeals.ts";
import { commandLine, dateOf, inLine, showHelp, withApp } from "./operator-command.ts";

const HELP = `Looks through what players ask a person to look at: races, and what moderators did.

  npm run appeals -- list                    the open ones, the oldest first
  npm run appeals -- show <race>:<slot>|act:<number>
                                             one of them: the rule, the values, the text as it was typed; or what a
                                             moderator did, and why
  npm run appeals -- uphold <race>:<slot>|act:<number>
                                             the player was right: the reward is paid, the disqualification taken back;
                                             a mute or a ban ends, and what was hidden may be shown again
  npm run appeals -- dismiss <race>:<slot>|act:<number>
                                             the rule stands, or what the moderator did

Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

/** A race, or what a moderator did. */
type Key = AppealKey | { readonly actionID: number };
type Command = (app: App, key: Key | undefined) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  async list({ db }) {
    const races = (await openAppeals(db)).map((row) => ({
      stamp: row.created_stamp,
      line: [`${row.race_id}:${row.slot}`, row.username ?? "guest", row.foul?.code ?? firedSignals(row.signals)],
    }));
    const acts = (await openMeasureAppeals(db)).map((row) => ({
      stamp: row.appeal_stamp ?? row.stamp,
      line: [`act:${row.action_id}`, row.username ?? "guest", `${row.measure} by ${row.operator}`],
    }));
    const open = [...races, ...acts].toSorted((one, other) => one.stamp - other.stamp);
    if (open.length === 0) console.log("There are no open appeals.");
    for (const { stamp, line } of open) console.log(line.toSpliced(1, 0, dateOf(stamp)).join("  "));
  },
  async show({ db }, key) {
    const named = needed(key);
    if ("actionID" in named) return showMeasure(db, named.actionID);
    const appeal = await appealOf(db, named);
    const record = await raceRecordOf(db, appeal.race_id, "operator");
    const line = record.results.find((result) => result.slot === appeal.slot);
    console.log(`${appeal.username ?? "guest"}, ${appeal.speed} WPM, ${appeal.accuracy} %, appeal ${appeal.state}`);
    if (appeal.foul) console.log(foulReport(appeal.foul, record.math ? "math" : "type").sentence);
    for (const { code, measured, threshold, fired } of appeal.signals ?? []) {
      console.log(`${fired ? "*" : " "} ${code}: ${measured ?? "not measured"} (limit ${threshold})`);
    }
    console.log(`\n${record.math ? problemsOf(record.math) : record.text}\n`);
    const acts =
      line?.replay?.map(([atMs, , character], nth) => pressOf(atMs, character, line.heldMs?.[nth])) ??
      record.math?.answers
        .find(({ slot }) => slot === line?.slot)
        ?.answers?.map(([atMs, , digits]) => `${atMs}:${digits}`);
    console.log(acts?.join(" ") ?? "The log of that race is not kept any more.");
  },
  async uphold(app, key) {
    const named = needed(key);
    await perform(app, (work) =>
      "actionID" in named ? upholdMeasureAppeal(work, named.actionID) : upholdAppeal(work, named),
    );
    console.log("Upheld.");
  },
  async dismiss(app, key) {
    const named = needed(key);
    await perform(app, (work) =>
      "actionID" in named ? dismissMeasureAppeal(work, named.actionID) : dismissAppeal(work, named),
    );
    console.log("Dismissed.");
  },
};

async function showMeasure(db: App["db"], actionID: number): Promise<void> {
  const { username, display_name, measure, subject, operator, ...row } = await measureAppealOf(db, actionID);
  console.log(`${username ?? "guest"}, shown as “${inLine(display_name)}”, appeal ${row.appeal_state}`);
  const about = subject === "player" ? measure : `${measure} ${subject}`;
  const end = row.lifted_stamp ?? row.until_stamp;
  console.log(
    `${dateOf(row.stamp)}  ${about}${end === null ? "" : ` until ${dateOf(end)}`} by ${operator}: ${row.reason}`,
  );
  if (row.words !== null) console.log(`It was about “${inLine(row.words)}”.`);
}

/** When a key was pressed, which, and how long it was down, where that is known. */
const pressOf = (atMs: number, character: string, heldMs: number | null | undefined): string =>
  `${atMs}${typeof heldMs === "number" ? `+${heldMs}` : ""}:${JSON.stringify(character)}`;

const problemsOf = ({ problems }: NonNullable<RaceRecord["math"]>): string =>
  problems.map(({ prompt, answer }) => `${prompt.sentence} ${answer}`).join("\n");
const firedSignals = (signals: readonly { readonly code: string; readonly fired: boolean }[] | null): string =>
  (signals ?? []).flatMap(({ code, fired }) => (fired ? [code] : [])).join(", ");

function needed(key: Key | undefined): Key {
  if (!key) throw new Refusal("badInput", "Name the appeal as <race>:<slot>, as the list shows it.");
  return key;
}

function keyOf(name: string | undefined): Key | undefined {
  const [, actionID] = /^act:(\d{1,15})$/.exec(name ?? "") ?? [];
  if (actionID !== undefined) return { actionID: Number(actionID) };
  const [, raceID, slot] = /^([0-9a-f-]{36}):([0-4])$/.exec(name ?? "") ?? [];
  return raceID === undefined ? undefined : { raceID: raceID as RaceID, slot: Number(slot) };
}

const { positionals, values } = commandLine({ help: { type: "boolean" } });
const [name = "", which] = positionals;
const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp((app) => command(app, keyOf(which)));
else showHelp(HELP, values.help === true || name === "");
