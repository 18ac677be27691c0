import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type VisitedGarage = AnswerOf<"GET /players/{username}/garage">;

/** The garage of a racer who lets others look. */
export const useVisit = (username: string): Loaded<VisitedGarage> =>
  useLoaded({
    queryKey: [...KEYS.visits, username.toLowerCase()],
    queryFn: () => call("GET /players/{username}/garage", { params: { username } }),
  });
