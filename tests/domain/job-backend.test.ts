import { randomUUID } from "node:crypto";

import type { Job } from "bullmq";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Config } from "#shared/server/platform/config.ts";
import { openBackend, type Backend } from "#shared/server/platform/jobs/backend.ts";
import { jobNamed, JOBS, KNOWN_NAMES } from "#shared/server/platform/jobs/jobs.ts";
import { writeOutbox, type OutboxJob } from "#shared/server/platform/jobs/outbox.ts";
import { JobQueue } from "#shared/server/platform/jobs/queue.ts";
import type { Log } from "#shared/server/platform/log.ts";
import { DatabaseAway } from "#shared/server/platform/postgres/away.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { stageOn, type Stage } from "../support/players.ts";

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log;
const newQueueRedis = (port?: number): Promise<LocalRedis> =>
  startRedis(process.env.REDLINE_REDIS ?? "redis-server", port);

let redis: LocalRedis;
let databaseUrl: string;
let stage: Stage;
beforeAll(async () => {
  [redis, databaseUrl] = await Promise.all([newQueueRedis(), newDatabase()]);
  stage = stageOn(connectPatiently(databaseUrl));
});
afterAll(async () => {
  await stage.db.destroy();
  await redis.stop();
});

const opened = (queueRedisUrl?: string): Promise<Backend> =>
  openBackend({ queueRedisUrl } as Config, databaseUrl, quiet);

describe("a job's name", () => {
  it("is known as it was called before, too, and no other is", () => {
    const letters = ["send-letter", "send-reset-letters"];
    const purges = ["secrets", "key-logs", "social", "guests"].flatMap((what) => [`forget-${what}`, `purge-${what}`]);
    const former = [...letters, ...purges];
    expect(letters.map(jobNamed)).toEqual(["send-email", "send-reset-emails"]);
    expect(new Set(purges.map(jobNamed))).toEqual(new Set(["purge"]));
    expect(Object.keys(JOBS).map(jobNamed)).toEqual(Object.keys(JOBS));
    expect(() => jobNamed("forget-everything")).toThrow("there is no job named forget-everything");
    expect(KNOWN_NAMES.toSorted()).toEqual([...Object.keys(JOBS), ...former].toSorted());
  });

  it("stands in the lane of what can wait for what comes by the clock alone, and in that of the periods where it comes every few minutes", () => {
    const of = (lane: string) =>
      Object.entries(JOBS).flatMap(([name, job]) => (job.lane === lane && "cron" in job ? [name] : []));
    const lanes = Object.fromEntries(["now", "periods", "later"].map((lane) => [lane, of(lane)]));
    expect(lanes.now).toEqual(["pay-overdue"]);
    expect(lanes.periods).toEqual([
      "end-lost-lessons",
      "park-gold-cars",
      "settle-purchases",
      "close-leagues",
      "recount-team-scores",
      "make-boards",
    ]);
    expect(Object.values(lanes).flat().toSorted()).toEqual(
      Object.entries(JOBS)
        .flatMap(([name, job]) => ("cron" in job ? [name] : []))
        .toSorted(),
    );
  });
});

