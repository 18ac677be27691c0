import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { overdueFortnights } from "#shared/server/coach/close.ts";
import { coachPlanOf } from "#shared/server/coach/plan.ts";
import type { Stamp } from "#shared/units.ts";

import { addManyPlayers } from "../support/many-players.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";

const NOON = 1_800_000_000 as Stamp;
const RACERS = 3_000;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
  await addManyPlayers(stage.db, RACERS);
  await sql`
    insert into coach_fortnights (user_id, site, started_stamp, ends_stamp, parts, ended_stamp)
    select user_id, 'type', ${NOON}::bigint - nth * 1300000, ${NOON}::bigint - nth * 1300000 + 1209600, '[]',
      case when nth > 1 then ${NOON}::bigint end
    from users, generate_series(1, 10) nth`.execute(stage.db);
  await sql`insert into key_costs (user_id, site, costs, raced_stamp) select user_id, 'type', '{}', 0 from users`.execute(
    stage.db,
  );
  await sql`analyze`.execute(stage.db);
});
afterAll(() => stage.db.destroy());

it("finds a racer's two weeks, and those that are over, by key, however many there are", async () => {
  const { user_id } = await stage.db.selectFrom("users").select("user_id").executeTakeFirstOrThrow();
  const plans = await plansOf(stage, async (db) => {
    await coachPlanOf(db, user_id, "type", NOON);
    const due = await overdueFortnights.due(db, NOON, undefined, 20);
    expect(due).toHaveLength(20);
    const next = await overdueFortnights.due(db, NOON, due.at(-1), 20);
    expect(next.some((each) => due.some(({ userID }) => userID === each.userID))).toBe(false);
  });
  expect(plans).toHaveLength(6);
  const all = plans.join("\n");
  expect(all).not.toMatch(/Seq Scan on (coach_fortnights|key_costs)/);
  for (const index of ["coach_fortnights_pkey", "coach_fortnights_due", "key_costs_pkey"]) expect(all).toContain(index);
});
