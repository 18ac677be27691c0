import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type KeyStats = AnswerOf<"GET /stats/keys">;
export type KeyCost = KeyStats["keys"][number];
export type FactCost = KeyStats["facts"][number];

/** What costs the player most time. */
export const useKeyStats = (): Loaded<KeyStats> =>
  useLoaded({ queryKey: [...KEYS.stats, "keys"], queryFn: () => call("GET /stats/keys") });
