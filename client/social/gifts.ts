import { deed } from "../data/deed.ts";
import { showGifts } from "../data/shop/use-gifts.ts";
import type { AnswerOf } from "../net/call.ts";
import { sounds } from "../sound/sounds.ts";

export type Collected = AnswerOf<"POST /players/receive-cash">;

/**
 * Collects gifts, with a coin sound. Without ids, all waiting ones.
 *
 * @throws CallProblem
 * @source core §7 Players
 */
export async function collect(giftIDs?: readonly number[]): Promise<Collected> {
  const answer = await deed(
    "POST /players/receive-cash",
    { body: giftIDs === undefined ? {} : { giftIDs: [...giftIDs] } },
    {
      keyOf: () => giftIDs?.join() ?? "all",
      facts: ["gifts", "wallet"],
      async show({ wallet, waiting }) {
        await showGifts({ waiting });
        return { parts: { wallet, counters: { pendingCashGifts: waiting.total.count } } };
      },
    },
  );
  if (answer.collected.length > 0) sounds.play("coin");
  return answer;
}

export const sumOf = (gifts: readonly { readonly amount: number }[]): number =>
  gifts.reduce((sum, { amount }) => sum + amount, 0);
