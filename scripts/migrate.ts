import { commandLine, showHelp, withApp } from "./operator-command.ts";

const HELP = `Brings the database of a cluster up to date, then ends.

  npm run migrate

Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

const { positionals, values } = commandLine({ help: { type: "boolean" } });
if (values.help || positionals.length > 0) showHelp(HELP, values.help === true);
else
  await withApp(
    async () => {
      console.log("The database is up to date.");
    },
    { migrates: true },
  );
