import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type Achievements = AnswerOf<"GET /achievements">;

export const ACHIEVEMENTS_QUERY = {
  queryKey: KEYS.achievements,
  queryFn: (): Promise<Achievements> => call("GET /achievements"),
};

/** What the player has done and earned, and how many racers have each achievement. */
export const useAchievements = (): Loaded<Achievements> => useLoaded<Achievements>(ACHIEVEMENTS_QUERY);
