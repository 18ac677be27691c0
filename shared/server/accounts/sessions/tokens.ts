import { randomUUID } from "node:crypto";

import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";

import { carID, day, sectionID, shown, textID } from "../../../contracts/ids.ts";
import type { SessionID, UserID } from "../../../ids.ts";
import { after, minutes, seconds, type Ms, type Stamp } from "../../../units.ts";
import type { Vault } from "../../platform/vault.ts";
import { nowStamp } from "../../platform/work.ts";
import { ProviderTrip } from "../providers/provider.ts";
import type { SigningKeys, TokenKey } from "./keys.ts";
import { newMacSigner } from "./mac.ts";

const ISSUER = "redline";
const HOUR = minutes(60);
export const TOKEN_LIFE: Ms = (24 * HOUR) as Ms;
export const TICKET_LIFE = seconds(60);
export const GUEST_COOKIE_DAYS = 30;
/** @source core §9 State cookie lifetime */
export const TRIP_LIFE: Ms = (2 * HOUR) as Ms;
const NOBODY = 0 as UserID;
const UNKNOWN_KEY_LIFE = minutes(1);

const KeyID = z.uuid();
const GUEST_LIFE: Ms = (GUEST_COOKIE_DAYS * 24 * HOUR) as Ms;

const Claims = z.object({
  sub: z.coerce.number().int().positive(),
  sid: z.uuid(),
  exp: z.int(),
  iat: z.int(),
});
const GuestClaims = z.object({ sub: z.coerce.number().int().positive() });
const TripClaims = z.object({ trip: ProviderTrip });
const TicketClaims = z.object({
  // Of a declared bot it is another one: a version that knows no declared bots seats none among people.
  aud: z.enum(["rt", "rt-bot"]),
  sub: z.int().positive(),
  sid: z.uuid(),
  jti: z.uuid(),
  exp: z.int(),
  host: z.int().positive().optional(),
  invited: z.boolean().optional(),
  until: z.int().optional(),
  guest: z.literal(true).optional(),
  card: z.object({
    displayName: z.string(),
    ...shown,
    carID,
    carHueAngle: z.int(),
    avgSpeed: z.number().nullable(),
    hasNitro: z.boolean(),
    recentTexts: z.array(textID).readonly(),
    dailyDay: day.nullable().default(null),
    isInContest: z.boolean().default(false),
    circle: z
      .object({ sections: z.array(sectionID).readonly(), isClosed: z.boolean(), isQuiet: z.boolean() })
      .optional(),
    longer: z.object({ idle: z.number(), race: z.number() }).optional(),
  }),
});

export interface TokenClaims {
  readonly userID: UserID;
  readonly sessionID: SessionID;
  readonly issuedStamp: Stamp;
  readonly expiresStamp: Stamp;
}

/** Who may open a socket with a ticket. */
export interface TicketHolder {
  readonly userID: UserID;
  readonly sessionID: SessionID;
  readonly isGuest: boolean;
  /** When the session ends, where that is before a token would. */
  readonly until?: Stamp;
}

export interface Ticket extends TicketHolder {
  readonly ticketID: string;
  readonly card: z.infer<typeof TicketClaims>["card"] & { readonly isDeclaredBot?: boolean };
  /** Whose friend race it opens. */
  readonly hostUserID?: UserID;
  /** Whether the host asked for this racer. */
  readonly isInvited?: boolean;
}

/** Signs and reads every token of the product. A token that is not good reads as undefined, whatever is wrong with it. */
export interface Tokens {
  /** @param until the end of its session: no token lives longer */
  issue(userID: UserID, sessionID: SessionID, until?: Stamp): Promise<string>;
  read(token: string): Promise<TokenClaims | undefined>;
  /** Whether a token that is not good says of itself that it is too old. Only a hint for the sentence to show. */
  isOutdated(token: string): boolean;
  issueTicket(
    holder: Omit<TicketHolder, "until"> & { readonly expiresStamp?: Stamp },
    card: Ticket["card"],
    link?: Pick<Ticket, "hostUserID" | "isInvited">,
  ): string;
  readTicket(ticket: string): Ticket | undefined;
  /** Signs what a browser carries to a sign-in provider and back. */
  issueTrip(trip: ProviderTrip): Promise<string>;
  readTrip(cookie: string): Promise<ProviderTrip | undefined>;
  issueGuestCookie(userID: UserID): Promise<string>;
  readGuestCookie(cookie: string): Promise<UserID | undefined>;
}

