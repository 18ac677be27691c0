import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { once } from "#shared/server/economy/repeats.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { DatabaseAway } from "#shared/server/platform/postgres/away.ts";
import { connect } from "#shared/server/platform/postgres/connection.ts";
import { startEmbedded, type EmbeddedPostgres } from "#shared/server/platform/postgres/embedded.ts";
import { migrate } from "#shared/server/platform/postgres/migrate.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { before, days } from "#shared/units.ts";

import { freePort } from "../support/free-port.ts";
import { expectBalanced, isWhole, lookAtMoney } from "../support/money.ts";
import { stageOn, type Stage } from "../support/players.ts";
import { until } from "../support/until.ts";
import { testVault } from "../support/vault.ts";

/** `REDLINE_BANK_RUN_SECONDS=20` runs it for longer. */
const RUN_MS = Number(process.env.REDLINE_BANK_RUN_SECONDS ?? 5) * 1_000;
const CRASHES = 3;
/** So many gifts are sent between two crashes. */
const GIFTS_BETWEEN = 40;
const PLAYERS = 16;
const HANDS = 10;
const GIFT = 1_000;
const AGAIN_MS = 20;

let folder: string;
let port: number;
let postgres: EmbeddedPostgres;
let stage: Stage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-bank-"));
  port = await freePort();
  postgres = await open();
  stage = stageOn(connect(postgres.databaseUrl, () => undefined, { connectionTimeoutMillis: 0, statement_timeout: 0 }));
  await migrate(postgres.databaseUrl, console);
});
afterAll(async () => {
  await stage.db.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A server that promises what it always does, and comes back under the same address. */
const open = (): Promise<EmbeddedPostgres> => startEmbedded(folder, [`port=${port}`, "fsync=off"]);

/** Ends the server as a crash does, with nothing written down any more, and starts it again. */
async function crash(): Promise<void> {
  const [line = ""] = (await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n");
  const pid = Number(line);
  process.kill(pid, "SIGQUIT");
  await until("the server is gone", () => !isAlive(pid));
  postgres = await open();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Gives as a call with an idempotency key does. */
const giveOnce = (work: Work, from: UserID, to: UserID, key: string) =>
  once(work, testVault, { userID: from, key, call: "give", asked: to }, () => sendGift(work, from, to, GIFT));

/** Buys something of today's shop, as a call with an idempotency key does. */
const buyOnce = (work: Work, userID: UserID, nth: number, key: string) => {
  const offers = offersAt(work.now, true);
  const wish = offers[nth % offers.length]?.wish;
  if (!wish) throw new Error("the shop is empty");
  return once(work, testVault, { userID, key, call: "buy", asked: wish }, () => buy(work, "type", userID, wish));
};

/** What became of something that may be asked for again: as long as the database is away it is asked for again. */
async function ask(doing: () => Promise<unknown>): Promise<string> {
  for (;;) {
    try {
      await doing();
      return "done";
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      if (!(error instanceof DatabaseAway)) throw error;
      await wait(AGAIN_MS);
    }
  }
}

it("a database that crashes again and again loses no gift and no purchase that was acknowledged, doubles none that was repeated, and is balanced whenever it is read", async () => {
  const crowd = await Promise.all(
    Array.from({ length: PLAYERS }, () =>
      stage.newPlayer({ membership: "gold", created_stamp: before(nowStamp(), days(400)) }),
    ),
  );
  for (const [nth, userID] of crowd.entries()) {
    await stage.run((work) => pay(work, [{ userID, amount: 900_000, reference: `begin:${nth}`, reason: "test" }]));
  }
  const sent = new Set<string>();
  const bought = new Set<string>();
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  let turn = 0;
  const give = async (): Promise<void> => {
    while (!isOver()) {
      const [from, to] = [crowd[turn % PLAYERS], crowd[(turn * 7 + 3) % PLAYERS]] as [UserID, UserID];
      turn++;
      if (from === to) continue;
      const key = randomUUID();
      const code = await ask(() => stage.run((work) => giveOnce(work, from, to, key)));
      if (code === "done") sent.add(key);
      if (turn % 3 === 0) {
        const purchase = randomUUID();
        const nth = turn;
        if ((await ask(() => stage.run((work) => buyOnce(work, from, nth, purchase)))) === "done") bought.add(purchase);
      }
      if (turn % 5 === 0) await ask(() => stage.run((work) => collectGifts(work, to)));
    }
  };
  let looks = 0;
  const wrong: unknown[] = [];
  const read = async (): Promise<void> => {
    for (; !isOver(); await wait(AGAIN_MS)) {
      await ask(async () => {
        const money = await lookAtMoney(stage.db);
        looks++;
        if (!isWhole(money)) wrong.push(money);
      });
    }
  };
  const working = [read(), ...Array.from({ length: HANDS }, give)];
  let crashes = 0;
  for (const endMs = performance.now() + RUN_MS; crashes < CRASHES || performance.now() < endMs; crashes++) {
    const enough = sent.size + GIFTS_BETWEEN;
    await until("gifts are sent", () => sent.size >= enough);
    await crash();
  }
  over.abort();
  await Promise.all(working);

  expect(wrong).toEqual([]);
  const gifts = await stage.db.selectFrom("cash_gifts").select("gift_id").execute();
  const rows = await stage.db.selectFrom("repeats").select("key").execute();
  const kept = new Set(rows.map(({ key }) => key));
  const lost = [...sent, ...bought].filter((key) => !kept.has(key));
  expect({ lost, sent: gifts.length, keys: kept.size }).toEqual({
    lost: [],
    sent: sent.size,
    keys: sent.size + bought.size,
  });
  const purchases = await stage.db.selectFrom("purchases").select("purchase_id").execute();
  expect([purchases.length, bought.size > CRASHES]).toEqual([bought.size, true]);
  await expectBalanced(stage.db);
  expect(looks).toBeGreaterThan(crashes);
  if (process.env.REDLINE_BANK_RUN_SECONDS !== undefined)
    console.info({ crashes, looks, sent: sent.size, bought: bought.size });
});
