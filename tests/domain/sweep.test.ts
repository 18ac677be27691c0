import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { purgeGuests } from "#shared/server/accounts/purge.ts";
import { purge } from "#shared/server/platform/jobs/purge.ts";
import { sweep, sweepAll, sweepChore, type Batch, type Chore } from "#shared/server/platform/jobs/sweep.ts";
import { DatabaseAway } from "#shared/server/platform/postgres/away.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { after, before, days } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const due = () => ({ erase_stamp: before(nowStamp(), days(1)) });
const newDue = (count: number): Promise<UserID[]> =>
  Promise.all(Array.from({ length: count }, () => stage.newPlayer(due())));
const left = async (userIDs: readonly UserID[]): Promise<UserID[]> => {
  const rows = await stage.db.selectFrom("users").select("user_id").where("user_id", "in", userIDs).execute();
  return rows.map(({ user_id }) => user_id);
};

describe("the night's erasure", () => {
  it("ends a backlog of any length", async () => {
    const userIDs = await newDue(250);
    expect(await eraseAccounts(stage.performer())).toBe(250);
    expect(await left(userIDs)).toEqual([]);
  });

  it("erases all others when one account cannot be", async () => {
    const userIDs = await newDue(120);
    const [stuck] = userIDs.toSpliced(0, 60);
    await sql
      .raw(
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'it stays'; end $$;
        create trigger stuck before delete on users for each row when (old.user_id = ${stuck}) execute function refuse()`,
      )
      .execute(stage.db);
    const said: unknown[] = [];
    const log = { error: (about: object) => void said.push(about) } as never;
    expect(await eraseAccounts({ ...stage.performer(), log })).toBe(119);
    expect(await left(userIDs)).toEqual([stuck]);
    expect(said).toEqual([expect.objectContaining({ item: stuck })]);
    await sql.raw("drop trigger stuck on users").execute(stage.db);
    expect(await eraseAccounts(stage.performer())).toBe(1);
  });
});

describe("a chore", () => {
  /** A chore of numbers, what it treated together, and what it asked for. */
  function newChore(count: number, treat: (items: readonly number[]) => Promise<number>) {
    const [treated, asked]: [(readonly number[])[], (number | undefined)[]] = [[], []];
    const chore: Chore<number> = {
      failure: "a number could not be done",
      due(_db, _now, last, size) {
        asked.push(last);
        const from = last === undefined ? 0 : last + 1;
        return Promise.resolve(Array.from({ length: count }, (_, nth) => nth).slice(from, from + size));
      },
      treat(_work, items) {
        treated.push(items);
        return treat(items);
      },
    };
    return { chore, treated, asked };
  }

  it("is done page by page, and each page in batches", async () => {
    const { chore, treated, asked } = newChore(9, (items) => Promise.resolve(items.length));
    expect(await sweepChore(stage.performer(), chore, { page: 5, batch: 2 })).toBe(9);
    expect(treated).toEqual([[0, 1], [2, 3], [4], [5, 6], [7, 8]]);
    expect(asked).toEqual([undefined, 4]);
    const full = newChore(4, (items) => Promise.resolve(items.length));
    expect(await sweepChore(stage.performer(), full.chore, { page: 4, batch: 2 })).toBe(4);
    expect([full.treated, full.asked]).toEqual([
      [
        [0, 1],
        [2, 3],
      ],
      [undefined, 3],
    ]);
  });

  it("stops where the database goes, and tries nothing of that batch one by one", async () => {
    const gone = new DatabaseAway(new Error("no route"));
    const { chore, treated } = newChore(4, ([first]) => (first === 2 ? Promise.reject(gone) : Promise.resolve(2)));
    await expect(sweepChore(stage.performer(), chore, { page: 10, batch: 2 })).rejects.toBe(gone);
    expect(treated).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe("a nightly batch", () => {
  const in31Days = () => stage.performer(after(nowStamp(), days(31)));

  it("takes so many at a time until nothing is left, and passes over what somebody holds", async () => {
    const guests = await Promise.all(
      Array.from({ length: 25 }, () => stage.newPlayer({ account_type: "guest", username: null })),
    );
    const [held] = guests;
    const isHeld = Promise.withResolvers<void>();
    const isSwept = Promise.withResolvers<void>();
    const holding = stage.run(async ({ trx }) => {
      await trx
        .selectFrom("users")
        .select("user_id")
        .where("user_id", "=", held as UserID)
        .forUpdate()
        .execute();
      isHeld.resolve();
      await isSwept.promise;
    });
    await isHeld.promise;
    const sizes: number[] = [];
    const counted: Batch = async (work, size) => {
      const done = await purgeGuests(work, size);
      sizes.push(done);
      return done;
    };
    expect(await sweep(in31Days(), counted, 10)).toBe(24);
    expect(sizes).toEqual([10, 10, 4]);
    expect(await left(guests)).toEqual([held]);
    isSwept.resolve();
    await holding;
    expect(await sweep(in31Days(), purgeGuests, 10)).toBe(1);
  });

  it("keeps what it did before the process ended, and goes on from there", async () => {
    const userIDs = await Promise.all(Array.from({ length: 30 }, () => stage.newPlayer({ logins: 77 })));
    const those = purge("users", () => sql`logins = 77`);
    let batches = 0;
    const killed: Batch = (work, size) => {
      if (batches++ === 2) throw new Error("the process ends");
      return those(work, size);
    };
    await expect(sweep(stage.performer(), killed, 10)).rejects.toThrow("the process ends");
    expect(await left(userIDs)).toHaveLength(10);
    expect(await sweep(stage.performer(), those, 10)).toBe(10);
  });

  it("that fails stops none of those after it, and is told of", async () => {
    const done: string[] = [];
    const fine: Batch = () => {
      done.push("fine");
      return Promise.resolve(0);
    };
    const failing: Batch = () => Promise.reject(new Error("not today"));
    const late: Batch = () => Promise.reject(new Error("later"));
    await expect(sweepAll(stage.performer(), [fine, failing, fine, late])).rejects.toMatchObject({
      message: "2 of 4 sweeps failed",
      errors: [{ message: "not today" }, { message: "later" }],
    });
    expect(done).toHaveLength(2);
    const gone = new DatabaseAway(new Error("no route"));
    await expect(sweepAll(stage.performer(), [() => Promise.reject(gone), fine])).rejects.toBe(gone);
    expect(done).toHaveLength(2);
  });
});
