import { sql } from "kysely";

import { effectsOf } from "../../rules/text-measures/fit.ts";
import { odditiesOf } from "../../rules/text-measures/odd.ts";
import { residualsOf } from "../../rules/text-measures/residuals.ts";
import { addResiduals } from "../../rules/text-measures/sums.ts";
import { before, hours } from "../../units.ts";
import type { Batch } from "../platform/jobs/sweep.ts";
import { perform, type Performer, type Work } from "../platform/work.ts";
import { paidAfter, racesAround } from "./raced.ts";
import { fitOf, keepSums, sumsOf } from "./sums.ts";

/** Paid races of one transaction: on a cold disk, too, far less than a statement may take. */
const AT_ONCE = 1_000;
/** Of one night: a database with years of races takes several. */
const IN_A_NIGHT = 1_000_000;
/** What was paid less long ago may still be in a transaction that isn't committed. */
const SETTLED_AFTER = hours(1);

/**
 * Adds what was paid since last time to the sums, each race once, and says what they say. A night that ends in the middle
 * is gone on with in the next one.
 *
 * @source decision: text measures
 */
export async function measureTexts(app: Performer, size = AT_ONCE): Promise<void> {
  try {
    for (let added = 0; added < IN_A_NIGHT; added += size) {
      if ((await perform(app, (work) => addPaid(work, size))) < size) break;
    }
  } finally {
    // What is in the sums already is said, whatever stopped the rest.
    await perform(app, keepMeasures);
  }
}

/** Adds the next paid races. @returns how many there were, of both sites */
const addPaid: Batch = async (work, size = AT_ONCE) => {
  const { trx, now } = work;
  const until = await lockUntil(work);
  const paid = await paidAfter(work, until, before(now, SETTLED_AFTER), size);
  const last = paid.at(-1);
  if (!last) return 0;
  const sums = await sumsOf(trx);
  const effects = effectsOf(fitOf(sums));
  const races = await racesAround(work, paid);
  await keepSums(
    trx,
    addResiduals(
      sums,
      races.flatMap((each) => residualsOf(each, effects)),
    ),
  );
  const { done_stamp, race_id, slot } = last;
  await trx.updateTable("text_sums_until").set({ done_stamp, race_id, slot }).execute();
  return paid.length;
};

/** One after the other adds to the sums, on any number of workers. */
const lockUntil = ({ trx }: Pick<Work, "trx">) =>
  trx.selectFrom("text_sums_until").select(["done_stamp", "race_id", "slot"]).forUpdate().executeTakeFirstOrThrow();

async function keepMeasures(work: Work): Promise<void> {
  const { trx, now } = work;
  await lockUntil(work);
  const fit = fitOf(await sumsOf(trx));
  await trx.deleteFrom("text_measures").execute();
  if (fit.measures.length === 0) return;
  await trx
    .insertInto("text_measures")
    .values(
      fit.measures.map((measure) => ({
        text_id: measure.textID,
        races: measure.races,
        effect: measure.effect,
        low: measure.low,
        high: measure.high,
        expected: measure.expected,
        oddities: sql<never>`${odditiesOf(measure, fit)}::text[]`,
        made_stamp: now,
      })),
    )
    .execute();
}
