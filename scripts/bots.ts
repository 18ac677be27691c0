import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

import { Refusal } from "../shared/refusal.ts";
import { declaredBots, labelledRaces, weighBot } from "../shared/server/bots/corpus.ts";
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
    const seen = new Map<string, number>();
    let [races, unseen] = [0, 0];
    for (const { user_id, username } of await declaredBots(app.db)) {
      const weighed = await weighBot(app, user_id, mostRaces());
      const [held, capped] = [
        weighed.filter(({ isHeld }) => isHeld),
        weighed.filter((race) => !race.isHeld && race.isCapped),
      ];
      const fired = new Set(
        weighed.flatMap(({ signals }) => signals.flatMap(({ code, fired: isFired }) => (isFired ? [code] : []))),
      );
      for (const { signals } of weighed) {
        for (const { code, fired: isFired } of signals) if (isFired) seen.set(code, (seen.get(code) ?? 0) + 1);
      }
      races += weighed.length;
      unseen += weighed.length - held.length - capped.length;
      console.log(
        `@${username}  ${weighed.length} races: ${held.length} held, ${capped.length} over what counts at once, ${weighed.length - held.length - capped.length} unseen  ${[...fired].join(", ")}`,
      );
    }
    console.log(`\nAll: ${races} races, ${unseen} unseen.`);
    for (const [code, times] of [...seen].toSorted(([, one], [, other]) => other - one))
      console.log(`${code}: ${times}`);
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

function mostRaces(): number {
  const races = Number(values.races ?? RACES);
  if (Number.isInteger(races) && races >= 1 && races <= MOST_RACES) return races;
  throw new Refusal("badInput", `--races is a number from 1 to ${MOST_RACES}.`);
}

const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp(command);
else showHelp(HELP, values.help === true || name === "");
