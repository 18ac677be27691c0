import { ROLES, type Role } from "../shared/contracts/access.ts";
import { Refusal } from "../shared/refusal.ts";
import { accountNamed } from "../shared/server/accounts/account-named.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import { allRoles, giveRole, roleChangesOf, takeRole } from "../shared/server/roles/roles.ts";
import { commandLine, dateOf, showHelp, withApp } from "./operator-command.ts";

const HELP = `Says who is a teacher, a moderator or on the staff.

  npm run roles -- list                                           everybody who has a role
  npm run roles -- show <username>                                what this account was given, and what was taken away
  npm run roles -- give <username> <role> <reason> --by <name>    role: ${ROLES.join(", ")}
  npm run roles -- take <username> <role> <reason> --by <name>    closes what it opened within five seconds

--by is your own name. It is kept with the reason.
Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

interface Given {
  readonly username: string | undefined;
  readonly role: string | undefined;
  readonly reason: string;
  readonly by: string | undefined;
}

const COMMANDS: Record<string, (app: App, given: Given) => Promise<void>> = {
  async list({ db }) {
    const rows = await allRoles(db);
    if (rows.length === 0) console.log("Nobody has a role.");
    for (const { username, role, given_stamp } of rows) console.log(`${dateOf(given_stamp)}  ${role}  ${username}`);
  },
  async show({ db }, { username }) {
    const changes = await roleChangesOf(db, await accountNamed(db, named(username)));
    if (changes.length === 0) console.log("This account never had a role.");
    for (const { role, change, operator, reason, stamp } of changes) {
      console.log(`${dateOf(stamp)}  ${role} ${change} by ${operator}: ${reason}`);
    }
  },
  async give(app, given) {
    const { role, by } = change(given);
    await perform(app, async (work) => giveRole(work, await accountNamed(work.trx, named(given.username)), role, by));
    console.log("Given.");
  },
  async take(app, given) {
    const { role, by } = change(given);
    await perform(app, async (work) => takeRole(work, await accountNamed(work.trx, named(given.username)), role, by));
    console.log("Taken away.");
  },
};

function named(username: string | undefined): string {
  if (username === undefined) throw new Refusal("badInput", "Name the account by its username.");
  return username;
}

function change({ role, reason, by }: Given) {
  const known = ROLES.find((each): each is Role => each === role);
  if (!known) throw new Refusal("badInput", `Name the role: ${ROLES.join(", ")}.`);
  if (reason === "") throw new Refusal("badInput", "Say why, after the role.");
  if (by === undefined || by === "") throw new Refusal("badInput", "Say who you are: --by <name>.");
  return { role: known, by: { operator: by, reason } };
}

const { positionals, values } = commandLine({ help: { type: "boolean" }, by: { type: "string" } });
const [name = "", username, role, ...reason] = positionals;
const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp((app) => command(app, { username, role, reason: reason.join(" "), by: values.by }));
else showHelp(HELP, values.help === true || name === "");
