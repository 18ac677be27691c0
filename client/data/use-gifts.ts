import type { AnswerOf } from "../net/call.ts";
import { call, takeUser } from "../session/session.ts";
import { KEYS } from "./keys.ts";
import { useLoaded, type Loaded } from "./loaded.ts";
import { queryClient } from "./query-client.ts";

export type Gifts = Omit<AnswerOf<"GET /cash-gifts">, "user">;

/** The cash gifts that wait, what became of those that were given, and what may still be given. */
export const useGifts = (): Loaded<Gifts> => useLoaded({ queryKey: KEYS.gifts, queryFn: fetchGifts });

async function fetchGifts(): Promise<Gifts> {
  const { user, ...gifts } = await call("GET /cash-gifts");
  takeUser(user);
  return gifts;
}

/** Shows what an answer said of them. */
export const showGifts = (changed: Partial<Gifts>): void =>
  void queryClient.setQueryData<Gifts>(KEYS.gifts, (gifts) => gifts && { ...gifts, ...changed });
