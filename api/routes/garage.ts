import * as contracts from "#shared/contracts/economy/garage.ts";
import { arrangeCars } from "#shared/server/garage/arrange.ts";
import { equip } from "#shared/server/garage/equip.ts";
import { garageOf } from "#shared/server/garage/garage.ts";
import { sellCar } from "#shared/server/garage/sell.ts";
import { showGarage } from "#shared/server/garage/show.ts";
import { visitGarage } from "#shared/server/garage/visit.ts";
import { perform } from "#shared/server/platform/work.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import { keepPurchases } from "#shared/server/shop/settle.ts";

import { route } from "../route.ts";

/** @source core §7 Garage and rewards */
export const garageRoutes = [
  route(contracts.garage, async ({ app, identity: { userID } }) => ({ garage: await garageOf(app, userID) })),
  route(contracts.arrangeCars, async ({ app, identity: { userID }, body }) => {
    await perform(app, (work) => arrangeCars(work, userID, body.garage));
    return { garage: await garageOf(app, userID) };
  }),
  route(contracts.equipLoot, async ({ app, identity: { userID }, body }) => {
    await perform(app, async (work) => {
      const worn = await equip(work, userID, body.changes);
      if (worn) await keepPurchases(work, userID, worn);
    });
    return { garage: await garageOf(app, userID), ...(await selfPartsOf(app, userID, ["account"])) };
  }),
  route(contracts.showGarage, ({ app, identity: { userID }, body }) =>
    perform(app, (work) => showGarage(work, userID, body)),
  ),
  route(contracts.othersGarage, ({ app, identity: { userID }, params }) => visitGarage(app, userID, params.username)),
  route(contracts.sellCar, async ({ app, identity: { userID }, params, once }) => {
    const cash = await once((work) => sellCar(work, userID, params.carID));
    return { cash, garage: await garageOf(app, userID), ...(await selfPartsOf(app, userID, ["wallet"])) };
  }),
];
