import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { once } from "#shared/server/economy/repeats.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { expectBalanced } from "../support/money.ts";
import type { Stage } from "../support/players.ts";
import { stageBefore } from "../support/upgrade.ts";
import { testVault } from "../support/vault.ts";

const OLD_KEY = "a-key-from-before-it-all";

let stage: Stage;
beforeAll(async () => {
  stage = await stageBefore("0024");
  await fill();
  await takeSteps(stage.db);
});
afterAll(() => stage.db.destroy());

const IDS = { account: 1_001, other: 1_002, guest: 1_003 } as const;

/** Two accounts and a guest of before, a gift under way that was sent with a key, and a race. */
async function fill(): Promise<void> {
  const now = nowStamp();
  await sql`insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, nitros,
      created_stamp, last_seen_stamp)
    values ('standard', 'one', 'one', 'x', 'one', 2, 10, ${now}, ${now}),
      ('standard', 'two', 'two', 'x', 'two', 4, 10, ${now}, ${now}),
      ('guest', null, null, null, 'Guest Racer', 1, 0, ${now}, ${now})`.execute(stage.db);
  await sql`insert into money_accounts (user_id, kind, balance) values (${IDS.account}, 'person', 24000)`.execute(
    stage.db,
  );
  await sql`with t as (insert into money_transfers (reference, reason, stamp)
      values (${`starter:${IDS.account}`}, 'starter', ${now}) returning transfer_id)
    insert into money_entries select transfer_id, account_id, case kind when 'person' then 25000 else -25000 end
    from t, money_accounts where kind <> 'escrow'`.execute(stage.db);
  await sql`with t as (insert into money_transfers (reference, reason, stamp)
      values ('gift:1', 'gift-sent', ${now}) returning transfer_id)
    insert into money_entries select transfer_id, account_id, case kind when 'person' then -1000 else 1000 end
    from t, money_accounts where kind <> 'house'`.execute(stage.db);
  await sql`insert into cash_gifts (sender_id, receiver_id, amount, send_key, sent_stamp)
    values (${IDS.account}, ${IDS.other}, 1000, ${OLD_KEY}, ${now})`.execute(stage.db);
  await sql`insert into events (kind, user_id, stamp, data) values ('race-paid', ${IDS.account}, ${now}, '{}')`.execute(
    stage.db,
  );
  await sql`insert into races (race_id, site, text_id, started_stamp) values (gen_random_uuid(), 'type', 1, ${now})`.execute(
    stage.db,
  );
  await sql`insert into race_results (race_id, slot, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
      standing, place, typed, errors, elapsed_ms, wpm, accuracy)
    select race_id, 0, ${now}, ${IDS.account}, 'one', 2, 0, false, 'finished', 1, 240, 3, 40000, 72.5, 98.8
    from races`.execute(stage.db);
}

describe("a database from before there was one door for what is given and taken", () => {
  it("knows the car that each account started with, and none of a guest", async () => {
    const owned = await stage.db.selectFrom("owned_cars").select(["user_id", "car_id"]).orderBy("user_id").execute();
    expect(owned).toEqual([
      { user_id: IDS.account, car_id: 2 },
      { user_id: IDS.other, car_id: 4 },
    ]);
  });

  it("begins the tallies of accounts with what is known, and has none of a guest", async () => {
    const tallies = await stage.db.selectFrom("tallies").selectAll().orderBy("user_id").execute();
    expect(tallies).toMatchObject([
      { user_id: IDS.account, counts: { giftsSent: 1, totalCars: 1, totalLoot: 0, totalFriends: 0 } },
      { user_id: IDS.other, counts: { giftsSent: 0, totalCars: 1 } },
    ]);
  });

  it("keeps its balances, and pays from the treasury", async () => {
    await expectBalanced(stage.db);
    const kinds = await stage.db.selectFrom("money_accounts").select("kind").orderBy("kind").execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(["escrow", "person", "treasury"]);
  });

  it("gives nobody a second start", async () => {
    const userID = IDS.account as UserID;
    await stage.run((work) => payStarter(work, { user_id: userID, car_id: GUEST_CAR, car_hue_angle: 0 }));
    const { nitros } = await stage.db
      .selectFrom("users")
      .select("nitros")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    expect(nitros).toBe(STARTER.nitros);
    const receipts = await stage.db.selectFrom("grants").select("rewards").where("user_id", "=", userID).execute();
    expect(receipts).toEqual([
      { rewards: [{ cash: STARTER.cash }, { nitros: STARTER.nitros }, { carID: 2 as CarID }] },
    ]);
  });

  it("gives nothing twice for a call that was sent before and comes again", async () => {
    const keyed = {
      userID: IDS.account as UserID,
      key: OLD_KEY,
      call: "POST /players/{id}/send-cash",
      asked: [{ id: IDS.other }, { amount: 1_000 }],
    };
    const again = stage.run((work) => once(work, testVault, keyed, () => Promise.resolve("sent")));
    await expect(again).rejects.toMatchObject({ code: "alreadyDone" });
  });

  it("has its results, as characters and speed", async () => {
    const results = await stage.db.selectFrom("race_results").select(["done", "speed"]).execute();
    expect(results).toEqual([{ done: 240, speed: 72.5 }]);
  });
});
