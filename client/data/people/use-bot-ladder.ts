import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type BotOnLadder = AnswerOf<"GET /bots">["bots"][number];

/** The fastest declared bots, in the order of their places. */
export const useBotLadder = (): Loaded<readonly BotOnLadder[]> =>
  useLoaded({ queryKey: KEYS.botLadder, queryFn: async () => (await call("GET /bots")).bots });
