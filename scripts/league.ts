import type { TeamID, UserID } from "../shared/ids.ts";
import { Refusal } from "../shared/refusal.ts";
import { weekPrizes } from "../shared/rules/leagues/prizes.ts";
import { leagueOf } from "../shared/rules/leagues/tiers.ts";
import { accountNamed } from "../shared/server/accounts/account-named.ts";
import { closeLeagues } from "../shared/server/leagues/close-weeks.ts";
import { LEAGUE_KINDS, RACERS, TEAMS, type LeagueKind } from "../shared/server/leagues/kinds.ts";
import { lookAhead, lookBack, type ToldResult } from "../shared/server/leagues/look-ahead.ts";
import { openWeekOf } from "../shared/server/leagues/open-week.ts";
import { recloseWithout } from "../shared/server/leagues/reclose.ts";
import { leagueStatus } from "../shared/server/leagues/status.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import { commandLine, inLine, showHelp, withApp } from "./operator-command.ts";

const HELP = `Looks after the leagues. Weeks are closed by the workers; nothing of this is needed for that.

  npm run league -- status                         the week that is closed next, of racers and of teams, and what it waits for
  npm run league -- close --dry [--week <number>]  who would move and be paid if it were closed now, or who did in a week
                                                   that is closed; writes nothing
  npm run league -- close                          closes what is over, as a worker does
  npm run league -- show <username> --week <number>
                                                   how one racer's week ended, or would end
  npm run league -- reclose <username> --week <number> --by <name>
                                                   a cheat was found: takes back their rise in that week, and lifts whoever
                                                   would have gone higher without them; nobody falls

Weeks are numbered; status says the next one. --by is your own name.
Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

interface Given {
  readonly username: string | undefined;
  readonly week: number | undefined;
  readonly isDry: boolean;
  readonly by: string | undefined;
}

const NAMES: ReadonlyMap<LeagueKind, string> = new Map([
  [RACERS, "racers"],
  [TEAMS, "teams"],
]);

const COMMANDS: Record<string, (app: App, given: Given) => Promise<void>> = {
  async status(app) {
    console.log((await leagueStatus(app.db, app.nowStamp())).trimEnd());
  },
  async close(app, { isDry, week }) {
    if (!isDry) {
      if (week !== undefined)
        throw new Refusal("badInput", "Weeks are closed in turn: leave --week away, or add --dry.");
      await closeLeagues(app);
      return COMMANDS.status?.(app, { username: undefined, week, isDry, by: undefined });
    }
    for (const kind of LEAGUE_KINDS) {
      const results = await resultsOf(app, kind, week);
      const names = await namesOf(app, kind, results);
      for (const result of results) console.log(lineOf(kind, result, names));
    }
  },
  async show(app, { username, week }) {
    const userID = await accountNamed(app.db, named(username));
    const results = await resultsOf(app, RACERS, week);
    const own = results.find(({ id }) => id === userID);
    if (!own) throw new Refusal("notFound", "This racer has no place in that week.");
    const group = results.filter(({ groupID, place }) => groupID === own.groupID && place !== null);
    console.log(
      `Group ${own.groupID ?? "none"}, ${group.length} with a place; ${own.played} races, ${own.races} count.`,
    );
    const names = await namesOf(app, RACERS, group);
    for (const each of group) console.log(`${each === own ? "*" : " "} ${lineOf(RACERS, each, names)}`);
    if (own.place === null) console.log("Not ranked: a bot, banned, out of the leagues, or without points.");
  },
  async reclose(app, { username, week, by }) {
    if (week === undefined) throw new Refusal("badInput", "Name the week: --week <number>.");
    if (by === undefined || by === "") throw new Refusal("badInput", "Say who you are: --by <name>.");
    const userID: UserID = await accountNamed(app.db, named(username));
    const { cheat, lifted } = await perform(app, (work) => recloseWithout(work, userID, week));
    app.log.info({ operator: by, userID, week, lifted: lifted.length }, "a league week was corrected");
    const names = await namesOf(app, RACERS, [cheat, ...lifted]);
    console.log(`Taken back: ${lineOf(RACERS, cheat, names)}`);
    for (const each of lifted) console.log(`Lifted:     ${lineOf(RACERS, each, names)}`);
  },
};

/** How a week ended, or would if it ended now. */
async function resultsOf(app: App, kind: LeagueKind, week?: number): Promise<readonly ToldResult[]> {
  const [{ db }, now] = [app, app.nowStamp()];
  const open = await openWeekOf(db, kind, now);
  const asked = week ?? open?.week;
  if (asked === undefined) return [];
  const [written, ahead] = [await lookBack(db, kind, asked), await lookAhead(db, kind, asked, now)];
  return [...written, ...ahead];
}

type Names = ReadonlyMap<number, string>;

async function namesOf({ db }: App, kind: LeagueKind, results: readonly ToldResult[]): Promise<Names> {
  const ids = results.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  if (kind === TEAMS) {
    const teams = await db
      .selectFrom("teams")
      .select(["team_id", "tag"])
      .where("team_id", "in", ids as TeamID[])
      .execute();
    return new Map(teams.map(({ team_id, tag }) => [team_id, tag]));
  }
  const users = await db
    .selectFrom("users")
    .select(["user_id", "username"])
    .where("user_id", "in", ids as UserID[])
    .execute();
  return new Map(users.map(({ user_id, username }) => [user_id, username ?? "gone"]));
}

function lineOf(kind: LeagueKind, told: ToldResult, names: Names): string {
  const { tier, place, newTier, reason, points, races, ...result } = told;
  const name = names.get(result.id) ?? "gone";
  const prizes = kind === RACERS && place !== null ? weekPrizes({ tier, newTier, reason }) : [];
  return [
    NAMES.get(kind),
    `week ${result.week}`,
    `group ${result.groupID ?? "none"}`,
    place === null ? "no place" : `#${place}`,
    inLine(name),
    `${points} points`,
    `${races} races`,
    `${leagueOf(tier).name} > ${leagueOf(newTier).name}`,
    reason,
    prizes.length === 0 ? "nothing" : JSON.stringify(prizes),
  ].join("  ");
}

function named(username: string | undefined): string {
  if (username === undefined) throw new Refusal("badInput", "Name the account by its username.");
  return username;
}

function weekOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) {
    console.error("Weeks are numbers, as in --week 2969.");
    process.exit(1);
  }
  return Number(text);
}

const { positionals, values } = commandLine({
  help: { type: "boolean" },
  dry: { type: "boolean" },
  week: { type: "string" },
  by: { type: "string" },
});
const [name = "", username] = positionals;
const week = weekOf(values.week);
const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp((app) => command(app, { username, week, isDry: values.dry === true, by: values.by }));
else showHelp(HELP, values.help === true || name === "");
