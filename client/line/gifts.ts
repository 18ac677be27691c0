import { create } from "zustand";

import type { AnswerOf } from "../net/call.ts";
import { call, takeUser, useSession } from "../session/session.ts";
import { sounds } from "../sound/sounds.ts";

/** How often something happened to the gifts that wait: what shows them looks again. */
export const useGiftNews = create<{ readonly count: number }>()(() => ({ count: 0 }));

export const giftsChanged = (): void => useGiftNews.setState(({ count }) => ({ count: count + 1 }));

export type Collected = AnswerOf<"POST /players/receive-cash">;

/** One more gift waits, as was just told. */
export function giftCame(): void {
  useSession.setState(({ user }) => ({
    user: user && { ...user, pendingCashGifts: (user.pendingCashGifts ?? 0) + 1 },
  }));
  giftsChanged();
}

/**
 * Collects gifts, with a coin for the ear. Without ids, everything that waits.
 *
 * @throws CallProblem
 * @source core §7 Players
 */
export async function collect(giftIDs?: readonly number[]): Promise<Collected> {
  const answer = await call("POST /players/receive-cash", {
    body: giftIDs === undefined ? {} : { giftIDs: [...giftIDs] },
  });
  takeUser(answer.user);
  if (answer.collected.length > 0) sounds.play("coin");
  return answer;
}

export const sumOf = (gifts: readonly { readonly amount: number }[]): number =>
  gifts.reduce((sum, { amount }) => sum + amount, 0);
