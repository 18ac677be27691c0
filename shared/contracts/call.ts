import { z } from "zod";

import type { RefusalCode } from "../refusal.ts";
import type { Ms } from "../units.ts";
import type { Access } from "./access.ts";

/** At most `max` calls in each span of `perMs`. */
export interface Rate {
  readonly max: number;
  readonly perMs: Ms;
}

/**
 * How often a call may be made. Schools share an address, so an account has a count of its own on every call: nobody who
 * is behind the same address can use it up. Addresses count for guests and for whoever has no session.
 */
export interface Limit extends Rate {
  /** The account is counted, also a guest's. A call without one counts by address: by the limit for addresses where there is one. */
  readonly by?: "account";
  /** Guests and whoever has no session count for their address besides. */
  readonly address?: Rate;
  /**
   * Only these refusals count, and over the limit only they become a wait: what is right is let through, however many wrong
   * ones come from the same address. For codes that nobody can guess.
   */
  readonly counts?: readonly RefusalCode[];
}

/** Above it a call needs a bot check (`captchaToken` of the body), so that nobody behind the same address is shut out. */
export interface CheckAbove extends Rate {
  /** Only these refusals count; without it every call does for which the check is asked. */
  readonly counts?: readonly RefusalCode[];
}

/**
 * - `password`: the account's, in `password`; an account without one shows nothing.
 * - `password-where-chosen`: the same for who wants to be asked before a purchase.
 * - `owner`: the password, a visit to the provider within ten minutes, or a code of the second step in `authCode`.
 * - `owner-for-removal`: the same, shown for nothing else.
 */
export type Confirms = "password" | "password-where-chosen" | "owner" | "owner-for-removal";

type Method = "GET" | "POST";
type Path = `/${string}`;

/** Fields of an address: text as it travels, whatever the shape makes of it for the handler. */
export type QueryShape = z.ZodType<Record<string, unknown>>;

/** One REST call as a value: server and the OpenAPI page read it, and the client its type. */
export interface Call<
  M extends Method = Method,
  At extends Path = Path,
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends QueryShape = QueryShape,
  TakesKey extends true | undefined = true | undefined,
> {
  readonly method: M;
  /** Below `/api/v2`; parameters in braces. */
  readonly path: At;
  readonly summary: string;
  readonly access: Access;
  /**
   * Whether a declared bot may make it. Unsaid, it may what a guest may, and nothing that takes an account: what pays, gives
   * or brings people together is theirs.
   */
  readonly openToBots?: boolean;
  /** A call that costs the server no more than saying no has none. */
  readonly limit: Limit | "none";
  readonly params: Params;
  /** Fields of the address; without a shape of its own they are not read. */
  readonly query?: Query;
  /** The same for whoever asks: browsers keep the answer for a moment, and ask again by its tag. */
  readonly isSameForAll?: true;
  /** Services by the browser itself: answers with a redirect instead of JSON. */
  readonly redirects?: true;
  /**
   * Takes an `Idempotency-Key` of 16 to 64 letters and digits: the same call with the same key does its deed once. Every
   * call that moves cash or gives something takes one.
   */
  readonly takesKey?: TakesKey;
  /**
   * What the caller shows besides a session, by fields of the body, before the deed. It is asked in one place, `api/confirm.ts`.
   */
  readonly confirms?: Confirms;
  /** By address, whoever calls: an account makes new accounts cost nothing, and a bot check shuts nobody out. */
  readonly checkAbove?: CheckAbove;
  readonly body: Body;
  readonly answer: Answer;
  /** What the call may say no with, besides what every call may. */
  readonly refusals: readonly RefusalCode[];
}

export const call = <
  const M extends Method,
  const At extends Path,
  P extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  Q extends QueryShape = typeof Nothing,
  K extends true | undefined = undefined,
>(
  contract: Call<M, At, P, B, A, Q, K>,
): Call<M, At, P, B, A, Q, K> => contract;

/** Whether a declared bot may make a call. @source rules Race Bots */
export const isOpenToBots = ({ access, openToBots }: Pick<Call, "access" | "openToBots">): boolean =>
  openToBots ?? (access === "anyone" || access === "session");

export type CountedBy = "account" | "address";

/**
 * Whose count a guest's call goes to; the address takes the place of an account that is not there. A guest
 * session costs nothing, so on a call that anyone may make it counts only where the contract says so, or where the address
 * has a limit besides.
 */
export function countedBy({ access, limit }: { readonly access: Access; readonly limit: Limit }): CountedBy {
  if (limit.by !== undefined) return limit.by;
  return access === "anyone" && limit.address === undefined ? "address" : "account";
}

/** No fields: anything sent is refused. */
export const Nothing = z.strictObject({});

/** What every call may answer besides its own refusals. */
export const COMMON_REFUSALS: readonly RefusalCode[] = [
  "badInput",
  "notJson",
  "badEncoding",
  "wrongOrigin",
  "tooLarge",
  "tooManyRequests",
];

/** The body of every refusal. */
export const RefusalBody = z.object({
  success: z.literal(false),
  error: z.string().meta({ description: "A stable code to branch on." }),
  message: z.string().meta({ description: "A sentence for the person." }),
  field: z.string().optional().meta({ description: "The field the sentence is about, where it is about one." }),
});
