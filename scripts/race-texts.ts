import { textByID } from "../shared/content/texts/by-id.ts";
import { Refusal } from "../shared/refusal.ts";
import type { App } from "../shared/server/platform/work.ts";
import { measureTexts } from "../shared/server/texts/measure.ts";
import { oddTexts, textList, type ToldText } from "../shared/server/texts/told.ts";
import { commandLine, dateOf, showHelp, withApp } from "./operator-command.ts";

const HELP = `Says how hard the texts of the typing race are, as paid races show it. The workers measure them each night by themselves.

  npm run texts -- odd       the texts that their authors should look at, and why: much harder or easier than the formula
                             of difficulty says (harder, easier), racers differ on it more than on others (uneven), or
                             come in two kinds (two-humped), as where one word stops some and not others
  npm run texts -- list      every measured text, the hardest first
  npm run texts -- show <id> one text, with what it says
  npm run texts -- measure   measures now what was paid until an hour ago, as a worker does

Each line says how much faster (+) or slower (-) a text is typed than an average one, the interval that holds the truth in
95 of 100 cases, what the formula says, and how many races count.
Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

const COMMANDS: Record<string, (app: App, textID: string | undefined) => Promise<void>> = {
  async odd({ db }) {
    tell(await oddTexts(db), "No text is odd, of those that enough have raced.");
  },
  async list({ db }) {
    tell(await textList(db), "No text is measured yet: it takes races, and a night.");
  },
  async show({ db }, textID) {
    const told = (await textList(db)).find((text) => String(text.textID) === textID);
    if (!told) throw new Refusal("notFound", "No text with this id is measured.");
    console.log(
      `${lineOf(told)}\n${textByID(told.textID)?.body ?? "It is gone."}\nMeasured ${dateOf(told.madeStamp)} UTC`,
    );
  },
  async measure(app) {
    await measureTexts(app);
    tell(await oddTexts(app.db), "Measured. No text is odd.");
  },
};

function tell(texts: readonly ToldText[], none: string): void {
  if (texts.length === 0) console.log(none);
  for (const text of texts) console.log(lineOf(text));
}

/** A logarithm as a change in percent. */
const percent = (effect: number): string => {
  const change = Math.round((Math.exp(effect) - 1) * 1_000) / 10;
  return `${change > 0 ? "+" : ""}${change}%`;
};

const lineOf = ({ textID, effect, low, high, expected, races, oddities }: ToldText): string =>
  [
    `text ${textID}`,
    percent(effect),
    `(${percent(low)} to ${percent(high)})`,
    `formula ${percent(expected)}`,
    `${races} races`,
    oddities.join(", "),
    `"${textByID(textID)?.body.slice(0, 40) ?? ""}…"`,
  ]
    .filter(Boolean)
    .join("  ");

const { positionals, values } = commandLine({ help: { type: "boolean" } });
const [name = "", textID] = positionals;
const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp((app) => command(app, textID));
else showHelp(HELP, values.help === true || name === "");
