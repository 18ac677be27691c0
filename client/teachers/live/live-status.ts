import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { CallProblem } from "../../net/call.ts";
import type { LiveStatus } from "./live-store.ts";

const FORBIDDEN = 403;

const STATUSES: Readonly<Record<number, LiveStatus>> = {
  [CLOSE_CODES.left.code]: "closed",
  [CLOSE_CODES.overLimit.code]: "stopped",
  [CLOSE_CODES.badMessage.code]: "stopped",
  [CLOSE_CODES.elsewhere.code]: "stopped",
  [CLOSE_CODES.manyLines.code]: "stopped",
  [CLOSE_CODES.idle.code]: "stopped",
  [CLOSE_CODES.classOnly.code]: "refused",
  [CLOSE_CODES.sessionEnded.code]: "refused",
  401: "refused",
  [FORBIDDEN]: "refused",
  404: "closed",
};

/** Why the room did not open; a status in which the line is tried again is none that stays. */
export function statusFor(problem: unknown): LiveStatus {
  if (problem instanceof CallProblem) {
    if (problem.code === "offline") return "offline";
    return problem.status >= 500 ? "reconnecting" : (STATUSES[problem.status] ?? "stopped");
  }
  return statusForCode((problem as { readonly code?: unknown }).code);
}

/** Why the server closed the line. */
export const statusForCode = (code: unknown): LiveStatus =>
  (typeof code === "number" ? STATUSES[code] : undefined) ?? "reconnecting";

/** Whether the line opens again by itself. */
export const triesAgain = (status: LiveStatus): boolean => status === "reconnecting" || status === "offline";
