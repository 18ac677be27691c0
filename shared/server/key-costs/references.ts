import type { Kysely } from "kysely";

import type { Costs } from "../../rules/key-costs/costs.ts";
import { fitReference } from "../../rules/key-costs/fit.ts";
import { REFERENCE } from "../../rules/key-costs/numbers.ts";
import { BANDS, bandOf, NOTHING_FOUND, pacesOf, type Compared } from "../../rules/key-costs/reference.ts";
import { costsFrom } from "../../rules/key-costs/stored.ts";
import type { Database } from "../database.ts";
import { perform, type Performer } from "../platform/work.ts";

/** The band of racers of any speed. */
const ANY = -1;

/** Finds anew what racers of each speed take for pairs and keys: the latest of each band, then all of these together. */
export async function fitReferences(app: Performer): Promise<void> {
  const all: Costs[] = [];
  for (const band of BANDS) {
    const racers = await latestOf(app.db, band);
    all.push(...racers);
    await keep(app, band, racers);
  }
  await keep(app, ANY, all);
}

async function latestOf(db: Kysely<Database>, band: number): Promise<readonly Costs[]> {
  const { fromMs, untilMs } = pacesOf(band);
  const racers = db.selectFrom("key_costs").select(["user_id", "raced_stamp"]).where("pace_ms", ">=", fromMs);
  const ofBand = untilMs === null ? racers : racers.where("pace_ms", "<", untilMs);
  // The index alone says who they are; what they take is read of these few.
  const latest = ofBand.orderBy("raced_stamp", "desc").orderBy("user_id").limit(REFERENCE.racersAsked);
  const rows = await db
    .with("latest", () => latest)
    .selectFrom("latest")
    .innerJoin("key_costs", "key_costs.user_id", "latest.user_id")
    .where("key_costs.pace_ms", "is not", null)
    .select("key_costs.costs")
    .orderBy("latest.raced_stamp", "desc")
    .orderBy("latest.user_id")
    .execute();
  return rows.map(({ costs }) => costsFrom(costs));
}

/** What so few racers say isn't kept, and what was known before stays. */
async function keep(app: Performer, band: number, racers: readonly Costs[]): Promise<void> {
  if (racers.length < REFERENCE.fewestRacers) return;
  const found = { racers: racers.length, parts: JSON.stringify(fitReference(racers)) };
  await perform(app, ({ trx, now }) =>
    trx
      .insertInto("key_references")
      .values({ band, ...found, fitted_stamp: now })
      .onConflict((conflict) => conflict.column("band").doUpdateSet({ ...found, fitted_stamp: now }))
      .execute(),
  );
}

/** Whom somebody of this pace is compared with, and how many these are. */
export async function comparedWith(
  db: Kysely<Database>,
  paceMs: number,
): Promise<{ readonly compared: Compared; readonly racers: number }> {
  const band = bandOf(paceMs);
  const rows = await db.selectFrom("key_references").selectAll().where("band", "in", [ANY, band]).execute();
  const of = (wanted: number) => rows.find((row) => row.band === wanted);
  return {
    compared: { all: of(ANY)?.parts ?? NOTHING_FOUND, alike: of(band)?.parts ?? NOTHING_FOUND },
    racers: of(band)?.racers ?? 0,
  };
}
