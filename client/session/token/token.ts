import type { LogOutReason } from "#shared/rules/account/logout-reasons.ts";
import type { Stamp } from "#shared/units.ts";

const ISSUER = "redline";
/** A token issued this soon after the kept one brings nothing new. @source core §4 Session token */
const SETTLED_SECONDS = 2;

/** What this browser needs to know of a token. It checks no signature: that is the server's part. */
export interface TokenClaims {
  readonly userID: number;
  readonly sessionID: string;
  readonly issuer: string;
  readonly issuedStamp: Stamp;
  readonly expiresStamp: Stamp;
}

/** Why a token is not good, as the reason a log-out would give. */
export type TokenFault = Extract<LogOutReason, "jwt-parse" | "invalid-jwt" | "user-mismatch" | "expired-session">;

/** The claims in a token; undefined when it cannot be read. Claims that are missing read as values that no check passes. */
export function readToken(token: string): TokenClaims | undefined {
  const [, payload = ""] = token.split(".");
  try {
    const base64 = payload.replaceAll("-", "+").replaceAll("_", "/");
    const { sub, sid, iss, iat, exp } = JSON.parse(atob(base64)) as Record<string, unknown>;
    return {
      userID: Number(sub),
      sessionID: String(sid),
      issuer: String(iss),
      issuedStamp: Number(iat) as Stamp,
      expiresStamp: Number(exp) as Stamp,
    };
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a token; undefined when it is good.
 *
 * @param userID whose token it must be; undefined while that is not known
 * @param now the server's time; undefined while that is not known, and only the server can say what has expired
 * @source core §5 Session token checks
 */
export function tokenFault(token: string, userID: number | undefined, now: Stamp | undefined): TokenFault | undefined {
  const claims = readToken(token);
  if (!claims) return "jwt-parse";
  const isWhole =
    Number.isSafeInteger(claims.userID) && claims.userID > 0 && claims.issuedStamp > 0 && claims.expiresStamp > 0;
  if (!isWhole || claims.issuer !== ISSUER) return "invalid-jwt";
  if (userID !== undefined && claims.userID !== userID) return "user-mismatch";
  return now === undefined || claims.expiresStamp > now ? undefined : "expired-session";
}

/** What happens to a token that came with an answer. */
export type Refresh = "take" | "ignore" | "user-mismatch" | "invalid-update-token";

/**
 * Whether a token from an answer replaces the kept one.
 *
 * @source core §4 Session token, §8
 */
export function refreshOf(kept: string, offered: string, userID: number | undefined, now?: Stamp): Refresh {
  const fault = tokenFault(offered, userID, now);
  if (fault === "user-mismatch") return fault;
  const claims = readToken(offered);
  if (fault !== undefined || !claims) return "invalid-update-token";
  const keptSince = readToken(kept)?.issuedStamp ?? 0;
  return claims.issuedStamp - keptSince > SETTLED_SECONDS ? "take" : "ignore";
}
