import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { CallProblem } from "../../net/call.ts";
import type { ClassroomStatus } from "./classroom-store.ts";

const STATUSES: Record<number, ClassroomStatus> = {
  [CLOSE_CODES.left.code]: "not-live",
  [CLOSE_CODES.elsewhere.code]: "elsewhere",
  [CLOSE_CODES.otherRace.code]: "other-race",
  [CLOSE_CODES.classOnly.code]: "not-member",
  [CLOSE_CODES.sessionEnded.code]: "closed",
  [CLOSE_CODES.badMessage.code]: "closed",
  [CLOSE_CODES.overLimit.code]: "closed",
  401: "closed",
  403: "not-member",
  404: "not-live",
};

/** Why the room did not open. Undefined when a retry may well succeed. */
export function statusFor(problem: unknown): ClassroomStatus | undefined {
  if (!(problem instanceof CallProblem)) return statusForCode((problem as { readonly code?: unknown }).code);
  if (problem.code === "offline") return "offline";
  return problem.status >= 500 ? undefined : "closed";
}

/** Why the server closed the room's connection. Undefined when it may be reopened. */
export const statusForCode = (code: unknown): ClassroomStatus | undefined =>
  typeof code === "number" ? STATUSES[code] : undefined;
