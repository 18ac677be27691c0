import type { CarID, UserID } from "../../ids.ts";
import { STARTER } from "../../rules/rewards/starter.ts";
import type { Work } from "../platform/work.ts";
import { grant } from "./grant.ts";

/** Gives a new account its starting cash and nitros, once. */
export async function payStarter(work: Work, userID: UserID, carID: CarID): Promise<void> {
  const rewards = [{ cash: STARTER.cash }, { nitros: STARTER.nitros }, { carID }];
  await grant(work, [{ userID, rewards, reference: `starter:${userID}`, reason: "starter" }]);
}
