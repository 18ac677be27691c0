import { createHash } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { economyData } from "#shared/server/economy/personal.ts";
import { once, purgeRepeats } from "#shared/server/economy/repeats.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { after, days, hours, type Stamp } from "#shared/units.ts";

import { connectPatiently } from "../support/database.ts";
import { atOnce, newStage, stageOn, type Stage } from "../support/players.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

interface Asking {
  readonly key?: string;
  readonly asked?: unknown;
  readonly call?: string;
  readonly at?: Stamp;
  readonly on?: Stage;
}

let deeds = 0;

/** Gives a nitro as a call with a key does, and answers with a number of its own. */
const giveNitro = (work: Work, userID: UserID) =>
  grant(work, [{ userID, rewards: [{ nitros: 1 }], reference: `deed:${deeds++}`, reason: "test" }]).then(() => ({
    deed: deeds,
    note: null,
    list: [1, 2],
  }));
const give = (userID: UserID, asking: Asking = {}, deed: typeof giveNitro = giveNitro) =>
  (asking.on ?? stage).run((work) => {
    const { key = "key-of-one-call-1", asked = [{ id: 7 }, { amount: 5 }], call = "POST /give" } = asking;
    return once(work, testVault, { userID, key, call, asked }, () => deed(work, userID));
  }, asking.at);
const codeOf = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => "done",
    (error: Error & { code?: string }) => error.code ?? error.message,
  );
const nitrosOf = async (userID: UserID): Promise<number> =>
  (await stage.db.selectFrom("users").select("nitros").where("user_id", "=", userID).executeTakeFirstOrThrow()).nitros;

describe("a call with a key", () => {
  it("does its deed once, and every repeat gets what the first one got, also two hundred at once from two processes", async () => {
    const userID = await stage.newPlayer();
    const other = stageOn(connectPatiently(stage.connection.pool.options.connectionString ?? ""));
    const answers = await atOnce(
      Array.from({ length: 200 }, (_each, nth) => () => give(userID, nth % 2 ? { on: other } : {})),
    );
    await other.db.destroy();
    expect(await nitrosOf(userID)).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ deed: expect.any(Number), note: null, list: [1, 2] });
  });

  it("waits while the first one runs, and gets its answer", async () => {
    const userID = await stage.newPlayer();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const begun = Promise.withResolvers<void>();
    const first = give(userID, {}, async (work) => {
      begun.resolve();
      await held;
      return giveNitro(work, userID);
    });
    await begun.promise;
    let isAnswered = false;
    const second = give(userID).finally(() => (isAnswered = true));
    await nitrosOf(userID);
    expect(isAnswered).toBe(false);
    goOn();
    expect(await second).toEqual(await first);
    expect(await nitrosOf(userID)).toBe(1);
  });

  it("is refused when it asks for something else, or is another call", async () => {
    const userID = await stage.newPlayer();
    await give(userID);
    expect(await codeOf(give(userID, { asked: [{ id: 7 }, { amount: 6 }] }))).toBe("alreadyDone");
    expect(await codeOf(give(userID, { asked: [{ id: 8 }, { amount: 5 }] }))).toBe("alreadyDone");
    expect(await codeOf(give(userID, { call: "POST /take" }))).toBe("alreadyDone");
    expect(await nitrosOf(userID)).toBe(1);
    await give(userID, { key: "key-of-one-call-2" });
    expect(await nitrosOf(userID)).toBe(2);
  });

  it("is its player's own: another one may use the same key", async () => {
    const players = [await stage.newPlayer(), await stage.newPlayer()];
    for (const userID of players) await give(userID);
    expect(await Promise.all(players.map(nitrosOf))).toEqual([1, 1]);
  });

  it("that was refused, or broke, may be made again with the same key", async () => {
    const userID = await stage.newPlayer();
    const refuse = () => Promise.reject(new Refusal("notEnoughMoney", "No."));
    expect(await codeOf(give(userID, {}, refuse))).toBe("notEnoughMoney");
    const answersNo = () => Promise.resolve(new Refusal("notAllowed", "No.") as never);
    expect(await codeOf(give(userID, {}, answersNo))).toBe("notAllowed");
    const breaks = () => Promise.reject(new Error("broken"));
    expect(await codeOf(give(userID, {}, breaks))).toBe("broken");
    await give(userID);
    expect(await nitrosOf(userID)).toBe(1);
  });

  it("whose process dies in the middle has done nothing, and whose process dies before it answers has done it once", async () => {
    const userID = await stage.newPlayer();
    const dying = stageOn(connectPatiently(stage.connection.pool.options.connectionString ?? ""));
    const killed = give(userID, { on: dying }, async (work) => {
      const answer = await giveNitro(work, userID);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(work.trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(stage.db);
      return answer;
    });
    expect(await codeOf(killed)).not.toBe("done");
    await dying.db.destroy();
    expect(await nitrosOf(userID)).toBe(0);
    const unheard = await give(userID);
    expect(await give(userID)).toEqual(unheard);
    expect(await nitrosOf(userID)).toBe(1);
  });

  it("keeps no password and nothing that a password could be guessed by, and is forgotten after seven days", async () => {
    const userID = await stage.newPlayer();
    const now = nowStamp();
    await give(userID, { asked: [{}, { amount: 5, password: "correct-horse-battery" }], at: now });
    const kept = () => stage.db.selectFrom("repeats").selectAll().where("user_id", "=", userID).execute();
    expect(JSON.stringify(await kept())).not.toContain("correct-horse");
    const plain = createHash("sha256")
      .update(JSON.stringify([{}, { amount: 5, password: "correct-horse-battery" }]))
      .digest("base64url");
    expect((await kept())[0]?.body_hash).not.toBe(plain);
    await stage.run(purgeRepeats, after(now, days(KEPT_DAYS.repeat)));
    expect(await kept()).toHaveLength(1);
    await stage.run(purgeRepeats, after(now, hours(KEPT_DAYS.repeat * 24 + 1)));
    expect(await kept()).toEqual([]);
  });

  it("goes with its account", async () => {
    const userID = await stage.newPlayer();
    await give(userID);
    await stage.db.deleteFrom("users").where("user_id", "=", userID).execute();
    expect(await stage.db.selectFrom("repeats").selectAll().where("user_id", "=", userID).execute()).toEqual([]);
  });
});

it("what an account takes along of its calls with a key is all but the hash of what it asked", async () => {
  const userID = await stage.newPlayer();
  const now = nowStamp();
  await give(userID, { at: now });
  const calls = economyData.exports.find(({ name }) => name === "repeatableCalls");
  expect(await calls?.read(stage.db, userID)).toEqual([
    { user_id: userID, key: "key-of-one-call-1", call: "POST /give", answer: expect.anything() as unknown, stamp: now },
  ]);
});
