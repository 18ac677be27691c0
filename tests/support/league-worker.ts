import { closeLeagues } from "#shared/server/leagues/close-weeks.ts";
import { connect } from "#shared/server/platform/postgres/connection.ts";
import type { Stamp } from "#shared/units.ts";

/** The closing of league weeks in a process of its own, by the clock that it is given, which a test kills. */
const { db } = connect(process.env.DATABASE_URL ?? "", (error) => console.error(error.message));
const now = Number(process.env.NOW) as Stamp;
await closeLeagues({ db, nowStamp: () => now });
await db.destroy();
