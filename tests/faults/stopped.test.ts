import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { describe, expect, it, type TestContext } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { lineTo, type DatabaseLine } from "../support/database-line.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { joinTogether, resultsOf, typeText, type TestRacer } from "../support/racer.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

const LATER_MS = 2_500;
const SHORT_DRAIN = join(import.meta.dirname, "../support/short-drain.ts");

/** What stays when a process is stopped: its database, the way to it, and its folder. */
interface Home {
  readonly connection: Connection;
  readonly line: DatabaseLine;
  readonly folder: string;
  /** Starts the process there, for the rest of the test. @param file another way to start it */
  start(file?: string): ProductProcess;
}

async function newHome({ onTestFinished }: TestContext): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), "redline-stopped-"));
  const databaseUrl = await newDatabase();
  const line = await lineTo(databaseUrl);
  const connection = connectPatiently(databaseUrl);
  const started: ProductProcess[] = [];
  onTestFinished(async () => {
    for (const { child } of started) child.kill("SIGKILL");
    await Promise.all(started.map(({ exit }) => exit));
    await connection.db.destroy();
    await line.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    connection,
    line,
    folder,
    start(file) {
      const env = { DATABASE_URL: line.databaseUrl, SECRETS_KEY: TEST_SECRETS_KEY, DATA_DIR: folder };
      const product = startProcess(env, file);
      started.push(product);
      return product;
    },
  };
}

async function stop({ child, exit }: ProductProcess): Promise<number | null> {
  child.kill("SIGTERM");
  return (await exit).code;
}

/** A second signal counts when it is not the first one again, by another way. */
async function stopAtOnce(product: ProductProcess): Promise<number | null> {
  product.child.kill("SIGTERM");
  await wait(LATER_MS);
  return stop(product);
}

async function fiveRacers(product: ProductProcess): Promise<readonly [TestRacer, ...TestRacer[]]> {
  const [quick, ...others] = await joinTogether(await product.url, 5);
  if (!quick) throw new Error("nobody came");
  return [quick, ...others];
}

const resultsIn = ({ connection }: Home, { welcome }: TestRacer) =>
  connection.db
    .selectFrom("race_results")
    .select(["slot", "standing", "place"])
    .where("race_id", "=", welcome.raceID as never)
    .orderBy("place")
    .execute();
const unsettledIn = ({ folder }: Home): Promise<string[]> => readdir(join(folder, "unsettled"));

/** The first is the only one who finished, as everybody was shown. */
async function expectFirstAlone({ expect }: TestContext, home: Home, quick: TestRacer): Promise<void> {
  await expect.poll(() => resultsIn(home, quick)).toHaveLength(5);
  const [first, ...others] = await resultsIn(home, quick);
  expect(first).toEqual({ slot: quick.welcome.slot, standing: "finished", place: 1 });
  expect(others.map(({ standing }) => standing)).toEqual(Array(4).fill("unfinished"));
}

describe.concurrent("a process that is stopped", () => {
  it("in the countdown drives its race to its end, with everybody's result, and takes nobody in meanwhile", async (context) => {
    const { expect } = context;
    const home = await newHome(context);
    const product = home.start();
    const racers = await fiveRacers(product);
    await racers[0].untilPhase("countdown");
    const stopped = stop(product);
    const typing = racers.map((racer) => typeText(racer, 280));
    const results = await Promise.all(racers.map(resultsOf));
    await Promise.all(typing);
    expect(await stopped).toBe(0);
    const stored = await resultsIn(home, racers[0]);
    expect(stored.map(({ standing, place }) => [standing, place])).toEqual(
      [1, 2, 3, 4, 5].map((place) => ["finished", place]),
    );
    expect(results[0]?.lines.map(({ slot }) => slot)).toEqual(stored.map(({ slot }) => slot));
    await expect(joinTogether(await product.url, 1)).rejects.toThrow();
  });

  it("and has no more time for its races stores the result that a racer has seen", async (context) => {
    const { expect } = context;
    const home = await newHome(context);
    const product = home.start(SHORT_DRAIN);
    const [quick, ...others] = await fiveRacers(product);
    await typeText(quick, 280);
    await quick.until("results-so-far");
    expect(await stop(product)).toBe(0);
    expect(await Promise.all(others.map(({ left }) => left))).toEqual(Array(4).fill(CLOSE_CODES.shutdown.code));
    await expectFirstAlone(context, home, quick);
  });
});

describe.concurrent("a process that is told a second time to stop", () => {
  it("while others still race stores the result that a racer has seen", async (context) => {
    const home = await newHome(context);
    const product = home.start();
    const [quick] = await fiveRacers(product);
    await typeText(quick, 280);
    await quick.until("results-so-far");
    expect(await stopAtOnce(product)).toBe(0);

    await home.start().url;
    await expectFirstAlone(context, home, quick);
  });

  it("while others still race and the database is away ends as ever, and the next one stores that result", async (context) => {
    const home = await newHome(context);
    const product = home.start();
    const [quick] = await fiveRacers(product);
    await typeText(quick, 280);
    await quick.until("results-so-far");
    home.line.cut();
    expect(await stopAtOnce(product)).toBe(0);
    expect(await resultsIn(home, quick)).toEqual([]);
    expect(await unsettledIn(home)).toEqual([`${quick.welcome.raceID}.json`]);

    home.line.mend();
    await home.start().url;
    await expectFirstAlone(context, home, quick);
    await context.expect.poll(() => unsettledIn(home)).toEqual([]);
  });

  it("while a finished race waits for the database ends as ever, and the next one settles the race", async (context) => {
    const home = await newHome(context);
    const product = home.start();
    const racers = await fiveRacers(product);
    const typing = racers.map((racer) => typeText(racer, 270));
    await racers[0].untilPhase("racing");
    home.line.cut();
    const [results] = await Promise.all(racers.map(resultsOf));
    await Promise.all(typing);
    expect(await stopAtOnce(product)).toBe(0);
    expect(await resultsIn(home, racers[0])).toEqual([]);
    expect(await unsettledIn(home)).toEqual([`${racers[0].welcome.raceID}.json`]);

    home.line.mend();
    await home.start().url;
    await context.expect.poll(() => resultsIn(home, racers[0])).toHaveLength(5);
    const shown = results?.lines.map(({ slot, standing, place }) => ({ slot, standing, place }));
    expect(await resultsIn(home, racers[0])).toEqual(shown);
    expect(shown?.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    await context.expect.poll(() => unsettledIn(home)).toEqual([]);
  });

  it("in the countdown calls its race off: nobody has a result of it", async (context) => {
    const home = await newHome(context);
    const product = home.start();
    const racers = await fiveRacers(product);
    await racers[0].untilPhase("countdown");
    expect(await stopAtOnce(product)).toBe(0);
    expect(await Promise.all(racers.map(({ left }) => left))).toEqual(Array(5).fill(CLOSE_CODES.shutdown.code));
    expect(racers.flatMap(({ heard }) => heard).filter(({ type }) => type.startsWith("results"))).toEqual([]);
    await home.start().url;
    expect(await resultsIn(home, racers[0])).toEqual([]);
    const { connection } = home;
    const open = await connection.db.selectFrom("running_races").select(["race_id", "abandoned_stamp"]).execute();
    expect(open).toEqual([{ race_id: racers[0].welcome.raceID, abandoned_stamp: expect.any(Number) as number }]);
  });
});
