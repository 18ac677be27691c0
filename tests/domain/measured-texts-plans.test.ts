import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID, TextID } from "#shared/ids.ts";
import { paidAfter, racesAround } from "#shared/server/texts/raced.ts";
import type { Stamp } from "#shared/units.ts";

import { addManyPlayers } from "../support/many-players.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";
import { writeLoneRaces } from "../support/text-races.ts";

const NOON = 1_800_000_000;
const RACERS = 200;
const RACES = 150;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
  await addManyPlayers(stage.db, RACERS);
  const racers = await stage.db.selectFrom("users").select("user_id").execute();
  await writeLoneRaces(
    stage,
    racers.flatMap(({ user_id: userID }) =>
      Array.from({ length: RACES }, (_each, nth) => ({
        userID,
        textID: TEXTS[nth % TEXTS.length]?.textID ?? (1 as TextID),
        startedStamp: (NOON + nth * 600) as Stamp,
        speed: 50,
      })),
    ),
  );
  await sql`analyze`.execute(stage.db);
});
afterAll(() => stage.db.destroy());

it("reads paid races and those around them by key, however many there are", async () => {
  const until = {
    done_stamp: (NOON + 1_000) as Stamp,
    race_id: "00000000-0000-0000-0000-000000000000" as RaceID,
    slot: 0,
  };
  const plans = await plansOf(stage, async (db) => {
    const trx = db as never;
    await racesAround({ trx }, await paidAfter({ trx }, until, (NOON + 1e6) as Stamp, 500));
  });
  expect(plans).toHaveLength(2);
  expect(plans.join("\n")).not.toMatch(/Seq Scan|Hash|Merge Join/);
  for (const index of ["race_rewards_paid", "race_results_on_site", "races_pkey", "race_rewards_pkey"]) {
    expect(plans.join("\n")).toContain(index);
  }
});
