import type { RaceRecord } from "../shared/contracts/race.ts";
import type { RaceID } from "../shared/ids.ts";
import { Refusal } from "../shared/refusal.ts";
import { foulReport } from "../shared/rules/fair-play/report.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import { appealOf, dismissAppeal, openAppeals, upholdAppeal, type AppealKey } from "../shared/server/race/appeals.ts";
import { raceRecordOf } from "../shared/server/race/record.ts";
import { commandLine, dateOf, showHelp, withApp } from "./operator-command.ts";

const HELP = `Looks through the races that racers ask a person to look at.

  npm run appeals -- list                    the open ones, the oldest first
  npm run appeals -- show <race>:<slot>      one of them: the rule, the values, the text as it was typed
  npm run appeals -- uphold <race>:<slot>    the racer was right: the reward is paid, the disqualification taken back
  npm run appeals -- dismiss <race>:<slot>   the rule stands

Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

type Command = (app: App, key: AppealKey | undefined) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  async list({ db }) {
    const rows = await openAppeals(db);
    if (rows.length === 0) console.log("There are no open appeals.");
    for (const row of rows) {
      const reason = row.foul ? row.foul.code : firedSignals(row.signals);
      console.log(`${row.race_id}:${row.slot}  ${dateOf(row.created_stamp)}  ${row.username ?? "guest"}  ${reason}`);
    }
  },
  async show({ db }, key) {
    const appeal = await appealOf(db, needed(key));
    const record = await raceRecordOf(db, appeal.race_id, "operator");
    const line = record.results.find((result) => result.slot === appeal.slot);
    console.log(`${appeal.username ?? "guest"}, ${appeal.speed} WPM, ${appeal.accuracy} %, appeal ${appeal.state}`);
    if (appeal.foul) console.log(foulReport(appeal.foul, record.math ? "math" : "type").sentence);
    for (const { code, measured, threshold, fired } of appeal.signals ?? []) {
      console.log(`${fired ? "*" : " "} ${code}: ${measured ?? "not measured"} (limit ${threshold})`);
    }
    console.log(`\n${record.math ? problemsOf(record.math) : record.text}\n`);
    const acts =
      line?.replay?.map(([atMs, , character]) => `${atMs}:${JSON.stringify(character)}`) ??
      record.math?.answers
        .find(({ slot }) => slot === line?.slot)
        ?.answers?.map(([atMs, , digits]) => `${atMs}:${digits}`);
    console.log(acts?.join(" ") ?? "The log of that race is not kept any more.");
  },
  async uphold(app, key) {
    await perform(app, (work) => upholdAppeal(work, needed(key)));
    console.log("Upheld.");
  },
  async dismiss(app, key) {
    await perform(app, (work) => dismissAppeal(work, needed(key)));
    console.log("Dismissed.");
  },
};

const problemsOf = ({ problems }: NonNullable<RaceRecord["math"]>): string =>
  problems.map(({ prompt, answer }) => `${prompt.sentence} ${answer}`).join("\n");
const firedSignals = (signals: readonly { readonly code: string; readonly fired: boolean }[] | null): string =>
  (signals ?? []).flatMap(({ code, fired }) => (fired ? [code] : [])).join(", ");

function needed(key: AppealKey | undefined): AppealKey {
  if (!key) throw new Refusal("badInput", "Name the appeal as <race>:<slot>, as the list shows it.");
  return key;
}

function keyOf(name: string | undefined): AppealKey | undefined {
  const [, raceID, slot] = /^([0-9a-f-]{36}):([0-4])$/.exec(name ?? "") ?? [];
  return raceID === undefined ? undefined : { raceID: raceID as RaceID, slot: Number(slot) };
}

const { positionals, values } = commandLine({ help: { type: "boolean" } });
const [name = "", which] = positionals;
const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp((app) => command(app, keyOf(which)));
else showHelp(HELP, values.help === true || name === "");
