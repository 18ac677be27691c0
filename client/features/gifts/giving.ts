import type { z } from "zod";

import type { cashGifts } from "#shared/contracts/gifts.ts";
import type { playerProfile } from "#shared/contracts/players.ts";
import { giverRefusal, GIFTS, type GiverRefusal } from "#shared/rules/gifts.ts";
import { stampOf, type Stamp } from "#shared/units.ts";

import { callAsSelf, takeUser } from "../../session/session.ts";

type Gifts = z.output<(typeof cashGifts)["answer"]>;
export type Receiver = z.output<(typeof playerProfile)["answer"]>["player"];

/** Who gives to whom, and how much it may be. */
export interface Giving extends Pick<Gifts, "giving" | "user"> {
  readonly receiver: Receiver;
}

/** Why the page has no form; each has its own way on. */
export type Obstacle = Exclude<GiverRefusal, "unknown" | "leaving"> | "passwordless" | "doneToday" | "short";

export async function fetchGiving(username: string): Promise<Giving> {
  const [{ player }, { giving, user }] = await Promise.all([
    callAsSelf<typeof playerProfile>("GET /players/{username}", { params: { username } }),
    callAsSelf<typeof cashGifts>("GET /cash-gifts"),
  ]);
  takeUser(user);
  return { receiver: player, giving, user };
}

export function obstacleOf({ receiver, giving, user }: Giving): Obstacle | undefined {
  const refusal = giverRefusal({
    isSelf: receiver.relation === "self",
    canMeet: true,
    isLeaving: false,
    isGold: user.membership === "gold",
    createdStamp: user.createdStamp as Stamp,
    now: stampOf(new Date()),
  });
  if (refusal !== undefined && refusal !== "unknown" && refusal !== "leaving") return refusal;
  if (!giving.hasPassword) return "passwordless";
  if (giving.leftToday < GIFTS.least) return "doneToday";
  return user.money < GIFTS.least ? "short" : undefined;
}
