import type { SchoolID } from "../shared/ids.ts";
import { Refusal } from "../shared/refusal.ts";
import { CLASSES } from "../shared/rules/classes/numbers.ts";
import { accountNamed } from "../shared/server/accounts/account-named.ts";
import { addDomain, removeDomain } from "../shared/server/classes/school-domains.ts";
import { handOverSchool } from "../shared/server/classes/school-hand-over.ts";
import { allSchools } from "../shared/server/classes/schools.ts";
import { confirmTeacher, refuseTeacher, waitingTeachers } from "../shared/server/classes/teacher-requests.ts";
import { perform, type App } from "../shared/server/platform/work.ts";
import { commandLine, dateOf, inLine, showHelp, withApp } from "./operator-command.ts";

const HELP = `Answers who asks to be a teacher, and says which schools there are.

  npm run teachers -- list                                    who waits, the longest first: username, e-mail, school, note
  npm run teachers -- confirm <username> --by <name>          makes a teacher, with a new school of the name they gave; they get an e-mail
  npm run teachers -- refuse <username> <reason> --by <name>  says no; the reason is written to them, and they can ask again a day later
  npm run teachers -- schools                                 number, name, teachers, classes (of those without a teacher), domains
  npm run teachers -- domain add <domain> <school> --by <name>
                                    who has a verified address at the domain, or under it, is a teacher of the school from now on as soon
                                    as they ask, without you. <school>: the name of a new one, or the number of one that is there
  npm run teachers -- domain remove <domain>                  lets nobody in any more; who is a teacher stays one
  npm run teachers -- hand-over <school number> <username> --by <name>
                                    all classes of a school that no teacher is left in go to this teacher's school, and its domains

Check a wish by more than what was typed: is the e-mail address one of the school's, is the person on the school's website, did the school's
office say yes on the telephone? A teacher sees children's names. List a domain only where nobody but staff has addresses: if pupils have some
at lincoln.example, list staff.lincoln.example. Under a listed domain, parts such as students.lincoln.example are left out.

npm run roles -- take <username> teacher <reason> --by <name> ends it at once: classes stay with the school, and colleagues take them over.
--by is your own name. It is kept with the role and with the domain.
Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

type Command = (app: App, words: readonly string[]) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  async list({ db }) {
    const rows = await waitingTeachers(db);
    if (rows.length === 0) console.log("Nobody waits.");
    for (const row of rows) {
      const email = `${row.email ?? "no e-mail"}${row.is_verified ? "" : " (not verified)"}`;
      const before = row.was_teacher ? "  was a teacher before: npm run roles -- show" : "";
      console.log(
        `${dateOf(row.sent_stamp)}  @${row.username}  ${inLine(email)}  “${inLine(row.school_name)}”  “${inLine(row.nickname)}”  account since ${dateOf(row.created_stamp)}${before}`,
      );
      if (row.note !== "") console.log(`    ${inLine(row.note)}`);
    }
  },
  async confirm(app, [username]) {
    const by = operator();
    const school = await perform(app, async (work) =>
      confirmTeacher(
        work,
        app,
        await accountNamed(work.trx, needed(username, "Name the account by its username.")),
        by,
      ),
    );
    console.log(`Confirmed. School: ${inLine(school)}`);
  },
  async refuse(app, [username, ...reason]) {
    operator();
    const why = needed(reason.join(" "), "Say why, in words for the person who asked.");
    await perform(app, async (work) =>
      refuseTeacher(
        work,
        app,
        await accountNamed(work.trx, needed(username, "Name the account by its username.")),
        why,
      ),
    );
    console.log("Refused.");
  },
  async schools({ db }) {
    const rows = await allSchools(db);
    if (rows.length === 0) console.log("There are no schools.");
    for (const { schoolID, name, teachers, classes, orphans, domains } of rows) {
      const left = orphans === 0 ? "" : ` (${orphans} without a teacher)`;
      console.log(
        `${schoolID}  ${inLine(name)}  teachers ${teachers}  classes ${classes}${left}  ${domains.join(" ")}`,
      );
    }
  },
  async domain(app, [deed, domain, ...school]) {
    const named = needed(domain, "Name the domain.");
    if (deed === "remove") {
      await perform(app, (work) => removeDomain(work, named));
      console.log("Removed.");
      return;
    }
    if (deed !== "add") throw new Refusal("badInput", "Say domain add, or domain remove.");
    const by = operator();
    const added = await perform(app, (work) =>
      addDomain(work, app.vault, { domain: named, school: schoolOf(school.join(" ")), operator: by }),
    );
    console.log(`Listed ${added.domain} for school ${added.schoolID}, ${inLine(added.name)}.`);
  },
  async "hand-over"(app, [number, username]) {
    const by = operator();
    const schoolID = numberOf(needed(number, "Name the school by its number."));
    if (schoolID === undefined) throw new Refusal("badInput", "Name the school by its number.");
    const count = await perform(app, async (work) =>
      handOverSchool(
        work,
        app.vault,
        schoolID,
        await accountNamed(work.trx, needed(username, "Name the account by its username.")),
      ),
    );
    console.log(`Handed over by ${inLine(by)}: ${count} ${count === 1 ? "class" : "classes"}.`);
  },
};

const numberOf = (text: string): SchoolID | undefined =>
  /^\d{1,15}$/.test(text) ? (Number(text) as SchoolID) : undefined;

/** A school that is there, or a new one's name. */
function schoolOf(text: string): SchoolID | { readonly name: string } {
  const name = needed(text.trim(), "Name the school, or give its number.");
  if (name.length > CLASSES.schoolMax)
    throw new Refusal("badInput", `A school's name has at most ${CLASSES.schoolMax} characters.`);
  return numberOf(name) ?? { name };
}

function needed(text: string | undefined, sentence: string): string {
  if (text === undefined || text === "") throw new Refusal("badInput", sentence);
  return text;
}

function operator(): string {
  return needed(values.by, "Say who you are: --by <name>.");
}

const { positionals, values } = commandLine({ help: { type: "boolean" }, by: { type: "string" } });
const [name = "", ...words] = positionals;
const command = values.help || !Object.hasOwn(COMMANDS, name) ? undefined : COMMANDS[name];
if (command) await withApp((app) => command(app, words));
else showHelp(HELP, values.help === true || name === "");
