import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { deed } from "../deed.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

/** What is sold for real money now, and for whom. */
export type Store = AnswerOf<"POST /payments/products">;
export type Checkout = AnswerOf<"POST /payments/create-session">;

/** @param friend for whom it is, by username; the player when undefined */
export const useStore = (friend?: string): Loaded<Store> =>
  useLoaded({
    queryKey: [...KEYS.store, "products", friend ?? ""],
    queryFn: () => call("POST /payments/products", { body: friend === undefined ? {} : { username: friend } }),
  });

interface Wish {
  readonly item: StoreItem;
  readonly friend: string | undefined;
  readonly message: string;
  /** Of accounts that have one. */
  readonly password: string | undefined;
}

/**
 * Orders something, and has its checkout opened.
 *
 * @throws CallProblem
 * @source teams-shop-seasons §7
 */
export const openCheckout = ({ item: { SKU, bundle }, friend, message, password }: Wish): Promise<Checkout> =>
  deed(
    "POST /payments/create-session",
    {
      body: {
        ...(bundle ? { userBundleID: bundle.userBundleID } : { SKU }),
        ...(friend === undefined ? {} : { username: friend }),
        ...(message.trim() === "" ? {} : { message }),
        ...(password === undefined ? {} : { password }),
        purchaseMethod: "card",
      },
    },
    { keyOf: () => `${SKU} ${friend ?? ""} ${message}`, facts: [], show: () => ({}) },
  );
