import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

import { Refusal } from "../shared/refusal.ts";
import { declaredBots, labelledRaces, weighBot, type WeighedRace } from "../shared/server/bots/corpus.ts";
import type { App } from "../shared/server/platform/work.ts";
import { commandLine, dateOf, showHelp, withApp } from "./operator-command.ts";

const RACES = 40;
const MOST_RACES = 1_000;

const HELP = `Looks at the accounts that were declared bots. What they type is labelled: it shows what fair play sees of programs.

  npm run bots -- list                      every bot: since when, its newest token, its races
  npm run bots -- weigh [--races ${RACES}]        what fair play would say of each bot's last races, and which signs they have
  npm run bots -- write <file> [--races ${RACES}] the last races of every bot as JSON lines, for a corpus: the text, and
                                            [ms, character, ms held] of each press; without names, ids and dates

Logs are kept for 30 days: older races are in none of it.
Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

const { positionals, values } = commandLine({ help: { type: "boolean" }, races: { type: "string" } });
const [name = "", file] = positionals;

const COMMANDS: Record<string, (app: App) => Promise<void>> = {
  async list({ db }) {
    const bots = await declaredBots(db);
    if (bots.length === 0) console.log("No account is declared a bot.");
    for (const { username, declared_stamp, token_stamp, races_played } of bots) {
      console.log(
        `@${username}  since ${dateOf(declared_stamp)}  token of ${dateOf(token_stamp)}  ${races_played} races`,
      );
    }
  },
  async weigh(app) {
    const bots = await declaredBots(app.db);
    const all: WeighedRace[] = [];
    for (const { user_id, username } of bots) {
      const weighed = await weighBot(app, user_id, mostRaces());
      all.push(...weighed);
      console.log(`@${username}  ${sumOf(weighed)}  ${[...new Set(weighed.flatMap(firedIn))].join(", ")}`);
    }
    console.log(`\nAll: ${sumOf(all)}`);
    const byCode = Map.groupBy(all.flatMap(firedIn), (code) => code);
    for (const [code, times] of [...byCode].toSorted(([, one], [, other]) => other.length - one.length))
      console.log(`${code}: ${times.length}`);
  },
  async write({ db }) {
    if (file === undefined) throw new Refusal("badInput", "Name the file to write.");
    const out = createWriteStream(file, { flags: "wx" });
    await once(out, "open");
    let written = 0;
    for await (const race of labelledRaces(db, mostRaces())) {
      written++;
      if (!out.write(`${JSON.stringify(race)}\n`)) await once(out, "drain");
    }
    out.end();
    await finished(out);
    console.log(`${written} races are in ${file}.`);
  },
};

const firedIn = ({ signals }: WeighedRace): string[] => signals.flatMap(({ code, fired }) => (fired ? [code] : []));

function sumOf(races: readonly WeighedRace[]): string {
  const held = races.filter(({ isHeld }) => isHeld).length;
  const capped = races.filter(({ isHeld, isCapped }) => !isHeld && isCapped).length;
  const unseen = races.length - held - capped;
  return `${races.length} races: ${held} held, ${capped} over what counts at once, ${unseen} unseen`;
}

function mostRaces(): number {
  const races = Number(values.races ?? RACES);
  if (Number.isInteger(races) && races >= 1 && races <= MOST_RACES) return races;
  throw new Refusal("badInput", `--races is a number from 1 to ${MOST_RACES}.`);
}

const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp(command);
else showHelp(HELP, values.help === true || name === "");
