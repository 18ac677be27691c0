import type { UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { CallProblem, makeCall } from "../../../net/call.ts";
import { computerMs } from "../../../net/computer-clock.ts";
import { newKey } from "../../../net/new-key.ts";
import { serverNow } from "../../../net/server-time.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { sentRound, waits, withBatch, withoutBatch, withPlan, type Batch } from "./coach-kept.ts";
import { changeKept, keptNow } from "./coach-store.ts";

/** Whose rounds can be sent: a guest has no coach. */
export const racerID = (): UserID | undefined => {
  const { user } = useSession.getState();
  return isRegistered(user) ? user.userID : undefined;
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
 * @returns whether the last answer brought the plan
 * @throws CallProblem for what isn't answered yet
 */
export async function sendWaiting(hasPlan = false): Promise<boolean> {
  const userID = racerID();
  if (userID === undefined || !waits(keptNow(userID))) return hasPlan;
  const { batch } = changeKept(userID, (kept) => withBatch(kept, newKey));
  return batch ? sendWaiting(await send(userID, batch)) : hasPlan;
}

/** A repeat whose first answer got lost is refused, as it is done already. */
async function send(userID: UserID, { key, rounds }: Batch): Promise<boolean> {
  const nowMs = computerMs();
  const startedStamp = rounds[0]?.startedStamp ?? NEVER;
  try {
    const body = { startedStamp, rounds: rounds.map((round) => sentRound(round, nowMs)) };
    const plan = await makeCall("POST /coach/practised", { key, body });
    changeKept(userID, (kept) => withPlan(withoutBatch(kept, key), plan, serverNow()));
    return true;
  } catch (problem) {
    if (!(problem instanceof CallProblem) || isKept(problem)) throw problem;
    changeKept(userID, (kept) => withoutBatch(kept, key));
    return false;
  }
}

const NEVER = 0 as Stamp;
