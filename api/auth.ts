import type { Request, Response } from "express";
import { RateLimiterMemory } from "rate-limiter-flexible";

import type { SessionID, UserID } from "#shared/ids.ts";
import { Refusal, type RefusalCode } from "#shared/refusal.ts";
import { TOKEN_RENEWAL } from "#shared/rules/presence/times.ts";
import type { LiveSession, SessionCheck } from "#shared/server/accounts/sessions/sessions.ts";
import type { Tokens } from "#shared/server/accounts/sessions/tokens.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after } from "#shared/units.ts";

import { tooManyRequests } from "./limits.ts";

/** The caller of a call. */
export interface Identity extends LiveSession {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/** So many invalid tokens from one address are told so. What this product signed is good wherever it comes from. */
const BAD_TOKENS = { points: 600, duration: 60 } as const;

/** `afresh`: past what is kept of a session for some seconds. */
export type Identify = (req: Request, res: Response, afresh?: boolean) => Promise<Identity | undefined>;

/**
 * Reads the bearer token of a call, checks that its session is open, and sends a fresh token along when the old one
 * ages.
 *
 * @throws Refusal invalidToken, expiredSession, userMismatch: each its own reason for the client to log out;
 * tooManyRequests where bad tokens come from one address again and again
 * @source core §4 Session token, §8
 */
export function newIdentify(tokens: Tokens, sessions: SessionCheck): Identify {
  const badTokens = new RateLimiterMemory(BAD_TOKENS);
  return async (req, res, afresh) => {
    const [scheme, token] = (req.get("authorization") ?? "").split(" ");
    if (scheme?.toLowerCase() !== "bearer" || !token) return undefined;
    const claims = await tokens.read(token);
    if (!claims) {
      const { consumedPoints, msBeforeNext } = await badTokens.penalty(networkOf(req));
      if (consumedPoints > BAD_TOKENS.points) throw tooManyRequests(msBeforeNext);
      throw ended(tokens.isOutdated(token) ? "expiredSession" : "invalidToken");
    }
    const { userID, sessionID, issuedStamp } = claims;
    const said = req.get("x-user-id");
    if (said !== undefined && said !== String(userID)) throw ended("userMismatch");
    const live = await sessions.find(sessionID, userID, afresh);
    if (!live) throw ended("expiredSession");
    if (nowStamp() > after(issuedStamp, TOKEN_RENEWAL)) {
      res.set("authorization", `Bearer ${await tokens.issue(userID, sessionID, live.expiresStamp)}`);
    }
    return { userID, sessionID, ...live };
  };
}

const SENTENCES = {
  invalidToken: "We couldn't recognise you. Please log in again.",
  expiredSession: "Your session has ended. Please log in again.",
  userMismatch: "Someone else has logged in here. Please log in again.",
} as const satisfies Partial<Record<RefusalCode, string>>;

const ended = (code: keyof typeof SENTENCES): Refusal => new Refusal(code, SENTENCES[code]);
