import { randomUUID } from "node:crypto";

import { Queue, Worker } from "bullmq";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TrialID } from "#shared/ids.ts";
import { JOBS, LANES } from "#shared/server/platform/jobs/jobs.ts";
import { perform } from "#shared/server/platform/work.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { startMailServer, type MailServer } from "../support/mail-server.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer } from "../support/visitor.ts";

/** The one queue that an earlier version had. */
const FORMER_QUEUE = "redline";

let redis: LocalRedis;
let mail: MailServer;
beforeAll(async () => {
  [redis, mail] = [await startRedis(process.env.REDLINE_REDIS ?? "redis-server"), await startMailServer()];
});
afterAll(async () => {
  await redis.stop();
  await mail.close();
});

/** Without its own workers, so that a test does the jobs. */
const newProduct = (withWorkers: boolean, env: Record<string, string> = {}): Promise<Product> =>
  startProduct({ withWorkers, env: { SMTP_URL: mail.url, ...env } });

const nothing = () => Promise.resolve();
const idle = Object.fromEntries(Object.keys(JOBS).map((name) => [name, nothing])) as never;

describe.each([
  ["in PostgreSQL", () => ({})],
  ["in Redis", () => ({ QUEUE_REDIS_URL: redis.url })],
])("jobs %s", (_where, env) => {
  it("of one lane do not wait for those of another, and emails not for each other", async () => {
    const product = await newProduct(false, env());
    const { app, queue } = product.services;
    const night = Promise.withResolvers<void>();
    const done: string[] = [];
    const stop = queue.work({
      ...(idle as object),
      "erase-accounts": async () => {
        done.push("night begins");
        await night.promise;
        done.push("night ends");
      },
      purge: async () => void done.push("another night"),
      "pay-race": async () => void done.push("paid"),
    } as never);
    const send = (name: keyof typeof JOBS, data: object) => app.jobs.send([{ outboxID: randomUUID(), name, data }]);
    await send("erase-accounts", {});
    await expect.poll(() => done).toEqual(["night begins"]);
    await send("purge", {});
    for (let nth = 0; nth < 3; nth++) await send("pay-race", { raceID: randomUUID() });
    await expect.poll(() => done).toEqual(["night begins", "paid", "paid", "paid"]);
    night.resolve();
    await expect.poll(() => done.slice(4)).toEqual(["night ends", "another night"]);
    await stop();
    await product.close();
  });

  it("that draw pictures are one at a time, and however many there are, races are paid meanwhile", async () => {
    const product = await newProduct(false, env());
    const { app, queue } = product.services;
    const drawing = Promise.withResolvers<void>();
    const done: string[] = [];
    const stop = queue.work({
      ...(idle as object),
      "draw-trial": async () => {
        done.push("a trial begins");
        await drawing.promise;
      },
      "pay-race": async () => void done.push("paid"),
    } as never);
    const send = (name: keyof typeof JOBS, data: object) => app.jobs.send([{ outboxID: randomUUID(), name, data }]);
    for (let nth = 0; nth < 50; nth++) await send("draw-trial", { trialID: randomUUID() });
    await expect.poll(() => done).toEqual(["a trial begins"]);
    for (let nth = 0; nth < 3; nth++) await send("pay-race", { raceID: randomUUID() });
    await expect.poll(() => done).toEqual(["a trial begins", "paid", "paid", "paid"]);
    const jobsIn = async (lane: string): Promise<number> =>
      (await queue.counts()).filter((each) => each.lane === lane).reduce((sum, { jobs }) => sum + jobs, 0);
    expect(await jobsIn("pictures")).toBe(50);
    drawing.resolve();
    await expect.poll(() => jobsIn("pictures")).toBe(0);
    await stop();
    await product.close();
  });

  it("are done once, though they are brought again while they are done", async () => {
    const product = await newProduct(false, env());
    const { app, queue } = product.services;
    const over = Promise.withResolvers<void>();
    let done = 0;
    const stop = queue.work({
      ...(idle as object),
      "pay-race": async () => {
        done++;
        await over.promise;
      },
    } as never);
    const job = { outboxID: randomUUID(), name: "pay-race", data: { raceID: randomUUID() } };
    await app.jobs.send([job]);
    await expect.poll(() => done).toBe(1);
    await app.jobs.send([job, job]);
    over.resolve();
    await expect.poll(async () => (await queue.counts()).every(({ jobs }) => jobs === 0)).toBe(true);
    expect(done).toBe(1);
    await stop();
    await product.close();
  });
});

it("jobs of a lane that a version before doesn't know wait there for this one, and are done once", async () => {
  const before = await newProduct(false, { QUEUE_REDIS_URL: redis.url });
  const trialID = randomUUID() as TrialID;
  const { app, queue } = before.services;
  await perform(app, ({ job }) => Promise.resolve(job("draw-trial", { trialID })));
  const others = (["redline", "redline-letters", "redline-periods", "redline-night"] as const).map(
    (name) => new Worker(name, nothing, { connection: { url: redis.url } }),
  );
  const inPictures = async (state: string): Promise<number | undefined> =>
    (await queue.counts()).find((each) => each.lane === "pictures" && each.state === state)?.jobs;
  await expect.poll(() => inPictures("waiting")).toBe(1);
  await Promise.all(others.map((worker) => worker.close()));
  const drawn: string[] = [];
  const stop = queue.work({
    ...(idle as object),
    "draw-trial": ({ trialID: id }: { trialID: string }) => Promise.resolve(void drawn.push(id)),
  } as never);
  await expect.poll(() => drawn).toEqual([trialID]);
  await expect.poll(() => inPictures("active")).toBe(0);
  expect(await app.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  await stop();
  await before.close();
});

it("jobs that wait in the queue of an earlier version are done once, and its clocks are taken away", async () => {
  const former = new Queue(FORMER_QUEUE, { connection: { url: redis.url } });
  await former.upsertJobScheduler(
    "clock-forget-guests",
    { pattern: "50 3 * * *", tz: "UTC" },
    { name: "forget-guests", data: {} },
  );
  const product = await newProduct(true, { QUEUE_REDIS_URL: redis.url });
  const racer = await newRacer(product, "From_Before", "from.before@example.org");
  await mail.letterTo("from.before@example.org");
  const letter = { to: "old@example.org", userID: racer.userID, subject: "From before", body: "…" };
  await former.add("send-letter", letter, { jobId: randomUUID() });
  expect((await mail.letterTo("old@example.org")).subject).toBe("From before");
  const { queue } = product.services;
  await expect
    .poll(async () => (await queue.counts()).filter(({ state, jobs }) => state !== "delayed" && jobs > 0))
    .toEqual([]);
  expect(mail.countTo("old@example.org")).toBe(1);
  expect((await former.getJobSchedulers()).map(({ key }) => key)).toEqual(["clock-pay-overdue"]);
  const clocks = await Promise.all(queue.queues.map((lane) => lane.getJobSchedulersCount()));
  const clocked = (lane: string): number =>
    Object.values(JOBS).filter((job) => "cron" in job && job.lane === lane).length;
  expect(clocks).toEqual(Object.keys(LANES).map(clocked));
  await former.close();
  await product.close();
});
