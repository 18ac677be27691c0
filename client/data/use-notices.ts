import { CallProblem, type AnswerOf } from "../net/call.ts";
import { call, takeChange } from "../session/session.ts";
import { tellShown } from "./facts.ts";
import { KEYS } from "./keys.ts";
import { useLoaded, type Loaded } from "./loaded.ts";

export type Notices = AnswerOf<"GET /notifications">;

/** The last notifications, the newest first. */
export const useNotices = (): Loaded<Notices> =>
  useLoaded({ queryKey: KEYS.notices, queryFn: () => call("GET /notifications") });

/** Tells the server up to which notification the player has looked. What does not arrive is told with the next look. */
export async function lookedAt(notificationID: number): Promise<void> {
  try {
    const { counters } = await call("POST /notifications/seen", { body: { notificationID } });
    takeChange(counters);
    tellShown("notices");
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
  }
}
