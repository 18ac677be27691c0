import { tellShown } from "../data/facts.ts";
import type { AnswerOf } from "../net/call.ts";
import { call, takeChange } from "../session/session.ts";
import { sounds } from "../sound/sounds.ts";

export type Collected = AnswerOf<"POST /players/receive-cash">;

/**
 * Collects gifts, with a coin sound. Without ids, all waiting ones.
 *
 * @throws CallProblem
 * @source core §7 Players
 */
export async function collect(giftIDs?: readonly number[]): Promise<Collected> {
  try {
    const answer = await call("POST /players/receive-cash", {
      body: giftIDs === undefined ? {} : { giftIDs: [...giftIDs] },
    });
    takeChange({ ...answer.wallet, pendingCashGifts: answer.waiting.total.count });
    if (answer.collected.length > 0) sounds.play("coin");
    return answer;
  } finally {
    tellShown("gifts", "wallet");
  }
}

export const sumOf = (gifts: readonly { readonly amount: number }[]): number =>
  gifts.reduce((sum, { amount }) => sum + amount, 0);
