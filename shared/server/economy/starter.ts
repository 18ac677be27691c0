import type { Selectable } from "kysely";

import { STARTER } from "../../rules/rewards/starter.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { grant } from "./grant.ts";
import { paintOwned } from "./sell.ts";

/** Gives a new account its starting cash and nitros, once. */
export async function payStarter(
  work: Work,
  {
    user_id: userID,
    car_id: carID,
    car_hue_angle: hueAngle,
  }: Pick<Selectable<Database["users"]>, "user_id" | "car_id" | "car_hue_angle">,
): Promise<void> {
  const rewards = [{ cash: STARTER.cash }, { nitros: STARTER.nitros }, { carID }];
  await grant(work, [{ userID, rewards, reference: `starter:${userID}`, reason: "starter" }]);
  await paintOwned(work, userID, carID, hueAngle);
}
