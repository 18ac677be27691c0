import { patientWaitMs } from "#shared/rules/race/reconnect.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { tell } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { showAnswer } from "../query-client.ts";

export type Orders = AnswerOf<"GET /payments/orders">;
export type Order = Orders["orders"][number];

const orderKey = (invoiceNum: string) => [...KEYS.store, "order", invoiceNum] as const;

/** The player's own orders for real money, and what they paid lately. */
export const useOrders = (): Loaded<Orders> =>
  useLoaded({ queryKey: [...KEYS.store, "orders"], queryFn: () => call("GET /payments/orders") });

/** How an own order stands: asked again, less and less often, while it waits for its payment. */
export const useOrder = (invoiceNum: string): Loaded<Order> =>
  useLoaded<Order>({
    queryKey: orderKey(invoiceNum),
    queryFn: async () =>
      (await call("POST /payments/transaction/{id}", { params: { id: invoiceNum }, body: {} })).order,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === "open" && patientWaitMs(dataUpdateCount, Math.random),
  });

/**
 * Gives an order back.
 *
 * @throws CallProblem
 * @source rules What is given and taken: Refunds
 */
export async function giveOrderBack(invoiceNum: string): Promise<Order> {
  const { order } = await call("POST /payments/orders/{invoiceNum}/return", { params: { invoiceNum } });
  await showAnswer(orderKey(invoiceNum), order);
  await tell("shop", "account", "wallet");
  return order;
}
