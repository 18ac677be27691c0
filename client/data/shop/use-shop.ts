import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { newKey } from "../../net/new-key.ts";
import { call, takeChange } from "../../session/session.ts";
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

interface Order {
  /** The same one while it isn't known whether the purchase arrived. */
  readonly key: string;
  readonly password?: string | undefined;
}

/** How long a purchase waits before it asks again for an answer that got lost. */
const AGAIN_MS = 1_200;

/** All groups of the shop as the player finds them now. */
export const useShop = (): Loaded<Shop> =>
  useLoaded({ queryKey: KEYS.shop, queryFn: async () => (await call("GET /shop")).shop });

/** Asks for the shop again: something of it has come or gone. */
export const askShopAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEYS.shop });

/** An answer that left the server before a change of this page would undo it. */
async function show(shop: Shop): Promise<void> {
  await queryClient.cancelQueries({ queryKey: KEYS.shop });
  queryClient.setQueryData<Shop>(KEYS.shop, shop);
}

async function showChange({ shop, wallet, purchases }: Pick<Bought, "shop" | "wallet" | "purchases">): Promise<void> {
  takeChange({ ...wallet, ...purchases });
  await show(shop);
  tellShown("wallet", "garage", "shop");
}

/** Whether nobody knows if a call had its effect: it may be made again with the same key. */
export const isLost = (problem: unknown): boolean =>
  problem instanceof CallProblem && (problem.status === 0 || problem.status >= 500);

/** Makes a call that has its effect once, and once more where its answer got lost on the way. */
async function safely<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (problem) {
    if (!isLost(problem)) throw problem;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return make();
  }
}

/**
 * Buys something. Where the answer got lost twice, everything that shows the money asks the server for the truth.
 *
 * @throws CallProblem
 * @source teams-shop-seasons §7
 */
export async function buy(wish: Wish, { key, password }: Order): Promise<Bought> {
  const body = password === undefined ? {} : { password };
  try {
    const bought = await safely(() => send(wish, { key, body }));
    await showChange(bought);
    return bought;
  } catch (problem) {
    tellShown("wallet", "garage", "shop");
    throw problem;
  }
}

function send(
  { srlID, dlID, starterCarID }: Wish,
  order: { readonly key: string; readonly body: { readonly password?: string } },
): Promise<Bought> {
  if (dlID !== null) return call("POST /loot/dealership/{dlID}/buy", { params: { dlID }, ...order });
  if (starterCarID !== null) {
    return call("POST /loot/event/{starterCarID}/buy", { params: { starterCarID }, ...order });
  }
  return call("POST /loot/shop/{srlID}/buy", { params: { srlID: srlID ?? 0 }, ...order });
}

/**
 * Gives something back.
 *
 * @returns the cash that came back
 * @throws CallProblem
 */
export async function giveBack(purchaseID: number): Promise<number> {
  const key = newKey();
  try {
    const answer = await safely(() =>
      call("POST /shop/purchases/{purchaseID}/return", { params: { purchaseID }, key }),
    );
    await showChange(answer);
    return answer.cash;
  } catch (problem) {
    tellShown("wallet", "garage", "shop");
    throw problem;
  }
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
