import { z } from "zod";

import { BOX_ODDS } from "../../rules/rewards/box.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { SelfParts } from "../self.ts";
import { BoxReward } from "./own-rewards.ts";

/** @source core §7 Garage and rewards */
export const dailyReward = call({
  method: "GET",
  path: "/rewards/daily",
  summary: `Open the caller's daily mystery box. It opens once every 21 hours, can't be bought, and has ${BOX_ODDS.length} kinds of content.`,
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  takesKey: true,
  params: Nothing,
  body: Nothing,
  answer: z.object({ reward: BoxReward, ...SelfParts.pick({ rewards: true, wallet: true }).shape }),
  refusals: ["boxTooSoon"],
});
