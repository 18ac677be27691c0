import type { CarID, UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { grant } from "./grant.ts";

/**
 * Takes a car from a player and pays for it, once for each time that it was got. The caller has locked the player, and asked
 * whether the car may be sold.
 *
 * @param cash what it brings
 */
export async function sellOwned(work: Work, userID: UserID, carID: CarID, cash: number): Promise<void> {
  const { reference } = await work.trx
    .updateTable("owned_cars")
    .set({ state: "sold" })
    .where("user_id", "=", userID)
    .where("car_id", "=", carID)
    .where("state", "=", "owned")
    .returning("reference")
    .executeTakeFirstOrThrow();
  await grant(work, [{ userID, rewards: [{ cash }], reference: `sale:${carID}:${reference}`, reason: "sale" }]);
}

/** The paint of a car that a player owns. */
export async function paintOwned({ trx }: Work, userID: UserID, carID: CarID, hueAngle: number): Promise<void> {
  await trx
    .updateTable("owned_cars")
    .set({ hue_angle: hueAngle })
    .where("user_id", "=", userID)
    .where("car_id", "=", carID)
    .execute();
}
