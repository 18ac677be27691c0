import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SlotMessage, Delivery } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { pick } from "#shared/rules/chance.ts";
import { slotOf } from "#shared/rules/slot.ts";
import { eraseNotifications } from "#shared/server/notifications/personal.ts";
import { notificationPurges } from "#shared/server/notifications/purge.ts";
import { newLocalBus, type Bus } from "#shared/server/platform/bus.ts";
import { sweepAll } from "#shared/server/platform/jobs/sweep.ts";
import { lastNotificationID, notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { after, days } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

const published: SlotMessage[][] = [];
const errors: unknown[] = [];
const local = newLocalBus({ error: (about: unknown) => void errors.push(about) } as never);
const bus: Bus = {
  ...local,
  publish(messages) {
    published.push([...messages]);
    return local.publish(messages);
  },
};

let stage: Stage;
beforeAll(async () => {
  stage = await newStage(bus);
});
afterAll(() => stage.db.destroy());

const person = (userID: UserID) => ({ userID, username: "somebody", displayName: "Somebody" });
const cash = (from: UserID, amount: number) => ({ ...person(from), amount });
const idsOf = async (userID: UserID, lastID = 0) =>
  (await notificationsAfter(stage.db, userID, lastID, 1_000)).map((each) => each.notificationID);
const dice = diceOf("notifications");
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("notifications", () => {
  it("are numbered one by one for each player, in the order in which they can be read", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const seen: (number | null)[] = [];
    const over = new AbortController();
    const reader = (async () => {
      while (!over.signal.aborted) {
        const fresh = await notificationsAfter(stage.db, one, seen.at(-1) ?? 0, 7);
        seen.push(...fresh.map((each) => each.notificationID));
      }
    })();
    await atOnce(
      Array.from(
        { length: 150 },
        (_each, nth) => () =>
          stage.run(async (work) => {
            work.notify(one, "sent-cash", cash(other, nth + 1));
            if (nth % 3 === 0) work.notify(other, "friend-accept", person(one));
            await pause(dice() * 8);
          }),
      ),
    );
    over.abort();
    await reader;
    seen.push(...(await idsOf(one, seen.at(-1) ?? 0)));
    expect(seen).toEqual(Array.from({ length: 150 }, (_each, nth) => nth + 1));
    expect(await idsOf(other)).toEqual(Array.from({ length: 50 }, (_each, nth) => nth + 1));
    expect(await lastNotificationID(stage.db, one)).toBe(150);
  });

  it("never deadlock, whoever notifies whom", async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => stage.newPlayer()));
    const any = () => pick(dice, players);
    let told = 0;
    await atOnce(
      Array.from(
        { length: 300 },
        () => () =>
          stage.run(async (work) => {
            const self = any();
            await work.trx.selectFrom("users").select("user_id").where("user_id", "=", self).forUpdate().execute();
            for (let n = 0; n < 4; n++, told++) work.notify(any(), "friend-accept", person(self));
          }),
      ),
    );
    const counts = await Promise.all(players.map(async (each) => (await idsOf(each)).length));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(told);
    expect(told).toBe(1_200);
  });

  it("leave with the commit, in one message a slot", async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => stage.newPlayer()));
    const first = players[0] as UserID;
    const friend = await stage.newPlayer();
    const heard: Delivery[] = [];
    const stop = bus.subscribe(slotOf(first), ({ told }) => void heard.push(...told));
    published.length = 0;
    await stage.run(async (work) => {
      for (const each of players) work.notify(each, "friend-accept", person(friend));
      work.notify(first, "purchase", { invoiceNum: "R-1" });
      await stage.run(async (other) => other.notify(friend, "purchase", { invoiceNum: "R-0" }));
      expect(published.map((messages) => messages.map(({ slot }) => slot))).toEqual([[slotOf(friend)]]);
    });
    published.shift();
    stop();
    await stage.run(async (work) => work.notify(first, "purchase", { invoiceNum: "R-2" }));
    expect(published[0]?.map(({ slot, told }) => [slot, told.length])).toEqual(
      players.map((each, nth) => [slotOf(each), nth === 0 ? 2 : 1]),
    );
    expect(heard.map(({ userID, notification }) => [userID, notification.notificationID, notification.kind])).toEqual([
      [first, 1, "friend-accept"],
      [first, 2, "purchase"],
    ]);
    expect(heard.map(({ notification }) => notification)).toEqual(
      (await notificationsAfter(stage.db, first, 0, 2)) as unknown[],
    );
  });

  it("of an operation that fails are neither kept nor told, and leave no gap", async () => {
    const player = await stage.newPlayer();
    published.length = 0;
    const failing = stage.run(async (work) => {
      work.notify(player, "purchase", { invoiceNum: "R-1" });
      throw new Refusal("notAllowed", "No.");
    });
    await expect(failing).rejects.toThrow("No.");
    expect([await idsOf(player), published]).toEqual([[], []]);
    const kept = stage.run(async (work): Promise<Refusal> => {
      work.notify(player, "purchase", { invoiceNum: "R-2" });
      return new Refusal("notAllowed", "No, but noted.");
    });
    await expect(kept).rejects.toThrow("No, but noted.");
    expect([await idsOf(player), published.length]).toEqual([[1], 1]);
  });

  it("with data of another shape are a bug, and undo the operation", async () => {
    const player = await stage.newPlayer();
    const wrong = stage.run(async (work) => work.notify(player, "sent-cash", { amount: 5 } as never));
    await expect(wrong).rejects.toThrow();
    expect(await idsOf(player)).toEqual([]);
  });

  it("reach no guest and no erased account", async () => {
    const guest = await stage.newPlayer({ account_type: "guest", username: null });
    published.length = 0;
    await stage.run(async (work) => {
      work.notify(guest, "purchase", { invoiceNum: "R-1" });
      work.notify(999_999 as UserID, "purchase", { invoiceNum: "R-2" });
    });
    expect(published).toEqual([]);
    expect(
      await stage.db
        .selectFrom("notifications")
        .selectAll()
        .where("user_id", "in", [guest, 999_999 as UserID])
        .execute(),
    ).toEqual([]);
  });

  it("are forgotten after 30 days, and the numbers go on", async () => {
    const player = await stage.newPlayer();
    const tell = (work: Work) => Promise.resolve(work.notify(player, "purchase", { invoiceNum: "R-1" }));
    await stage.run(tell);
    await sweepAll(stage.performer(after(nowStamp(), days(29))), notificationPurges);
    expect(await idsOf(player)).toEqual([1]);
    await sweepAll(stage.performer(after(nowStamp(), days(31))), notificationPurges);
    expect(await idsOf(player)).toEqual([]);
    await stage.run(tell);
    expect(await idsOf(player)).toEqual([2]);
  });

  it("of and about an erased player are gone, also those that were under way", async () => {
    const friend = await stage.newPlayer();
    for (let turn = 0; turn < 12; turn++) {
      const gone = await stage.newPlayer();
      if (turn % 2 === 0) await stage.run(async (work) => work.notify(gone, "purchase", { invoiceNum: "R-0" }));
      await stage.run(async (work) => work.notify(friend, "friend-accept", person(gone)));
      const tell = () =>
        stage.run(async (work) => {
          await pause(dice() * 6);
          work.notify(gone, "purchase", { invoiceNum: "R-1" });
        });
      const erase = () =>
        stage.run(async (work) => {
          await work.trx.deleteFrom("users").where("user_id", "=", gone).execute();
          await pause(dice() * 6);
          await eraseNotifications(work, [gone]);
        });
      await Promise.all([tell(), tell(), erase(), tell(), tell()]);
      const left = await stage.db
        .selectFrom("notifications")
        .selectAll()
        .where((eb) => eb.or([eb("user_id", "=", gone), eb("from_user_id", "=", gone)]))
        .execute();
      expect(left).toEqual([]);
    }
    await sweepAll(stage.performer(), notificationPurges);
    const counters = await stage.db.selectFrom("notification_counters").select("user_id").execute();
    const users = await stage.db.selectFrom("users").select("user_id").execute();
    const known = new Set(users.map((row) => row.user_id));
    expect(counters.length).toBeGreaterThan(0);
    expect(counters.filter((row) => !known.has(row.user_id))).toEqual([]);
  });
});

describe("the bus of one process", () => {
  it("goes on with the others when one listener fails", async () => {
    const heard: string[] = [];
    const fails = local.subscribe(7, () => {
      throw new Error("broken");
    });
    const works = local.subscribe(7, () => void heard.push("works"));
    await local.publish([{ slot: 7, told: [] }]);
    fails();
    works();
    await local.publish([{ slot: 7, told: [] }]);
    expect([heard, errors.length]).toEqual([["works"], 1]);
  });
});
