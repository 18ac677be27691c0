import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Site } from "#shared/content/site.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { leaseRoom } from "#shared/server/friend-lobby/friend-lease.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days } from "#shared/units.ts";

import { PEOPLE } from "../support/corpus/math/people.ts";
import { newStage, type Stage } from "../support/players.ts";
import { solvedByAll } from "../support/solved-race.ts";
import { person, racedBy } from "../support/typed-race.ts";

const RESULTS = 5_000;
/** Rows that a racer's last results may cost, whatever there is before them. */
const A_FEW = 250;

let stage: Stage;
const racers: Record<"none" | "type" | "math", UserID> = {} as never;
beforeAll(async () => {
  stage = await newStage();
  const passed = { captcha_passed_stamp: nowStamp() };
  for (const name of ["none", "type", "math"] as const) racers[name] = await stage.newPlayer(passed);
  await raced(racers.type, "type");
  await raced(racers.math, "math");
  await sql`analyze`.execute(stage.db);
});
afterAll(() => stage.db.destroy());

/** Finished and paid races on one site, whose logs are gone while their rhythms are not. */
async function raced(userID: UserID, site: Site): Promise<void> {
  const until = before(nowStamp(), days(31));
  await sql`
    with old as (select gen_random_uuid() as race_id, ${until}::bigint - n * 300 as stamp from generate_series(1, ${RESULTS}) n),
    raced as (insert into races (race_id, site, text_id, lesson_id, problems, started_stamp, mode)
      select race_id, ${site}::text, case when ${site}::text = 'type' then 1 end, case when ${site}::text = 'math' then 'mixed' end,
        case when ${site}::text = 'math' then '[]'::jsonb end, stamp, 'public' from old),
    heard as (insert into race_rhythms (race_id, slot, bands, created_stamp)
      select race_id, 0, array[(stamp % 9000)::integer], stamp from old),
    paid as (insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp, done_stamp)
      select race_id, 0, ${userID}::bigint, 500, 100, 0, '{}', 'paid', stamp, stamp from old)
    insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
      standing, place, done, errors, elapsed_ms, speed, accuracy)
    select race_id, 0, ${site}, stamp, ${userID}::bigint, 'Veteran', 1, 0, false, 'finished', 1, 30, 1, 60000, 30, 97
    from old`.execute(stage.db);
}

/** How many rows the database looks at for an operation. */
const rowsOf = (op: (work: Work) => Promise<unknown>): Promise<number> =>
  stage.run(async (work) => {
    const looked = async (): Promise<number> => {
      const { rows } = await sql<{ sum: number }>`
        select sum(seq_tup_read + idx_tup_fetch)::integer as sum from pg_stat_xact_user_tables`.execute(work.trx);
      return rows[0]?.sum ?? 0;
    };
    const from = await looked();
    await op(work);
    return (await looked()) - from;
  });

const settled = async (work: Work, outcome: RaceOutcome): Promise<void> => {
  await settleRace(work, outcome);
  await payRace(work, outcome.raceID);
};
const typed = (userID: UserID) => racedBy([{ userID, typer: person(1) }], nowStamp(), 1);
const racer = PEOPLE.adult?.(seededDice(1)) ?? (() => []);
const solved = (userID: UserID) => solvedByAll([{ userID, racer }], nowStamp(), { seed: 1 });

/** A node of the math site without rooms. */
const node = () => ({
  node: "a node",
  site: "math" as const,
  newRoomID: randomUUID(),
  hasRoom: () => false,
  open: () => Promise.resolve(),
});
const deeds: readonly (readonly [string, (work: Work, userID: UserID) => Promise<unknown>])[] = [
  ["a typing race is settled and paid", (work, userID) => settled(work, typed(userID))],
  ["a math race is settled and paid", (work, userID) => settled(work, solved(userID))],
  ["a racer's card is made for a ticket", (work, userID) => cardOf({ db: work.trx, nowStamp }, userID)],
  [
    "a math table of one's own is opened",
    (work, userID) => leaseRoom(work, { hostUserID: userID, tableNumber: 0 }, node()),
  ],
];
describe.each(deeds)("%s as soon as for a new racer", (_, deed) => {
  it.each(["type", "math"] as const)("after thousands of races: %s", async (name) => {
    const fresh = await rowsOf((work) => deed(work, racers.none));
    const old = await rowsOf((work) => deed(work, racers[name]));
    expect(old).toBeLessThan(fresh + A_FEW);
  });
});
