import type { AnswerOf } from "../../net/call.ts";
import { call, takeChange } from "../../session/session.ts";
import { deed } from "../deed.ts";
import { tellShown } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { queryClient } from "../query-client.ts";

export type Shop = AnswerOf<"GET /shop">["shop"];
export type Bought = AnswerOf<"POST /loot/shop/{srlID}/buy">;

/** By what number something is bought; one of them is set. */
interface Wish {
  readonly srlID: number | null;
  readonly dlID: number | null;
  readonly starterCarID: number | null;
}

/** All groups of the shop as the player finds them now. */
export const useShop = (): Loaded<Shop> =>
  useLoaded({ queryKey: KEYS.shop, queryFn: async () => (await call("GET /shop")).shop });

/** Asks for the shop again: something of it has come or gone. */
export const askShopAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEYS.shop });

/** What a purchase and its return change, and bring along. */
const trade = {
  facts: ["wallet", "garage", "shop"],
  show: ({ shop, wallet, purchases }: Pick<Bought, "shop" | "wallet" | "purchases">) => ({
    parts: { wallet, purchases },
    answers: [{ key: KEYS.shop, value: shop }],
  }),
} as const;

/**
 * Buys something.
 *
 * @throws CallProblem
 * @source teams-shop-seasons §7
 */
export function buy({ srlID, dlID, starterCarID }: Wish, password?: string): Promise<Bought> {
  const body = password === undefined ? {} : { password };
  if (dlID !== null) {
    return deed("POST /loot/dealership/{dlID}/buy", { params: { dlID }, body }, { keyOf: () => dlID, ...trade });
  }
  if (starterCarID !== null) {
    const params = { starterCarID };
    return deed(
      "POST /loot/event/{starterCarID}/buy",
      { params, body },
      { keyOf: () => starterCarID, ...trade, facts: [...trade.facts, "event"] },
    );
  }
  const params = { srlID: srlID ?? 0 };
  return deed("POST /loot/shop/{srlID}/buy", { params, body }, { keyOf: () => params.srlID, ...trade });
}

/**
 * Gives something back.
 *
 * @returns the cash that came back
 * @throws CallProblem
 */
export async function giveBack(purchaseID: number): Promise<number> {
  const { cash } = await deed(
    "POST /shop/purchases/{purchaseID}/return",
    { params: { purchaseID } },
    { keyOf: () => purchaseID, ...trade },
  );
  return cash;
}

/**
 * Says that the player looks into the shop.
 *
 * @throws CallProblem
 */
export async function visitShop(): Promise<void> {
  const { purchases } = await call("POST /shop/visited");
  takeChange(purchases);
  tellShown("shop");
}

/**
 * Chooses whether the password is asked for before a purchase.
 *
 * @throws CallProblem
 */
export async function askPasswordToBuy(asksPassword: boolean, password: string): Promise<void> {
  const { purchases } = await call("POST /shop/password", { body: { asksPassword, password } });
  takeChange(purchases);
  tellShown("shop");
}
