import type { AnswerOf } from "../net/call.ts";
import { call } from "../session/session.ts";
import { KEYS } from "./keys.ts";
import { useLoaded, type Loaded } from "./loaded.ts";
import { queryClient } from "./query-client.ts";

export type Gifts = AnswerOf<"GET /cash-gifts">;

/** The cash gifts that wait, what became of those that were given, and what may still be given. */
export const useGifts = (): Loaded<Gifts> =>
  useLoaded({ queryKey: KEYS.gifts, queryFn: () => call("GET /cash-gifts") });

/** Shows what an answer said of them. */
export const showGifts = (changed: Partial<Gifts>): void =>
  void queryClient.setQueryData<Gifts>(KEYS.gifts, (gifts) => gifts && { ...gifts, ...changed });
