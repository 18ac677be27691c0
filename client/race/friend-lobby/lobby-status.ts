import { CLOSE_CODES, NO_PLACE } from "#shared/contracts/realtime/close-codes.ts";

import { CallProblem } from "../../net/call.ts";
import type { LobbyStatus } from "./friend-store.ts";

const STATUSES: Record<number, LobbyStatus> = {
  [CLOSE_CODES.inviteOnly.code]: "invite-only",
  [CLOSE_CODES.full.code]: "full",
  [CLOSE_CODES.classOnly.code]: "class-only",
  [CLOSE_CODES.elsewhere.code]: "elsewhere",
  [CLOSE_CODES.otherRace.code]: "other-race",
  [CLOSE_CODES.sessionEnded.code]: "closed",
  [CLOSE_CODES.badMessage.code]: "closed",
  [CLOSE_CODES.overLimit.code]: "closed",
  [NO_PLACE.full]: "full",
  [NO_PLACE["invite-only"]]: "invite-only",
  401: "closed",
  403: "closed",
};

/** Why the lobby did not open. Undefined when a retry may well succeed. */
export function statusFor(problem: unknown): LobbyStatus | undefined {
  if (problem instanceof CallProblem) {
    if (problem.code === "offline") return "offline";
    if (problem.code === "notFound" || problem.field === "link") return "not-found";
    if (problem.code === "classSetting") return "class-only";
    return problem.status >= 500 ? undefined : "closed";
  }
  return statusForCode((problem as { code?: unknown }).code);
}

/** Why the server closed the lobby's connection. Undefined when it may be reopened. */
export const statusForCode = (code: unknown): LobbyStatus | undefined =>
  typeof code === "number" ? STATUSES[code] : undefined;
