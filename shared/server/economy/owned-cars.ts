import type { CarID, UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";

/** The cars that a player owns, the oldest first, with their paints. */
export async function ownedCarsOf({ trx }: Pick<Work, "trx">, userID: UserID): Promise<ReadonlyMap<CarID, number>> {
  const rows = await trx
    .selectFrom("owned_cars")
    .select(["car_id", "hue_angle"])
    .where("user_id", "=", userID)
    .where("state", "=", "owned")
    .orderBy("stamp")
    .orderBy("car_id")
    .execute();
  return new Map(rows.map(({ car_id, hue_angle }) => [car_id, hue_angle]));
}
