import { lootByID } from "#shared/content/loot/catalog.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import type { Change } from "#shared/rules/garage/equip.ts";
import { pointsOfLevel } from "#shared/rules/rewards/level.ts";
import type { Timeless } from "#shared/rules/rewards/reward.ts";
import type { Offer, Wish } from "#shared/rules/shop/offer.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { talliesOf } from "#shared/server/achievements/tallies.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { sellCar } from "#shared/server/garage/sell.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { returnPurchase } from "#shared/server/shop/return.ts";
import { purchasesOf } from "#shared/server/shop/shopper.ts";
import { stampOf, type Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";
import { wear } from "./wear.ts";

export const PIP = 1 as CarID;
/** A day in a season, whose shop has a sticker first. */
export const NOW = stampOf(new Date("2026-11-24T12:00:00Z"));
export const NITROS = { srlID: 30_000 };
/** A piece of loot and a bundle that everybody may buy now. */
export const [PIECE] = offersAt(NOW, false).filter(({ type, goldOnly }) => type === "loot" && !goldOnly) as [Offer];
export const [PACK] = offersAt(NOW, false).filter(({ type }) => type === "bundle") as [Offer];

let turn = 0;

/** What people do in the shop and with what they bought, by default all in one moment. */
export const shopStage = (stage: Stage) => {
  const give = (userID: UserID, rewards: readonly Timeless[]) =>
    stage.run((work) => grant(work, [{ userID, rewards, reference: `test:${turn++}`, reason: "test" }]), NOW);
  const wears = (userID: UserID, change: Change) => stage.run((work) => wear(work, userID, [change]), NOW);
  return {
    give,
    /** Somebody who may buy everything for everybody. */
    async customer(cash = 5_000_000): Promise<UserID> {
      const userID = await stage.newPlayer({ car_id: PIP, races_played: 50, experience: pointsOfLevel(60) });
      await stage.run((work) => payStarter(work, { user_id: userID, car_id: PIP, car_hue_angle: 0 }), NOW);
      if (cash > 25_000) await give(userID, [{ cash: cash - 25_000 }]);
      return userID;
    },
    makeGold: (userID: UserID) =>
      stage.db.updateTable("users").set({ membership: "gold" }).where("user_id", "=", userID).execute(),
    buys: (userID: UserID, wish: Wish, at: Stamp = NOW) => stage.run((work) => buy(work, "type", userID, wish), at),
    returns: (userID: UserID, purchaseID: number, at: Stamp = NOW) =>
      stage.run((work) => returnPurchase(work, userID, purchaseID), at),
    sells: (userID: UserID, id: CarID) => stage.run((work) => sellCar(work, userID, id), NOW),
    drives: (userID: UserID, id: CarID) => wears(userID, { type: "car", id }),
    async putsOnAndOff(userID: UserID, lootID: LootID) {
      const type = lootByID(lootID)?.type ?? "title";
      await wears(userID, type === "sticker" ? { type, ids: [lootID] } : { type, id: lootID });
      await wears(userID, type === "sticker" ? { type, ids: [] } : { type, id: null });
    },
    balanceOf: async (userID: UserID) =>
      (
        await stage.db
          .selectFrom("money_accounts")
          .select("balance")
          .where("user_id", "=", userID)
          .executeTakeFirstOrThrow()
      ).balance,
    figuresOf: (userID: UserID) => purchasesOf({ db: stage.db }, userID),
    countsOf: async (userID: UserID) => (await talliesOf(stage.db, [userID], nowStamp()))[0]?.counts,
    carsOf: (userID: UserID) =>
      stage.db
        .selectFrom("owned_cars")
        .select(["car_id", "state"])
        .where("user_id", "=", userID)
        .orderBy("car_id")
        .execute(),
    lootOf: async (userID: UserID) =>
      (
        await stage.db
          .selectFrom("owned_loot")
          .select("loot_id")
          .where("user_id", "=", userID)
          .orderBy("loot_id")
          .execute()
      ).map(({ loot_id }) => loot_id),
  };
};
