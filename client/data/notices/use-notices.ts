import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { call, takeChange } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type Notices = AnswerOf<"GET /notifications">;

/** The last notifications, the newest first. */
export const useNotices = (): Loaded<Notices> =>
  useLoaded({ queryKey: KEYS.notices, queryFn: () => call("GET /notifications") });

/** The numbers of those whose matter is over, such as an invite to a race; none where that can't be asked. */
export async function overNotices(): Promise<ReadonlySet<number>> {
  try {
    const { notices } = await call("GET /notifications");
    const over = notices.filter(({ isOver }) => isOver);
    return new Set(over.map(({ notification }) => notification.notificationID ?? 0));
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    return new Set();
  }
}

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