/** @source design Identity */
export function newTokens(keys: SigningKeys, vault: Vault): Tokens {
  const ticketSeal = newMacSigner(vault.secretFor("ticket"));
  const verified = new LRUCache<string, TokenClaims>({ max: 20_000 });
  const unknownKeys = new LRUCache<string, true>({ max: 1_000, ttl: UNKNOWN_KEY_LIFE });

  const sign = (
    audience: string,
    subject: UserID,
    life: Ms,
    claims: Record<string, unknown>,
    until?: Stamp,
  ): Promise<string> => {
    const now = nowStamp();
    const end = after(now, life);
    const { keyID, key } = keys.current;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "EdDSA", kid: keyID })
      .setSubject(String(subject))
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(until === undefined ? end : Math.min(end, until))
      .sign(key);
  };

  /** The keys of the product have uuids; an id that nobody has is not looked up again for a while. */
  const keyOf = async (keyID: unknown): Promise<TokenKey | undefined> => {
    const { success, data } = KeyID.safeParse(keyID);
    if (!success || unknownKeys.has(data)) return undefined;
    const key = await keys.publicKey(data);
    if (!key) unknownKeys.set(data, true);
    return key;
  };

  const verify = async (token: string, audience: string): Promise<unknown> => {
    try {
      const key = await keyOf(decodeProtectedHeader(token).kid);
      if (!key) return undefined;
      return (await jwtVerify(token, key, { issuer: ISSUER, audience, algorithms: ["EdDSA"] })).payload;
    } catch (error) {
      if (isTokenError(error)) return undefined;
      throw error;
    }
  };

  return {
    issue: (userID, sessionID, until) => sign("api", userID, TOKEN_LIFE, { sid: sessionID }, until),
    async read(token) {
      const cached = verified.get(token);
      if (cached) return cached.expiresStamp > nowStamp() ? cached : undefined;
      const read = Claims.safeParse(await verify(token, "api"));
      if (!read.success) return undefined;
      const { sub, sid, iat, exp } = read.data;
      const claims: TokenClaims = {
        userID: sub as UserID,
        sessionID: sid as SessionID,
        issuedStamp: iat as Stamp,
        expiresStamp: exp as Stamp,
      };
      verified.set(token, claims);
      return claims;
    },
    isOutdated(token) {
      try {
        return (decodeJwt(token).exp ?? Infinity) <= nowStamp();
      } catch (error) {
        if (isTokenError(error)) return false;
        throw error;
      }
    },
    issueTrip: (trip) => sign("provider", NOBODY, TRIP_LIFE, { trip }),
    async readTrip(cookie) {
      const read = TripClaims.safeParse(await verify(cookie, "provider"));
      return read.success ? read.data.trip : undefined;
    },
    issueTicket({ userID, sessionID, isGuest, expiresStamp }, card, { hostUserID, isInvited } = {}) {
      const isShort = expiresStamp !== undefined && expiresStamp < after(nowStamp(), TOKEN_LIFE);
      const exp = after(nowStamp(), TICKET_LIFE);
      const claims: z.input<typeof TicketClaims> = {
        aud: card.isDeclaredBot === true ? "rt-bot" : "rt",
        sub: userID,
        sid: sessionID,
        jti: randomUUID(),
        exp,
        host: hostUserID,
        invited: isInvited,
        ...(isShort && { until: expiresStamp }),
        ...(isGuest && { guest: true }),
        card,
      };
      return ticketSeal.close(claims);
    },
    readTicket(ticket) {
      const read = TicketClaims.safeParse(ticketSeal.open(ticket));
      if (!read.success || read.data.exp <= nowStamp()) return undefined;
      const { aud, sub, sid, jti, card, host, invited, until, guest = false } = read.data;
      return {
        ticketID: jti,
        userID: sub as UserID,
        sessionID: sid as SessionID,
        isGuest: guest,
        ...(until !== undefined && { until: until as Stamp }),
        card: { ...card, isDeclaredBot: aud === "rt-bot" },
        ...(host !== undefined && { hostUserID: host as UserID, isInvited: invited === true }),
      };
    },
    issueGuestCookie: (userID) => sign("guest", userID, GUEST_LIFE, {}),
    async readGuestCookie(cookie) {
      const read = GuestClaims.safeParse(await verify(cookie, "guest"));
      return read.success ? (read.data.sub as UserID) : undefined;
    },
  };
}

/** Every error jose throws for a token that is not good has a code of its own; anything else is ours. */
const isTokenError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_J"));
