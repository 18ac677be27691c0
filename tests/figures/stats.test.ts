import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { statsData, statsGraphs, statsSummary } from "#shared/contracts/race/stats.ts";
import type { UserID } from "#shared/ids.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { statsGraphsOf } from "#shared/server/stats/graphs.ts";
import { raceLogOf, type LogPage } from "#shared/server/stats/race-log.ts";
import { statsSummaryOf } from "#shared/server/stats/summary.ts";

import { note, percentile } from "../support/figures.ts";
import { newFullRacer } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import { writeHistory } from "../support/race-history.ts";
import type { Visitor } from "../support/visitor.ts";

const MANY = 20_000;
const FEW = 20;
const CALLS = 200;
const OTHERS = 20;
/** Calls of one racer in a minute stay below their limit. */
const OPENINGS = 100;
const NOW = nowStamp();

let product: Product;
let app: App;
const visitors: Record<"few" | "many", Visitor> = {} as never;
const racers: Record<"few" | "many", UserID> = {} as never;
beforeAll(async () => {
  product = await startProduct();
  const { db } = product.services.app;
  app = { db, nowStamp: () => NOW, config: { site: "type" } } as unknown as App;
  for (const name of ["few", "many"] as const) {
    visitors[name] = await newFullRacer(product, `Stats_${name}`);
    racers[name] = visitors[name].userID as UserID;
  }
  await writeHistory(db, racers.few, { races: FEW, until: NOW });
  // Forty races a day for five hundred days.
  await writeHistory(db, racers.many, { races: MANY, until: NOW, everyS: 2_160 });
  for (let nth = 0; nth < OTHERS; nth++) {
    const other = await newFullRacer(product, `Other_${nth}`);
    await writeHistory(db, other.userID as UserID, { races: 2_000, until: NOW });
  }
  await sql`vacuum analyze`.execute(db);
}, 300_000);
afterAll(() => product.close());

async function msOf(deed: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await deed();
  return performance.now() - from;
}

/** The medians of deeds that take turns. */
async function mediansOf<Name extends string>(
  deeds: Record<Name, () => Promise<unknown>>,
  calls = CALLS,
): Promise<Record<Name, number>> {
  const found = new Map<string, number[]>();
  for (let turn = 0; turn < calls; turn++) {
    for (const [name, deed] of Object.entries<() => Promise<unknown>>(deeds)) {
      found.set(name, [...(found.get(name) ?? []), await msOf(deed)]);
    }
  }
  return Object.fromEntries([...found].map(([name, took]) => [name, percentile(took.slice(20), 0.5)])) as never;
}

const log = (userID: UserID, page: Partial<LogPage> = {}) => raceLogOf(app, userID, { page: 0, limit: 30, ...page });

it("the statistics of 20,000 races open like those of 20, and their log's page 600 like its first", async () => {
  const parts = {
    summary: statsSummaryOf,
    graphs: (_app: App, userID: UserID) => statsGraphsOf(app, { userID, isOwn: true }),
    log: (_app: App, userID: UserID) => log(userID),
  };
  for (const [name, ask] of Object.entries(parts)) {
    const medians = await mediansOf({ few: () => ask(app, racers.few), many: () => ask(app, racers.many) });
    note(`stats ${name}, 20 races`, medians.few, "ms");
    note(`stats ${name}, 20,000 races`, medians.many, "ms");
  }
  const open = (name: keyof typeof visitors) => async (): Promise<void> => {
    const visitor = visitors[name];
    const params = { id: racers[name] };
    const answers = [
      await visitor.get(statsSummary),
      await visitor.get(statsGraphs, { params }),
      await visitor.get(statsData, { params }),
    ];
    expect(answers).toHaveLength(3);
  };
  const opened = await mediansOf({ few: open("few"), many: open("many") }, OPENINGS);
  note("opening the statistics of 20 races", opened.few, "ms");
  note("opening the statistics of 20,000 races to those of 20", opened.many / opened.few, "times", 1.5);
  const known = (await log(racers.many, { page: 599, limit: 30 })).logs.at(-1)?.raceID;
  const pages = await mediansOf({
    first: () => log(racers.many),
    byKey: () => log(racers.many, { before: known }),
    byNumber: () => log(racers.many, { page: 599 }),
    middle: () => log(racers.many, { page: 333 }),
  });
  note("page 600 of the race log to page 1, by key", pages.byKey / pages.first, "times", 1.2);
  note("page 600 of the race log to page 1, by number", pages.byNumber / pages.first, "times");
  note("page 333 of the race log to page 1, by number", pages.middle / pages.first, "times");
  expect(known).toBeDefined();
}, 300_000);
