import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type FairPlayCases = AnswerOf<"GET /fair-play">["cases"];

/** The player's races that did not simply count, the newest first. */
export const useFairPlayCases = (): Loaded<FairPlayCases> =>
  useLoaded({ queryKey: KEYS.fairPlayCases, queryFn: async () => (await call("GET /fair-play")).cases });
