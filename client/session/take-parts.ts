import type { Self, SelfPart } from "#shared/contracts/self.ts";

import type { AnswerOf } from "../net/call.ts";
import { takeUser, useSession } from "./session.ts";

/** All parts of the racer that this page knows. */
export const PARTS: readonly SelfPart[] = [
  "account",
  "wallet",
  "progress",
  "counters",
  "team",
  "class",
  "rewards",
  "season",
  "event",
  "purchases",
];

/**
 * Keeps parts of the racer as the server has them now. An answer that was meant for an earlier session changes nothing, and
 * neither does a part that only a newer server knows.
 */
export function takeParts({ userID, parts }: AnswerOf<"GET /self">): void {
  const { user } = useSession.getState();
  if (user?.userID !== userID) return;
  const fresh: Self = { ...user };
  Object.assign(fresh, ...PARTS.map((part) => parts[part]));
  if (JSON.stringify(fresh) !== JSON.stringify(user)) takeUser(fresh);
}
