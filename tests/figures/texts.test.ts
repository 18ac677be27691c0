import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { knownMeasures } from "#shared/server/texts/known.ts";
import { measureTexts } from "#shared/server/texts/measure.ts";
import { days, type Stamp } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";
import { note } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { rankCorrelation, TextWorld } from "../support/text-world.ts";

const NOON = 1_800_000_000;
const DAY = days(1) / 1_000;
/** Races of one sitting: each racer has one a day. */
const SITTING = 5;
const MANY = { racers: 20_000, days: 10, from: NOON - 10 * DAY };
const NIGHT = { racers: 2_000, days: 1, from: NOON };

const stages: Stage[] = [];
afterAll(() => Promise.all(stages.map(({ db }) => db.destroy())));

it("finds the true order of all texts of the catalogue", () => {
  const world = new TextWorld({ texts: TEXTS.length, racers: 400, spread: 0.06 }, diceOf("figures of texts"));
  for (const races of [100, 300, 1_000]) {
    let fit = world.fit();
    while (world.races < races * TEXTS.length) fit = world.measure();
    const found = rankCorrelation(fit, world.truth);
    note(`order of texts found after ${races} races each`, found, "rank correlation", races === 300 ? 0.95 : undefined);
    if (races !== 300) continue;
    const held = fit.measures.filter(({ textID, low, high }) => {
      const truth = world.truth.get(textID) ?? Number.NaN;
      return low <= truth && truth <= high;
    });
    note("truth within the interval of a text", (held.length / fit.measures.length) * 100, "%");
    expect(found).toBeGreaterThanOrEqual(0.95);
  }
});

/** A database with racers. */
async function stageWith(racers: number): Promise<Stage> {
  const stage = await newStage();
  stages.push(stage);
  await sql`
    insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
      created_stamp, last_seen_stamp)
    select 'standard', 'racer-' || n, 'racer-' || n, 'x', 'Racer ' || n, 1, 0, 0, 0
    from generate_series(1, ${racers}) n`.execute(stage.db);
  return stage;
}

/** Each drives once a day, on texts that chance gives, and is paid. */
async function race({ db }: Stage, { racers, days, from }: typeof MANY): Promise<void> {
  await sql`
    create table driven as
    select gen_random_uuid() as race_id, u.user_id, ${from}::bigint + d * ${DAY} + nth * 120 + u.n % 3600 as stamp,
      (${TEXTS.map(({ textID }) => textID)}::integer[])[1 + (random() * ${TEXTS.length - 1})::integer] as text_id,
      (30 + u.n % 50) * exp(0.1 * (random() + random() + random() - 1.5)) as wpm
    from (select user_id, row_number() over (order by user_id) as n from users order by user_id limit ${racers}) u,
      generate_series(0, ${days - 1}::integer) d, generate_series(1, ${SITTING}::integer) nth`.execute(db);
  await sql`insert into races (race_id, site, text_id, started_stamp) select race_id, 'type', text_id, stamp from driven`.execute(
    db,
  );
  await sql`
    insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
      standing, place, done, errors, elapsed_ms, speed, accuracy)
    select race_id, 0, 'type', stamp, user_id, 'Racer', 1, 0, false, 'finished', 1, 200, 3, 60000,
      wpm * (1 + (text_id % 21 - 10) / 100.0), 98 from driven`.execute(db);
  await sql`
    insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp, done_stamp)
    select race_id, 0, user_id, 500, 100, 0, '{}', 'paid', stamp, stamp + 60 from driven`.execute(db);
  await sql`drop table driven`.execute(db);
  await sql`vacuum analyze races, race_results, race_rewards`.execute(db);
}

async function msOfNight(stage: Stage, at: number): Promise<number> {
  const from = performance.now();
  await measureTexts(stage.performer(at as Stamp));
  return performance.now() - from;
}

it("reads a night of ten thousand results as fast beside a million older ones as alone", async () => {
  const [many, few] = [await stageWith(MANY.racers), await stageWith(NIGHT.racers)];
  await race(many, MANY);
  const first = await msOfNight(many, NOON);
  note("measuring texts from a million results", first / 1_000, "s");
  const results = await many.db
    .selectFrom("text_sums")
    .select(sql<number>`sum(races)`.as("races"))
    .executeTakeFirst();
  expect(results?.races).toBeGreaterThan(700_000);
  expect(
    (
      await knownMeasures(
        many.db,
        TEXTS.map(({ textID }) => textID),
      )
    ).size,
  ).toBe(TEXTS.length);
  await race(few, { ...NIGHT, days: MANY.days, from: MANY.from });
  await msOfNight(few, NOON);
  const nights: number[] = [];
  for (const stage of [few, many, few, many]) {
    const day = nights.length < 2 ? 0 : 1;
    await race(stage, { ...NIGHT, from: NOON + day * DAY });
    nights.push(await msOfNight(stage, NOON + (day + 1) * DAY));
  }
  const [alone = 0, beside = 0] = [0, 1].map((nth) => Math.min(nights[nth] ?? 0, nights[nth + 2] ?? 0));
  note("measuring texts from a night of 10,000 results", beside, "ms");
  note("the same beside a million older results, to alone", beside / alone, "×", 1.5);
}, 1_800_000);
