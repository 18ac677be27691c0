import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "vitest";

import { writeOutbox, type OutboxJob } from "#shared/server/platform/jobs/outbox.ts";
import { JobSender } from "#shared/server/platform/jobs/sender.ts";
import type { Log } from "#shared/server/platform/log.ts";

import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** A sender to a queue that behaves as told, and what it logs. */
function newSender(add: (job: OutboxJob) => Promise<void>) {
  const said: unknown[] = [];
  const log = { warn: (about: object, sentence: string) => void said.push([sentence, about]) } as unknown as Log;
  return { sender: new JobSender({ add }, stage.db, log), said };
}
const newJobs = (count: number): Promise<readonly OutboxJob[]> =>
  stage.run(({ trx, now }) =>
    writeOutbox(
      trx,
      now,
      Array.from({ length: count }, () => ({ name: "pay-race", data: { raceID: randomUUID() } })),
    ),
  );
const idsOf = (jobs: readonly OutboxJob[]): string[] => jobs.map(({ outboxID }) => outboxID);
const inOutbox = async (): Promise<string[]> => {
  const rows = await stage.db.selectFrom("outbox").select("outbox_id").orderBy("outbox_id").execute();
  return rows.map(({ outbox_id }) => outbox_id);
};

it("what the queue took leaves the outbox, and what it refused stays there and is warned of", async () => {
  const [taken, refused] = await newJobs(2);
  if (!taken || !refused) throw new Error("nothing was written");
  const { sender, said } = newSender((job) =>
    job === refused ? Promise.reject(new Error("full")) : Promise.resolve(),
  );
  await sender.send([taken, refused]);
  await expect.poll(inOutbox).toEqual([refused.outboxID]);
  expect(said).toEqual([["a job waits in the outbox", { cause: "full", job: "pay-race" }]]);
  await sender.send(await newJobs(2));
  await expect.poll(inOutbox).toEqual([refused.outboxID]);
  await sender.close();
  expect(await inOutbox()).toEqual([refused.outboxID]);
  await stage.db.deleteFrom("outbox").execute();
});

it("a queue that hangs is waited for once, and asked again when it has answered", async () => {
  const [first, second, third] = [await newJobs(2), await newJobs(1), await newJobs(1)];
  const answer = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { sender } = newSender((job) => {
    asked.push(job.outboxID);
    return job === first[1] ? answer.promise : Promise.resolve();
  });
  expect(await sender.handOver(first)).toEqual(idsOf(first.slice(0, 1)));
  expect(await sender.handOver(second)).toEqual([]);
  expect(asked).toEqual(idsOf(first));
  answer.resolve();
  await expect.poll(() => sender.handOver(third)).toEqual(idsOf(third));
  expect(asked).not.toContain(second[0]?.outboxID);
  await sender.close();
  await stage.db.deleteFrom("outbox").execute();
});

it("what was sent last leaves the outbox as the process ends, and a database that is away stops nothing", async () => {
  const jobs = await newJobs(3);
  const { sender } = newSender(() => Promise.resolve());
  await sender.send(jobs);
  await sender.close();
  expect(await inOutbox()).toEqual([]);
  const said: unknown[] = [];
  const log = { warn: (about: object, sentence: string) => void said.push([sentence, about]) } as unknown as Log;
  const away = {
    deleteFrom: () => {
      throw new Error("away");
    },
  };
  const lost = new JobSender({ add: () => Promise.resolve() }, away as never, log);
  await lost.send(jobs);
  await lost.close();
  expect(said).toEqual([["jobs that were sent stay in the outbox", { cause: "away" }]]);
});
