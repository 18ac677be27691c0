import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { botLadder } from "#shared/contracts/account/bots.ts";
import { ResultRow } from "#shared/contracts/race/race.ts";
import { playerProfile } from "#shared/contracts/social/players.ts";
import type { UserID } from "#shared/ids.ts";

import { declared } from "../support/declared-bot.ts";
import { startProduct, type Product } from "../support/product.ts";
import { takeTable } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const run = promisify(execFile);
const CLIENT = join(import.meta.dirname, "../../docs/bot-client.ts");

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Races with the documented client. @returns its line of the board */
async function race(token: string, wpm: number): Promise<ResultRow> {
  const { stdout } = await run(process.execPath, [CLIENT, product.url, String(wpm)], {
    env: { ...process.env, BOT_TOKEN: token },
  });
  return ResultRow.parse(JSON.parse(stdout.trim()));
}

const resultsOf = ({ userID }: Visitor) =>
  product.services.app.db
    .selectFrom("race_results")
    .select(["race_id", "slot", "is_bot", "done", "user_id"])
    .where("user_id", "=", userID as UserID)
    .execute();

describe("the client in the documents", () => {
  it("has about 60 lines and uses nothing of ours", () => {
    const source = readFileSync(CLIENT, "utf8");
    expect(source.split("\n").length).toBeLessThanOrEqual(66);
    expect([...source.matchAll(/from "([^"]+)"/g)].map((match) => match[1])).toEqual(["@colyseus/sdk"]);
  });

  it("races declared bots to the finish at tables of their own, unpaid, each with a badge", async () => {
    const bots = await Promise.all(["Piston", "Crankshaft"].map((name) => newRacer(product, name)));
    const tokens = await Promise.all(bots.map(declared));
    const before = await Promise.all(bots.map(wealthOf));
    const lines = await Promise.all(tokens.map((token, nth) => race(token, 150 + 10 * nth)));
    for (const line of lines) expect(line).toMatchObject({ standing: "finished", errors: 0, isBot: true });
    for (const [nth, bot] of bots.entries()) {
      const results = await expect
        .poll(() => resultsOf(bot), { timeout: 60_000 })
        .toMatchObject([{ is_bot: true, user_id: bot.userID }])
        .then(() => resultsOf(bot));
      const rewards = await product.services.app.db
        .selectFrom("race_rewards")
        .select("user_id")
        .where(
          "race_id",
          "in",
          results.map(({ race_id }) => race_id),
        )
        .execute();
      expect(rewards).toEqual([]);
      expect(await wealthOf(bot)).toEqual(before[nth]);
      expect(
        (await bot.get(playerProfile, { params: { username: ["Piston", "Crankshaft"][nth] ?? "" } })).player.isBot,
      ).toBe(true);
    }
  });
});

/** What the account has, and what it has won. */
const wealthOf = async (bot: Visitor) => {
  const { user } = await bot.get(self);
  return { money: user.money, experience: user.experience, nitros: user.nitros };
};

describe("a lobby", () => {
  it("seats people and declared bots at tables apart, however near they are in speed", async () => {
    const [person, bot, other] = await Promise.all(
      ["Valve", "Camshaft", "Gasket"].map((name) => newRacer(product, name)),
    );
    for (const each of [bot, other]) await declared(each as Visitor);
    const seated = await Promise.all([person, bot, other].map((each) => takeTable(product.url, each?.token)));
    const raceIDs = await Promise.all(seated.map(async ({ seat }) => (await seat).roomId));
    expect(raceIDs[1]).toBe(raceIDs[2]);
    expect(raceIDs[0]).not.toBe(raceIDs[1]);
    const [tablesOfPerson, tablesOfBot] = [seated[0]?.tables.at(-1), seated[1]?.tables.at(-1)];
    const names = (tables: typeof tablesOfPerson) => tables?.seats.map(({ displayName }) => displayName) ?? [];
    expect(names(tablesOfPerson)).not.toEqual(expect.arrayContaining(["Camshaft"]));
    expect(names(tablesOfBot)).toEqual(expect.arrayContaining(["Camshaft", "Gasket"]));
    expect(tablesOfBot?.seats.every(({ isBot }) => isBot)).toBe(true);
    for (const { lobby } of seated) void lobby.leave();
  });
});

describe("the ladder of bots", () => {
  it("shows who has ten races, the fastest first, and no people", async () => {
    const [quick, slow, fresh] = await Promise.all(
      ["Turbo", "Lorry", "Learner"].map((name) => newRacer(product, name)),
    );
    for (const each of [quick, slow, fresh]) await declared(each as Visitor);
    await product.services.app.db
      .insertInto("bot_scores")
      .values([
        { user_id: quick?.userID as UserID, site: "type", played: 12, speed: 150 },
        { user_id: slow?.userID as UserID, site: "type", played: 10, speed: 60 },
        { user_id: fresh?.userID as UserID, site: "type", played: 9, speed: 200 },
      ])
      .execute();
    const { bots } = await (quick as Visitor).get(botLadder);
    expect(bots.map(({ displayName, place, isBot }) => [displayName, place, isBot])).toEqual([
      ["Turbo", 1, true],
      ["Lorry", 2, true],
    ]);
  });
});
