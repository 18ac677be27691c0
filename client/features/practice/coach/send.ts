import type { UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { CallProblem, makeCall } from "../../../net/call.ts";
import { computerMs } from "../../../net/computer-clock.ts";
import { newKey } from "../../../net/new-key.ts";
import { isRegistered, useSession } from "../../../session/session.ts";
import { sentRound, waits, withBatch, type Batch } from "./coach-kept.ts";
import { answered, changeKept, keptNow } from "./coach-store.ts";

/** Whose rounds can be sent: a guest has no coach. */
export const racerID = (): UserID | undefined => {
  const { user } = useSession.getState();
  return isRegistered(user) ? user.userID : undefined;
};

/**
 * What our server answers to a batch that it will never take, or has taken: a repeat is another text, since it says how long ago. Whatever else is answered, by
 * a school's filter or by an older version, may be otherwise later.
 */
const FOR_GOOD: ReadonlySet<string> = new Set(["alreadyDone", "badInput"]);

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
  await send(batch);
  await sendWaiting();
}

async function send({ key, rounds }: Batch): Promise<void> {
  const nowMs = computerMs();
  const startedStamp = rounds[0]?.startedStamp ?? NEVER;
  try {
    const body = { startedStamp, rounds: rounds.map((round) => sentRound(round, nowMs)) };
    await makeCall("POST /coach/practised", { key, body });
  } catch (problem) {
    if (!(problem instanceof CallProblem) || !FOR_GOOD.has(problem.code)) throw problem;
  }
  answered(key);
}

const NEVER = 0 as Stamp;
