import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Item } from "../../rules/rewards/reward.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/** What others see of a garage. */
interface Shown {
  readonly isOpen?: boolean | undefined;
  readonly showcase?: readonly Item[] | undefined;
}

/** Changes what others see of a player's garage. Refuses: notOwned. */
export async function showGarage(work: Work, userID: UserID, { isOpen, showcase }: Shown): Promise<Required<Shown>> {
  await lockPlayer(work, userID, ["user_id"], "change");
  if (showcase !== undefined) await mustOwn(work, userID, showcase);
  const values = {
    ...(isOpen !== undefined && { is_open: isOpen }),
    ...(showcase !== undefined && { showcase: JSON.stringify(showcase) }),
  };
  const row = await work.trx
    .insertInto("garages")
    .values({ user_id: userID, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ user_id: userID, ...values }))
    .returning(["is_open", "showcase"])
    .executeTakeFirstOrThrow();
  work.changed(userID, "garage");
  return { isOpen: row.is_open, showcase: row.showcase };
}

async function mustOwn({ trx }: Work, userID: UserID, showcase: readonly Item[]): Promise<void> {
  const cars = showcase.flatMap((item) => ("carID" in item ? [item.carID] : []));
  const loot = showcase.flatMap((item) => ("lootID" in item ? [item.lootID] : []));
  const [ownedCars, ownedLoot] = [
    cars.length === 0
      ? []
      : await trx
          .selectFrom("owned_cars")
          .select("car_id")
          .where("user_id", "=", userID)
          .where("state", "=", "owned")
          .where("car_id", "in", cars)
          .execute(),
    loot.length === 0
      ? []
      : await trx
          .selectFrom("owned_loot")
          .select("loot_id")
          .where("user_id", "=", userID)
          .where("loot_id", "in", loot)
          .execute(),
  ];
  if (ownedCars.length !== cars.length || ownedLoot.length !== loot.length) {
    throw new Refusal("notOwned", "A showcase holds what you own, each piece once.");
  }
}
