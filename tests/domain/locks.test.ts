import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { lockPlayer, lockPlayers, type LockStrength } from "#shared/server/players/lock.ts";

import { diceOf, shuffled } from "../support/dice.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let hashes = 0;
const reach = ({ trx }: Work, userID: UserID) =>
  trx
    .insertInto("known_sources")
    .values({ user_id: userID, source_hash: `hash-${++hashes}`, expires_stamp: nowStamp() })
    .execute();
const change = ({ trx }: Work, userID: UserID) =>
  trx.updateTable("users").set({ nitros: 1 }).where("user_id", "=", userID).execute();
const erase = ({ trx }: Work, userID: UserID) => trx.deleteFrom("users").where("user_id", "=", userID).execute();

/** Others' actions on a locked player: whether they wait. */
async function waits(strength: LockStrength, op: (work: Work, userID: UserID) => Promise<unknown>): Promise<boolean> {
  const userID = await stage.newPlayer();
  return stage.run(async (work) => {
    await lockPlayers(work, [userID], ["user_id"], strength);
    return stage
      .run(async (other) => {
        await sql`set local lock_timeout = 100`.execute(other.trx);
        await op(other, userID);
      })
      .then(
        () => false,
        (error: unknown) => {
          if (error instanceof Error && error.message.includes("lock timeout")) return true;
          throw error;
        },
      );
  });
}

it.each([
  ["share", [false, false, true]],
  ["change", [false, true, true]],
  ["exclusive", [true, true, true]],
] as const)("a player held for %s: rows that name them, changes, an erasure wait: %j", async (strength, expected) => {
  expect([await waits(strength, reach), await waits(strength, change), await waits(strength, erase)]).toEqual(expected);
});

it("players are locked in the order of their ids, in whatever order they are named: nobody waits in a ring", async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => stage.newPlayer()));
  const dice = diceOf("players in any order");
  await atOnce(
    Array.from(
      { length: 120 },
      () => () =>
        stage.run(async (work) => {
          const named = shuffled(players, dice).slice(0, 4);
          const locked = await lockPlayers(work, [...named, ...named], ["user_id"], "change");
          expect(locked.map((row) => row.user_id)).toEqual(named.toSorted((a, b) => a - b));
          for (const userID of named) await change(work, userID);
        }),
    ),
  );
});

it("nobody is locked where nobody is named, and an erased player is an error only where one is needed", async () => {
  const nobody = 999_999 as UserID;
  expect(await stage.run((work) => lockPlayers(work, [], ["user_id"], "change"))).toEqual([]);
  expect(await stage.run((work) => lockPlayers(work, [nobody], ["user_id"], "change"))).toEqual([]);
  await expect(stage.run((work) => lockPlayer(work, nobody, ["user_id"], "change"))).rejects.toThrow("went");
});
