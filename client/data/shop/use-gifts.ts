import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { showAnswer } from "../query-client.ts";

export type Gifts = AnswerOf<"GET /cash-gifts">;

/** The waiting cash gifts, the outcomes of sent ones, and what may still be given. */
export const useGifts = (): Loaded<Gifts> =>
  useLoaded({ queryKey: KEYS.gifts, queryFn: () => call("GET /cash-gifts") });

/** Puts an answer about them into the cache. */
export const showGifts = (changed: Partial<Gifts>): Promise<void> =>
  showAnswer<Gifts>(KEYS.gifts, (gifts) => ({ ...gifts, ...changed }));
