import type { Self } from "#shared/contracts/self.ts";
import { giverRefusal, GIFTS, type GiverRefusal } from "#shared/rules/gifts.ts";

import type { Profile } from "../../data/people/use-profile.ts";
import type { Gifts } from "../../data/shop/use-gifts.ts";
import { serverNow } from "../../net/server-time.ts";

/** The giver, the receiver, and the possible amounts. */
export interface Giving extends Pick<Gifts, "giving"> {
  readonly user: Self;
  readonly receiver: Profile;
}

/** Why the page has no form; each reason has its own link. */
export type Obstacle = Exclude<GiverRefusal, "unknown" | "leaving"> | "passwordless" | "doneToday" | "short";

export function obstacleOf({ receiver, giving, user }: Giving): Obstacle | undefined {
  const refusal = giverRefusal({
    isSelf: receiver.relation === "self",
    canMeet: true,
    isLeaving: false,
    isBot: user.isBot || receiver.isBot,
    isGold: user.membership === "gold",
    createdStamp: user.createdStamp,
    now: serverNow(),
  });
  if (refusal !== undefined && refusal !== "unknown" && refusal !== "leaving") return refusal;
  if (!giving.hasPassword) return "passwordless";
  if (giving.leftToday < GIFTS.least) return "doneToday";
  return user.money < GIFTS.least ? "short" : undefined;
}
