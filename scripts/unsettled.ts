import { raceID as RaceIDShape } from "../shared/contracts/ids.ts";
import type { RaceID } from "../shared/ids.ts";
import { Refusal } from "../shared/refusal.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import { dropSetAside, setAsideRace, setAsideRaces, type SetAsideRace } from "../shared/server/settlement/set-aside.ts";
import { settleSeatBySeat } from "../shared/server/settlement/settle.ts";
import { commandLine, dateOf, showHelp, withApp } from "./operator-command.ts";

const HELP = `Looks through the races of which seats could not be settled. All other seats have their results and rewards.

  npm run unsettled -- list                    what waits, the oldest first
  npm run unsettled -- show <race>             one of them: the seats, and what the database says
  npm run unsettled -- retry <race>            settles it, once the reason is gone; "all" tries every one
  npm run unsettled -- drop <race> <reason>    leaves it unsettled for good, and notes why

Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

type Command = (app: App, race: string | undefined, reason: string) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  async list({ db }) {
    const races = await setAsideRaces(db);
    if (races.length === 0) console.log("Nothing is set aside.");
    for (const { outcome, slots, setAsideStamp, reason } of races) {
      console.log(`${outcome.raceID}  ${dateOf(setAsideStamp)}  seats ${slots.join(", ")}  ${reason}`);
    }
  },
  async show(app, race) {
    const raceID = needed(race);
    const { outcome, slots, reason } = await perform(app, (work) => setAsideRace(work, raceID));
    console.log(`${outcome.site} race of ${dateOf(outcome.startedStamp)}: ${reason}\n`);
    for (const { seat, standing, place, wpm, accuracy } of outcome.results) {
      const mark = slots.includes(seat.slot) ? "*" : " ";
      const who = seat.isBot ? "bot" : (seat.userID ?? "erased");
      console.log(`${mark} ${seat.slot}: ${who}, ${standing}, place ${place ?? "none"}, ${wpm}, ${accuracy} %`);
    }
  },
  async retry(app, race) {
    const wanted = race === "all" ? (await setAsideRaces(app.db)).map(({ outcome }) => outcome.raceID) : [needed(race)];
    for (const raceID of wanted) console.log(`${raceID}: ${await retry(app, raceID)}`);
  },
  async drop(app, race, reason) {
    if (reason === "") throw new Refusal("badInput", "Say why: npm run unsettled -- drop <race> <reason>.");
    await perform(app, (work) => dropSetAside(work, needed(race), reason));
    console.log("Dropped.");
  },
};

async function retry(app: App, raceID: RaceID): Promise<string> {
  try {
    const failed = await perform(app, async (work) => {
      const { outcome, slots }: SetAsideRace = await setAsideRace(work, raceID);
      return settleSeatBySeat(work, outcome, slots);
    });
    return failed.length === 0 ? "settled" : `seats ${failed.join(", ")} still cannot be settled`;
  } catch (error) {
    return `still cannot be settled: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function needed(race: string | undefined): RaceID {
  const read = RaceIDShape.safeParse(race);
  if (!read.success) throw new Refusal("badInput", "Name the race by its id, as the list shows it.");
  return read.data;
}

const { positionals, values } = commandLine({ help: { type: "boolean" } });
const [name = "", race, ...reason] = positionals;
const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp((app) => command(app, race, reason.join(" ")));
else showHelp(HELP, values.help === true || name === "");
