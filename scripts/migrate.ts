import { withApp } from "./operator-command.ts";

/** Brings the database of a cluster up to date, then ends. */
await withApp(
  async () => {
    console.log("The database is up to date.");
  },
  { migrates: true },
);
