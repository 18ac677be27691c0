import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type Profile = AnswerOf<"GET /players/{username}">["player"];

/** A racer's public page. */
export const useProfile = (username: string): Loaded<Profile> =>
  useLoaded({
    queryKey: [...KEYS.profiles, username.toLowerCase()],
    queryFn: async () => (await call("GET /players/{username}", { params: { username } })).player,
  });
