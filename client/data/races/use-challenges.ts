import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type Challenges = Pick<AnswerOf<"GET /challenges">, "isOpen" | "gamesToGo" | "challenges">;

/** Today's challenges, and how far this player is. */
export const useChallenges = (): Loaded<Challenges> =>
  useLoaded({ queryKey: KEYS.challenges, queryFn: () => call("GET /challenges") });
