import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { HoldID, UserID } from "#shared/ids.ts";
import { CASES_A_PAGE } from "#shared/rules/moderation-cases.ts";
import { caseFileFor } from "#shared/server/cases/file.ts";
import { openCases, type CasePage } from "#shared/server/cases/list.ts";
import { racesOf } from "#shared/server/cases/races.ts";
import { playerRecord } from "#shared/server/moderation/reports.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { weeksOfHolds } from "#shared/server/settlement/held-cases.ts";

import { addManyPlayers } from "../support/many-players.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";

const NOW = nowStamp();
const RACERS = 4_000;
/** Races of each racer; three of each are held. */
const RACES = 8;

let stage: Stage;
let racer: UserID;
let holdID: HoldID;
let actionID: number;
beforeAll(async () => {
  stage = await newStage();
  await addManyPlayers(stage.db, RACERS, NOW);
  await sql`
    insert into reward_holds (user_id, site, kind, reason, since_stamp, ended_stamp, ended_by, is_released)
    select user_id, 'type', kind, 'signs', ${NOW}::bigint - user_id % 10000 * 43200, ended, case when ended is not null then 'moderator' end,
      case when ended is not null then true end
    from users, (values ('certificate', null), ('moderator', ${NOW}::bigint)) as k (kind, ended)`.execute(stage.db);
  await sql`update reward_holds set kind = 'moderator' where kind = 'certificate' and user_id % 10 = 0`.execute(
    stage.db,
  );
  await sql`
    with old as (
      select gen_random_uuid() as race_id, user_id, n, ${NOW}::bigint - n * 86400 as stamp
      from users, generate_series(1, ${sql.lit(RACES)}) n),
    made as (insert into races (race_id, site, text_id, started_stamp, mode)
      select race_id, 'type', 1, stamp, 'public' from old),
    won as (insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle,
        is_bot, standing, place, done, errors, elapsed_ms, speed, accuracy)
      select race_id, 0, 'type', stamp, user_id, 'Racer', 1, 0, false, 'finished', 3, 200, 2, 40000, 60, 97 from old),
    owed as (insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp, done_stamp,
        hold_id)
      select race_id, 0, user_id, 900, 120, 0, '{}', case when n < 4 then 'held' else 'paid' end, stamp, stamp,
        (select h.hold_id from reward_holds h where h.user_id = old.user_id and (h.ended_stamp is null) = (n < 4))
      from old)
    insert into appeals (race_id, slot, user_id, state, created_stamp)
    select race_id, 0, user_id, case when user_id % 100 = 1 then 'open' else 'upheld' end, ${NOW}::bigint - user_id % 10000 * 43200 from old
    where n = 1`.execute(stage.db);
  await sql`
    insert into moderation_actions (user_id, measure, operator, reason, stamp, appeal_state, appeal_stamp)
    select user_id, 'warn', 'moderator ' || user_id - 1, 'Be kind.', ${NOW}::bigint - user_id % 10000 * 43200,
      case when user_id % 100 = 2 then 'open' else 'dismissed' end, ${NOW}::bigint - user_id % 10000 * 43200
    from users where user_id > (select min(user_id) from users)`.execute(stage.db);
  await sql`
    insert into player_reports (reported_id, reporter_id, day, reason, subject, about_id, words, note, stamp, state)
    select user_id, user_id - 1, 1, 'name', 'player', 0, '', '', ${NOW}::bigint - user_id % 10000 * 43200,
      case when user_id % 10 = 3 then 'open' else 'closed' end
    from users where user_id > (select min(user_id) from users)`.execute(stage.db);
  await sql`analyze`.execute(stage.db);
  ({ user_id: racer, hold_id: holdID } = await stage.db
    .selectFrom("reward_holds")
    .select(["user_id", "hold_id"])
    .where("ended_stamp", "is not", null)
    .orderBy("user_id")
    .offset(50)
    .executeTakeFirstOrThrow());
  ({ action_id: actionID } = await stage.db
    .selectFrom("moderation_actions")
    .select("action_id")
    .where("user_id", "=", racer)
    .executeTakeFirstOrThrow());
});
afterAll(() => stage.db.destroy());

/** Who acted, by name. */
const MODERATOR = expect.stringMatching(/^@many-\d+$/) as string;
const WHOLE = /Seq Scan on (users|race\w*|reward_holds|appeals|moderation_actions|player_reports)/;

/** Asks what is asked. @returns plans that read a whole table */
async function wholeTables(ask: (db: Stage["db"]) => Promise<unknown>): Promise<readonly string[]> {
  const plans = await plansOf(stage, ask);
  expect(plans.length).toBeGreaterThan(0);
  return plans.filter((plan) => WHOLE.test(plan));
}

it.each<[string, (db: Stage["db"]) => Promise<unknown>]>([
  [
    "the list, its first page",
    async (db) => expect((await openCases(db, { besides: racer })).cases).toHaveLength(CASES_A_PAGE),
  ],
  [
    "the list, a page after it",
    async (db) => {
      const { next } = await openCases(stage.db, { besides: racer });
      expect((await openCases(db, { besides: racer, after: next ?? "" })).cases).toHaveLength(CASES_A_PAGE);
    },
  ],
  ["what became of holds", async (db) => expect((await weeksOfHolds(db, NOW)).length).toBeGreaterThan(3)],
  [
    "the races of a hold that was paid",
    async (db) => expect((await racesOf(db, { kind: "hold", holdID })).races).toHaveLength(RACES - 3),
  ],
  [
    "what moderators did about a player",
    async (db) => expect((await playerRecord(db, racer)).actions).toMatchObject([{ operator: MODERATOR }]),
  ],
  [
    "a case about an act",
    async (db) =>
      expect(await caseFileFor(db, `act:${actionID}`, 1 as UserID, NOW)).toMatchObject({
        act: { by: MODERATOR },
      }),
  ],
])("reads no whole table for %s", async (_name, ask) => {
  expect(await wholeTables(ask)).toEqual([]);
});

it("shows each case on one page, the oldest first", async () => {
  const shown = [];
  for (let next: string | null = ""; next !== null;) {
    const page: CasePage = await openCases(stage.db, next === "" ? {} : { after: next });
    shown.push(...page.cases);
    next = page.next;
  }
  const { rows } = await sql<{ readonly id: string }>`
    select 'hold:' || hold_id as id from reward_holds
    where ended_stamp is null and (kind = 'moderator' or user_id % 100 = 1)
    union all select 'act:' || action_id from moderation_actions where appeal_state = 'open'
    union all select 'report:' || report_id from player_reports where state = 'open'`.execute(stage.db);
  expect(shown.map(({ caseID }) => caseID).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const stamps = shown.map(({ sinceStamp }) => sinceStamp);
  expect(stamps).toEqual(stamps.toSorted((one, other) => one - other));
  expect(new Set(shown.filter(({ kind }) => kind === "hold").map((each) => each.races))).toEqual(new Set([3]));
});