describe.each([
  ["PostgreSQL", () => undefined],
  ["Redis", () => redis.url],
])("a queue in %s", (_where, urlOf) => {
  it("tries a job five times, after 2 s, 4 s and so on; keeps none that is done, and one that failed for a week", async () => {
    const backend = await opened(urlOf());
    const queue = backend.newQueue("options");
    const { id = "", opts } = await queue.add("a", { nth: 1 });
    const options = { attempts: 5, backoff: { type: "exponential", delay: 2_000 } };
    const kept = { removeOnComplete: true, removeOnFail: { age: 604_800 } };
    expect(opts).toMatchObject({ ...options, ...kept });
    expect((await queue.getJob(id))?.opts).toMatchObject({ ...options, ...kept });
    await queue.close();
    await backend.close();
  });

  it("keeps nothing of an email that failed; other jobs that failed stay to be looked at", async () => {
    const backend = await opened(urlOf());
    const jobs = new JobQueue(backend, undefined as never, quiet);
    const [paid, letter] = [randomUUID(), randomUUID()];
    const email = { to: "a@example.org", userID: 1, subject: "Hello", body: "a secret link" };
    await jobs.add({ outboxID: paid, name: "pay-race", data: { raceID: randomUUID() } });
    for (let times = 0; times < 2; times++) await jobs.add({ outboxID: letter, name: "send-letter", data: email });
    const [now, letters] = jobs.queues;
    expect((await now?.getJob(paid))?.opts.removeOnFail).toEqual({ age: 604_800 });
    const waiting = await letters?.getJob(letter);
    expect([waiting?.name, waiting?.data, waiting?.opts.removeOnFail]).toEqual(["send-email", email, true]);
    const counted = (await jobs.counts()).flatMap(({ lane, state, jobs: count }) =>
      count > 0 ? [[lane, state, count]] : [],
    );
    expect(counted).toEqual([
      ["now", "waiting", 1],
      ["letters", "waiting", 1],
    ]);
    await Promise.all(jobs.queues.map((queue) => queue.obliterate({ force: true })));
    await jobs.close();
  });

  it("takes a job that begins out of the outbox, and logs one that fails by its name", async () => {
    const said: unknown[] = [];
    const log = {
      warn: (about: object, sentence: string) => void said.push([sentence, about]),
      error: (about: object, sentence: string) => void said.push([sentence, about]),
    } as unknown as Log;
    const jobs = new JobQueue(await opened(urlOf()), stage.db, log);
    const begun: string[] = [];
    const failing = (name: string, error: Error) => () => {
      begun.push(name);
      return Promise.reject(error);
    };
    const nothing = new Error("no such race");
    const stop = jobs.work({
      "pay-race": failing("pay-race", nothing),
      purge: failing("purge", new DatabaseAway(new Error("no route"))),
    } as never);
    const jobsSent = await stage.run(({ trx, now }) =>
      writeOutbox(trx, now, [
        { name: "pay-race", data: { raceID: randomUUID() } },
        { name: "purge", data: {} },
        { name: "send-email", data: {} },
      ]),
    );
    for (const job of (jobsSent as OutboxJob[]).slice(0, 2)) await jobs.add(job);
    await expect.poll(() => said.length, { timeout: 60_000 }).toBe(2);
    expect(said).toContainEqual(["a job failed", { err: nothing, job: "pay-race" }]);
    expect(said).toContainEqual([
      "a job waits for the database",
      { cause: "the database is away: no route", job: "purge" },
    ]);
    expect(begun.toSorted()).toEqual(["pay-race", "purge"]);
    const left = await stage.db.selectFrom("outbox").select("name").execute();
    expect(left).toEqual([{ name: "send-email" }]);
    await stop();
    await stage.db.deleteFrom("outbox").execute();
    await Promise.all(jobs.queues.map((queue) => queue.obliterate({ force: true })));
    await jobs.close();
  });

  it("leaves a job of another version to that: it waits in the outbox, and its clock goes on", async () => {
    const backend = await opened(urlOf());
    const jobs = new JobQueue(backend, stage.db, quiet);
    const begun: unknown[] = [];
    const stop = jobs.work({ "pay-race": (data: unknown) => Promise.resolve(void begun.push(data)) } as never);
    const [now, , periods] = jobs.queues;
    const [data, raceID] = [{ sticker: 7, to: [1, 2] }, randomUUID()];
    await periods?.upsertJobScheduler(
      "clock-swap-stickers",
      { pattern: "0 0 1 1 *" },
      { name: "swap-stickers", data: {} },
    );
    await now?.add("swap-stickers", data, { jobId: randomUUID() });
    await now?.add("swap-stickers", {}, { jobId: "repeat-1" });
    await now?.add("pay-race", { raceID, urgency: 3 }, { jobId: randomUUID() });
    await jobs.schedule();
    await expect.poll(() => begun, { timeout: 60_000 }).toEqual([{ raceID }]);
    await expect
      .poll(() => stage.db.selectFrom("outbox").select(["name", "data"]).execute(), { timeout: 60_000 })
      .toEqual([{ name: "swap-stickers", data }]);
    await expect
      .poll(() => now?.getJobCounts("failed", "delayed", "waiting", "active"), { timeout: 60_000 })
      .toMatchObject({ failed: 0, waiting: 0, active: 0 });
    expect((await periods?.getJobSchedulers())?.map(({ key }) => key)).toContain("clock-swap-stickers");
    await stop();
    await stage.db.deleteFrom("outbox").execute();
    await Promise.all(jobs.queues.map((queue) => queue.obliterate({ force: true })));
    await jobs.close();
  });

  it("gives so many jobs to a worker at once as it asks for, and keeps none that is done", async () => {
    const backend = await opened(urlOf());
    const queue = backend.newQueue("at-once");
    const begun: Job[] = [];
    const go = Promise.withResolvers<void>();
    const worker = backend.newWorker(
      "at-once",
      async (job) => {
        begun.push(job);
        await go.promise;
      },
      3,
    );
    await queue.addBulk([1, 2, 3, 4].map((nth) => ({ name: "a", data: { nth } })));
    await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(3);
    expect(await queue.getJobCounts("active", "waiting")).toEqual({ active: 3, waiting: 1 });
    go.resolve();
    const none = { active: 0, waiting: 0, completed: 0, failed: 0 };
    await expect
      .poll(() => queue.getJobCounts("active", "waiting", "completed", "failed"), { timeout: 60_000 })
      .toEqual(none);
    expect(begun.map(({ data }) => (data as { nth: number }).nth)).toEqual([1, 2, 3, 4]);
    await worker.close();
    await queue.close();
    await backend.close();
  });
});

it(
  "who sends to a Redis that is away or answers nothing hears so, and sends again once it is back",
  { timeout: 120_000 },
  async () => {
    const first = await newQueueRedis();
    const backend = await opened(first.url);
    const queue = backend.newQueue("away");
    queue.on("error", () => undefined);
    const sent = (): Promise<string> =>
      queue.add("a", {}).then(
        () => "sent",
        () => "refused",
      );
    expect(await sent()).toBe("sent");
    first.freeze();
    expect(await sent()).toBe("refused");
    first.thaw();
    await expect.poll(sent, { timeout: 60_000 }).toBe("sent");
    await first.stop();
    expect(await sent()).toBe("refused");
    const second = await newQueueRedis(Number(new URL(first.url).port));
    await expect.poll(sent, { timeout: 60_000 }).toBe("sent");
    await queue.close();
    await backend.close();
    await second.stop();
  },
);
