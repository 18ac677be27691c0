import type { UserID } from "#shared/ids.ts";

import { CallProblem, makeCall } from "../../../net/call.ts";
import { computerMs } from "../../../net/computer-clock.ts";
import { newKey } from "../../../net/new-key.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { sentRound, waits, withBatch, withoutBatch, type Batch } from "./coach-kept.ts";
import { changeKept, keptNow, takePlan } from "./coach-store.ts";

/** Whose rounds can be sent: a guest has no coach. */
export const racerID = (): UserID | undefined => {
  const { user } = useSession.getState();
  return isRegistered(user) ? (user.userID) : undefined;
};

const TOO_MANY = 429;

/** Whether the same call may be answered later. */
export const mayPass = ({ status }: CallProblem): boolean => status < 400 || status === TOO_MANY || status >= 500;

/** Whether a batch stays for another try: also with whom must log in first, or show that they are no machine. */
const isKept = (problem: CallProblem): boolean =>
  mayPass(problem) || problem.status === 401 || problem.code === "captchaNeeded";

/**
 * Sends what waits for the racer who is logged in, one batch after the other.
 *
 * @throws CallProblem for what isn't answered yet
 */
export async function sendWaiting(): Promise<void> {
  const userID = racerID();
  if (userID === undefined || !waits(keptNow(userID))) return;
  const { batch } = changeKept(userID, (kept) => withBatch(kept, newKey));
  if (!batch) return;
  await send(userID, batch);
  await sendWaiting();
}

/** A repeat whose first answer got lost is refused, as it is done already. */
async function send(userID: UserID, { key, rounds }: Batch): Promise<void> {
  const [first] = rounds;
  if (!first) return;
  const nowMs = computerMs();
  const body = { startedStamp: first.startedStamp, rounds: rounds.map((round) => sentRound(round, nowMs)) };
  try {
    const plan = await makeCall("POST /coach/practised", { key, body });
    changeKept(userID, (kept) => withoutBatch(kept, key));
    takePlan(userID, plan);
  } catch (problem) {
    if (!(problem instanceof CallProblem) || isKept(problem)) throw problem;
    changeKept(userID, (kept) => withoutBatch(kept, key));
  }
}
