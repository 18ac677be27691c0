import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type OwnAssignment = AnswerOf<"GET /classes/assignments">["assignments"][number];

/** What the racer's class has to do, and how far the racer is. */
export const useAssignments = (): Loaded<readonly OwnAssignment[]> =>
  useLoaded({
    queryKey: KEYS.assignments,
    queryFn: async () => (await call("GET /classes/assignments")).assignments,
  });
