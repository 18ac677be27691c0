import type { Self } from "#shared/contracts/self.ts";

import type { AnswerOf } from "../net/call.ts";
import { takeUser, useSession } from "./session.ts";

/** Keeps parts of the racer as the server has them now. An answer that was meant for an earlier session changes nothing. */
export function takeParts({ userID, parts }: AnswerOf<"GET /self">): void {
  const { user } = useSession.getState();
  if (user?.userID !== userID) return;
  const fresh: Self = { ...user };
  Object.assign(fresh, ...Object.values(parts));
  if (JSON.stringify(fresh) !== JSON.stringify(user)) takeUser(fresh);
}
