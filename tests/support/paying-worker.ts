import type { RaceID } from "#shared/ids.ts";
import { connect } from "#shared/server/platform/postgres/connection.ts";
import { perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import type { Stamp } from "#shared/units.ts";

/** Pays races in a process of its own, in the order that it is given, by the clock that it is given. */
const { db } = connect(process.env.DATABASE_URL ?? "", (error) => console.warn(error));
const now = Number(process.env.NOW) as Stamp;
for (const raceID of (process.env.RACES ?? "").split(",") as RaceID[])
  await perform({ db, nowStamp: () => now }, (work) => payRace(work, raceID));
await db.destroy();
