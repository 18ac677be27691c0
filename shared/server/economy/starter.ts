import type { Selectable } from "kysely";

import { STARTER } from "../../rules/rewards/starter.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { grant } from "./grant.ts";
import { paintOwned } from "./sell.ts";

type Beginner = Pick<Selectable<Database["users"]>, "user_id" | "car_id" | "car_hue_angle">;

/** Gives a new account its starting cash and nitros, once. */
export async function payStarter(work: Work, beginner: Beginner): Promise<void> {
  await payStarters(work, [beginner]);
  await paintOwned(work, beginner.user_id, beginner.car_id, beginner.car_hue_angle);
}

/** The same for many, whose cars have the paint that they come with. */
export async function payStarters(work: Work, beginners: readonly Beginner[]): Promise<void> {
  await grant(
    work,
    beginners.map(({ user_id: userID, car_id: carID }) => ({
      userID,
      rewards: [{ cash: STARTER.cash }, { nitros: STARTER.nitros }, { carID }],
      reference: `starter:${userID}`,
      reason: "starter",
    })),
  );
}
