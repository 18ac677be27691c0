import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { outboxLength, writeOutbox, type OutboxJob } from "#shared/server/platform/jobs/outbox.ts";
import { jobsData } from "#shared/server/platform/jobs/personal.ts";
import { relayOutbox } from "#shared/server/platform/jobs/relay.ts";
import { nowStamp, perform, type Work } from "#shared/server/platform/work.ts";
import { after, before, minutes, seconds } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
beforeEach(() => stage.db.deleteFrom("outbox").execute());
afterAll(() => stage.db.destroy());

const inOutbox = () => stage.db.selectFrom("outbox").select(["name", "data"]).orderBy("outbox_id").execute();
const payLater = ({ job }: Work): Promise<void> => Promise.resolve(job("pay-race", { raceID: newRace() }));
const newRace = (): RaceID => randomUUID() as RaceID;
/** The outbox is looked through as if it were later. */
const relay = (handOver: (jobs: readonly OutboxJob[]) => Promise<readonly string[]>): Promise<void> =>
  relayOutbox(stage.performer(after(nowStamp(), minutes(1))), { handOver });

describe("a job", () => {
  it("is in the outbox when its operation is committed, and only then", async () => {
    const raceID = newRace();
    await stage.run(({ job }) => Promise.resolve(job("pay-race", { raceID })));
    const undone = stage.run(async (work) => {
      await payLater(work);
      throw new Refusal("notFound", "There is nothing.");
    });
    await expect(undone).rejects.toThrow("There is nothing.");
    expect(await inOutbox()).toEqual([{ name: "pay-race", data: { raceID } }]);
  });

  it("fails nothing that is committed, whatever becomes of the queue and the bus", async () => {
    const said: unknown[] = [];
    const broken = () => Promise.reject(new Error("away"));
    const log = { error: (_about: unknown, sentence: string) => void said.push(sentence) };
    const userID = await stage.newPlayer();
    const performer = { ...stage.performer(), log, jobs: { send: broken }, bus: { publish: broken } } as never;
    await perform(performer, async (work) => {
      await payLater(work);
      work.notify(userID, "purchase", { invoiceNum: "1" });
    });
    expect(said).toHaveLength(2);
    expect(await inOutbox()).toHaveLength(1);
  });
});

describe("what was left in the outbox", () => {
  it("is brought to the queue by one of any number of workers, all of it", async () => {
    const count = 350;
    for (let nth = 0; nth < count; nth++) await stage.run(payLater);
    const brought: string[] = [];
    const queue = (jobs: readonly OutboxJob[]) => {
      brought.push(...jobs.map(({ outboxID }) => outboxID));
      return Promise.resolve(jobs.map(({ outboxID }) => outboxID));
    };
    await Promise.all([relay(queue), relay(queue), relay(queue)]);
    expect([brought.length, new Set(brought).size]).toEqual([count, count]);
    expect(await inOutbox()).toEqual([]);
  });

  it("is brought from three seconds on, the oldest first and a hundred at a time", async () => {
    const now = nowStamp();
    const written = (await stage.run(
      ({ trx }) =>
        writeOutbox(
          trx,
          now,
          Array.from({ length: 150 }, () => ({ name: "pay-race", data: { raceID: newRace() } })),
        ),
      now,
    )) as OutboxJob[];
    const rounds: (readonly string[])[] = [];
    const handOver = (jobs: readonly OutboxJob[]): Promise<readonly string[]> => {
      const ids = jobs.map(({ outboxID }) => outboxID);
      rounds.push(ids);
      return Promise.resolve(ids);
    };
    await relayOutbox(stage.performer(after(now, seconds(2))), { handOver });
    expect(rounds).toEqual([[]]);
    await relayOutbox(stage.performer(after(now, seconds(3))), { handOver });
    const oldestFirst = written.map(({ outboxID }) => outboxID).toSorted();
    expect(rounds).toEqual([[], oldestFirst.slice(0, 100), oldestFirst.slice(100)]);
  });

  it("isn't waited for by a second worker while the first one brings it", async () => {
    await stage.run(payLater);
    const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = relay(async () => {
      taken.resolve();
      await over.promise;
      return [];
    });
    await taken.promise;
    const others: unknown[] = [];
    await relay((jobs) => {
      others.push(...jobs);
      return Promise.resolve([]);
    });
    expect(others).toEqual([]);
    over.resolve();
    await first;
  });

  it("is counted, with the stamp of the oldest", async () => {
    expect(await outboxLength(stage.db)).toEqual({ jobs: 0, oldest: null });
    const now = nowStamp();
    for (const stamp of [now, before(now, minutes(5)), before(now, minutes(2))]) await stage.run(payLater, stamp);
    expect(await outboxLength(stage.db)).toEqual({ jobs: 3, oldest: before(now, minutes(5)) });
  });

  it("about an account is that account's alone: told of without its words, and erased with it", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const email = (userID: UserID) => ({ to: "a@example.org", userID, subject: "Hello", body: "a secret link" });
    const stamp = nowStamp();
    await stage.run(({ job }) => {
      job("pay-race", { raceID: newRace() });
      for (const userID of [one, one, other]) job("send-email", email(userID));
      return Promise.resolve();
    }, stamp);
    const [waiting] = jobsData.exports;
    expect(await waiting?.read(stage.db, one)).toEqual(
      Array.from({ length: 2 }, () => ({ name: "send-email", created_stamp: stamp })),
    );
    await stage.run((work) => jobsData.erase?.(work, [one]) ?? Promise.resolve());
    expect((await inOutbox()).map(({ name, data }) => [name, (data as { userID?: UserID }).userID])).toEqual([
      ["pay-race", undefined],
      ["send-email", other],
    ]);
  });

  it("stays there while the queue does not take it, and stops nothing that it takes", async () => {
    await stage.run(payLater);
    await stage.run(payLater);
    await relay(() => Promise.resolve([]));
    expect(await inOutbox()).toHaveLength(2);
    await relay((jobs) => Promise.resolve(jobs.slice(1).map(({ outboxID }) => outboxID)));
    expect(await inOutbox()).toHaveLength(1);
  });

  it("is left to the process that wrote it at first, and to the version that knows it", async () => {
    await stage.run(payLater);
    const brought: unknown[] = [];
    const queue = (jobs: readonly OutboxJob[]) => {
      brought.push(...jobs);
      return Promise.resolve([]);
    };
    await relayOutbox(stage.performer(), { handOver: queue });
    expect(brought).toEqual([]);
    await stage.db.updateTable("outbox").set({ name: "of-the-next-version" }).execute();
    await relay(queue);
    expect(brought).toEqual([]);
    expect(await inOutbox()).toHaveLength(1);
  });
});
