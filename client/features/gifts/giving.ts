import { giverRefusal, GIFTS, type GiverRefusal } from "#shared/rules/gifts.ts";
import { stampOf, type Stamp } from "#shared/units.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call, takeUser } from "../../session/session.ts";

type Gifts = AnswerOf<"GET /cash-gifts">;
export type Receiver = AnswerOf<"GET /players/{username}">["player"];

/** Who gives to whom, and how much it may be. */
export interface Giving extends Pick<Gifts, "giving" | "user"> {
  readonly receiver: Receiver;
}

/** Why the page has no form; each has its own way on. */
export type Obstacle = Exclude<GiverRefusal, "unknown" | "leaving"> | "passwordless" | "doneToday" | "short";

export async function fetchGiving(username: string): Promise<Giving> {
  const [{ player }, { giving, user }] = await Promise.all([
    call("GET /players/{username}", { params: { username } }),
    call("GET /cash-gifts"),
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
