import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { self } from "#shared/contracts/account/auth.ts";
import type { Call } from "#shared/contracts/call.ts";
import { equipLoot, garage, showGarage } from "#shared/contracts/economy/garage.ts";
import { dailyReward } from "#shared/contracts/economy/rewards.ts";
import { checkAchievements, claimAchievement, claimExtraLevels } from "#shared/contracts/goals/achievements.ts";
import type { UserID } from "#shared/ids.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { perform } from "#shared/server/platform/work.ts";

import { FIRST_SEASON, reachExtraLevels } from "../support/extra-levels.ts";
import { expectBalanced } from "../support/money.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const EDGES = [-10, -1, 0, 9_999, 10_000, 2 ** 31, 2 ** 53];
/** All that an account that has earned nothing hears of claims, for any number. */
const NOTHING = ["badInput", "notEarned", "notFound"];
const ALL = ACHIEVEMENTS.map(({ achievementID }) => achievementID);
/** The key under which somebody else was given something. */
const THEIR_KEY = "what-somebody-else-was-given";

async function whoHasEarnedIt(): Promise<Visitor> {
  const racer = await newRacer(product, "HasEarnedIt");
  await perform(product.services.app, (work) =>
    countDeed(work, racer.userID as UserID, { add: { racesPlayed: 100, placed1: 100, nitrosUsed: 100 } }),
  );
  await reachExtraLevels(product, racer, 3);
  await racer.get(checkAchievements, { body: { ids: ALL } });
  const headers = { "idempotency-key": THEIR_KEY };
  await racer.get(claimAchievement, { params: { achievementID: 301 }, headers });
  return racer;
}

/** What is shown of somebody, without what only time changes. */
async function shownOf(racer: Visitor) {
  const { user } = await racer.get(self);
  const { money, nitros, nitrosUsed, membership, playerExperience, experience, lastExtraLevel, extraUnclaimed } = user;
  const { carID, look } = user;
  const figures = { money, nitros, nitrosUsed, membership, playerExperience, experience, lastExtraLevel, carID, look };
  return { ...figures, extraUnclaimed, garage: (await racer.get(garage)).garage };
}

/** Makes a call with each of some inputs. @returns the codes of the refusals, and how many were none */
async function tryEach(racer: Visitor, contract: Call, given: readonly Parameters<Visitor["ask"]>[1][]) {
  const codes = new Set<unknown>();
  let done = 0;
  for (const each of given) {
    const { json } = await racer.ask(contract, each);
    if (json.success === true) done++;
    else codes.add(json.error);
  }
  return { done, codes: [...codes].toSorted((a, b) => String(a).localeCompare(String(b))) };
}

describe("a new account that asks over HTTP for what it has not earned", () => {
  it("is given nothing for any achievement, season, car or piece of loot, nor under somebody else's key", async () => {
    const earner = await whoHasEarnedIt();
    const bots = await Promise.all(["GrabsOne", "GrabsTwo"].map((name) => newRacer(product, name)));
    for (const [nth, bot] of bots.entries()) {
      const before = await shownOf(bot);
      const half = <T>(list: readonly T[]) => list.filter((_each, at) => at % bots.length === nth);
      const ids = [...half(ALL), ...EDGES];
      expect(await bot.get(checkAchievements, { body: { ids: ALL } })).toMatchObject({
        achieved: [],
        instantClaimed: [],
        unclaimed: [],
      });
      const claims = ids.map((achievementID) => ({ params: { achievementID } }));
      expect(await tryEach(bot, claimAchievement, claims)).toEqual({ done: 0, codes: NOTHING });
      const keyed = { params: { achievementID: 301 }, headers: { "idempotency-key": THEIR_KEY } };
      expect((await bot.ask(claimAchievement, keyed)).json.error).toBe("notEarned");
      const seasons = [FIRST_SEASON, ...EDGES, earner.userID].map((id) => ({ body: { id } }));
      expect(await tryEach(bot, claimExtraLevels, seasons)).toEqual({ done: 0, codes: NOTHING });
      const changes = [
        ...half(CARS)
          .filter(({ carID }) => carID !== before.carID)
          .map(({ carID: id }) => ({ type: "car", id })),
        ...EDGES.map((id) => ({ type: "car", id })),
        ...EDGES.map((id) => ({ type: "trail", id })),
        ...half(LOOT)
          .filter(({ ways }) => ways.every(({ from }) => from !== "start"))
          .slice(0, 45)
          .map(({ type, lootID }) => (type === "sticker" ? { type, ids: [lootID] } : { type, id: lootID })),
      ];
      const worn = await tryEach(
        bot,
        equipLoot,
        changes.map((change) => ({ body: { changes: [change] } })),
      );
      expect(worn).toEqual({ done: 0, codes: ["badInput", "notFound", "notOwned"] });
      const shown = EDGES.flatMap((id) => [{ carID: id }, { lootID: id }]).map((item) => ({
        body: { showcase: [item] },
      }));
      expect(await tryEach(bot, showGarage, shown)).toEqual({ done: 0, codes: ["badInput", "notOwned"] });
      expect(await shownOf(bot)).toEqual(before);
    }
    await expectBalanced(product.services.app.db);
  });

  it("opens one box, and has what was in it", async () => {
    const bot = await newRacer(product, "GrabsBoxes");
    const before = await shownOf(bot);
    const opened = await Promise.all(Array.from({ length: 30 }, () => bot.ask(dailyReward)));
    const [box, ...others] = opened.flatMap(({ json }) => (json.success === true ? [json] : []));
    expect([others.length, opened.filter(({ json }) => json.error === "boxTooSoon").length]).toEqual([0, 29]);
    const { reward } = dailyReward.answer.parse(box);
    const after = await shownOf(bot);
    const value = (type: typeof reward.type) => (reward.type === type ? reward.value : 0);
    expect([after.money, after.nitros]).toEqual([before.money + value("money"), before.nitros + value("nitros")]);
    const gained = after.garage.cars.map(([carID]) => carID).filter((carID) => carID !== before.carID);
    expect(gained).toEqual(reward.type === "car" ? [reward.value] : []);
    await expectBalanced(product.services.app.db);
  });
});
