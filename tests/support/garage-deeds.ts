import { CALLS } from "#shared/contracts/calls.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import type { Timeless } from "#shared/rules/rewards/reward.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { perform } from "#shared/server/platform/work.ts";

import type { Product } from "./product.ts";
import type { Visitor } from "./visitor.ts";

let turn = 0;

/** Gives a player cars and loot, as a shop or an achievement does. */
export const giveTo = (
  { services: { app } }: Pick<Product, "services">,
  { userID }: Pick<Visitor, "userID">,
  rewards: readonly Timeless[],
) =>
  perform(app, (work) =>
    grant(work, [{ userID: userID as UserID, rewards, reference: `given:${userID}:${turn++}`, reason: "test" }]),
  );

const MORE = [2, 4] as CarID[];

/** What changes a player's garage, for each of its calls that the player's other pages must hear of. */
export const garageDeeds = (product: () => Product) => ({
  equipLoot: {
    act: (one: Visitor) => one.get(CALLS.equipLoot, { body: { changes: [{ type: "car", id: 1, hueAngle: 77 }] } }),
  },
  sellCar: {
    first: (one: Visitor) =>
      giveTo(
        product(),
        one,
        MORE.map((carID) => ({ carID })),
      ),
    act: (one: Visitor) => one.get(CALLS.sellCar, { params: { carID: MORE[0] ?? 0 } }),
  },
});
