import type { Request } from "express";

import type { SessionID, UserID } from "#shared/ids.ts";
import type { SessionCheck } from "#shared/server/users/sessions.ts";
import type { Tokens } from "#shared/server/users/tokens.ts";

/** Who makes a call. */
export interface Identity {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/** Reads the bearer token of a call and asks whether its session is open. */
export const newIdentify =
  (tokens: Tokens, sessions: SessionCheck) =>
  async (req: Request): Promise<Identity | undefined> => {
    const [scheme, token] = (req.get("authorization") ?? "").split(" ");
    if (scheme?.toLowerCase() !== "bearer" || !token) return undefined;
    const claims = await tokens.read(token);
    if (!claims || !(await sessions.isOpen(claims.sessionID, claims.userID))) return undefined;
    return { userID: claims.userID, sessionID: claims.sessionID };
  };
