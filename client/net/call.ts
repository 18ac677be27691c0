import type { z } from "zod";

import type { CALLS } from "#shared/contracts/calls.ts";
import { seconds, type Stamp } from "#shared/units.ts";

import { LAST_ERROR, leaveCrumb } from "./breadcrumbs.ts";
import { momentNow, type Moment } from "./computer-clock.ts";

/** A call that was refused or did not reach the server. */
export class CallProblem extends Error {
  /** The refusal's stable code; `offline` when the server was not reached. */
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  /** Further fields of the refusal. */
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    status: number,
    { field, ...detail }: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.field = typeof field === "string" ? field : undefined;
    this.detail = detail;
  }
}

/** The server itself gives up sooner. What nobody answers for so long is not going to be answered. */
const GIVE_UP_MS = seconds(30);
const OFFLINE = "We can't reach the server. Check your connection.";
/** @source core §8 */
const UNKNOWN = "Unknown Error. Please try again.";
const NOTHING = "Unknown Error. Nothing returned.";

type Contract = (typeof CALLS)[keyof typeof CALLS];
type ByEndpoint = { [C in Contract as `${C["method"]} ${C["path"]}`]: C };

/** A contract's method and path, as in `GET /auth/self`, which identifies a call. */
export type Endpoint = keyof ByEndpoint;

/** The answer of a call. */
export type AnswerOf<E extends Endpoint> = z.output<ByEndpoint[E]["answer"]>;

/** A part of a call; optional when all its fields are. */
type Part<Name extends string, Fields> = string extends keyof Fields
  ? { readonly [N in Name]?: Fields }
  : Partial<Fields> extends Fields
    ? { readonly [N in Name]?: Fields }
    : { readonly [N in Name]: Fields };

export type Given<E extends Endpoint> = Part<"params", z.input<ByEndpoint[E]["params"]>> &
  Part<"query", z.input<NonNullable<ByEndpoint[E]["query"]>>> &
  Part<"body", z.input<ByEndpoint[E]["body"]>> &
  (E extends KeyedEndpoint ? Keyed : { readonly key?: never });

/** A repeat with the same key has no further effect. */
interface Keyed {
  readonly key: string;
}

/** A call whose contract takes an idempotency key. */
export type KeyedEndpoint = {
  [E in Endpoint]: ByEndpoint[E] extends { readonly takesKey?: infer K } ? (true extends K ? E : never) : never;
}[Endpoint];

/** Optional when a call needs nothing. */
export type GivenFor<E extends Endpoint> = Partial<Given<E>> extends Given<E> ? [given?: Given<E>] : [given: Given<E>];

/** The request parts, for any call. */
interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly key?: string;
}

/** The caller. */
export interface Credentials {
  readonly token: string | undefined;
  readonly userID: number | undefined;
}

/** The session's side of every call. */
export interface Caller {
  /** @throws CallProblem when no more calls may be made */
  credentials(): Credentials;
  /** An answer brought a new token. */
  offered(token: string, sent: Credentials): void;
  /** An answer brought the server's clock. */
  clock(serverStamp: Stamp, asked: Moment): void;
  /** The server does not know the session. True when the call is worth a retry. */
  refused(problem: CallProblem, sent: Credentials): Promise<boolean>;
}

let caller: Caller = {
  credentials: () => ({ token: undefined, userID: undefined }),
  offered: () => undefined,
  clock: () => undefined,
  refused: () => Promise.resolve(false),
};

/** Sets the caller. */
export function callsAre(next: Caller): void {
  caller = next;
}

/**
 * Makes a call as this browser's racer. Uses only the contract's type: the server checks the shapes, which stay out of
 * the browser.
 *
 * @example await makeCall("POST /auth/guest")
 * @throws CallProblem
 */
export async function makeCall<E extends Endpoint>(endpoint: E, ...[given]: GivenFor<E>): Promise<AnswerOf<E>> {
  const credentials = caller.credentials();
  try {
    return (await send(endpoint, given ?? {}, credentials)) as AnswerOf<E>;
  } catch (problem) {
    if (!(problem instanceof CallProblem) || problem.status !== 401) throw problem;
    if (!(await caller.refused(problem, credentials))) throw problem;
    return (await send(endpoint, given ?? {}, caller.credentials())) as AnswerOf<E>;
  }
}

async function send(endpoint: Endpoint, given: Sent, sent: Credentials): Promise<object> {
  const [method = "GET", template = "/"] = endpoint.split(" ");
  const params = (given.params ?? {}) as Record<string, string | number>;
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const query = given.query ? `?${String(new URLSearchParams({ ...given.query }))}` : "";
  const asked = momentNow();
  const offline = (cause: unknown): never => {
    leaveCrumb("call", `${endpoint} offline`);
    throw Object.assign(new CallProblem("offline", OFFLINE, 0), { cause });
  };
  const response = await fetch(`/api/v2${path}${query}`, {
    method,
    headers: headersOf(endpoint, given, sent),
    signal: AbortSignal.timeout(GIVE_UP_MS),
    ...(method === "POST" && { body: JSON.stringify(given.body ?? {}) }),
  }).catch(offline);
  leaveCrumb("call", `${endpoint} ${response.status}`);
  const answer = await answerIn(endpoint, response).catch(offline);
  if (!response.ok) throw problemOf(answer, response.status);
  if (answer === undefined) throw new CallProblem("internal", NOTHING, response.status);
  const offered = response.headers.get("authorization");
  if (offered !== null) caller.offered(offered.replace(/^bearer /i, ""), sent);
  const { serverStamp } = answer as { serverStamp?: Stamp };
  if (serverStamp !== undefined) caller.clock(serverStamp, asked);
  return answer;
}

/** @source core §7 */
function headersOf(endpoint: Endpoint, { body, key }: Sent, { token, userID }: Credentials): Record<string, string> {
  const headers: Record<string, string> = {};
  if (endpoint.startsWith("POST")) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (userID !== undefined) headers["x-user-id"] = String(userID);
  if (key !== undefined) headers["idempotency-key"] = key;
  if (endpoint === "POST /auth/login/username") {
    headers["x-username"] = encodeURIComponent((body as { username: string }).username);
  }
  return headers;
}

/**
 * The answer; undefined when it is not ours, as from a network's log-in page.
 *
 * @throws what an answer broke off with, or was given up with
 */
async function answerIn(endpoint: Endpoint, response: Response): Promise<object | undefined> {
  const answer: unknown = await response.json().catch((problem: unknown) => {
    // What can't be parsed came whole; anything else broke on the way.
    if (!(problem instanceof SyntaxError)) throw problem;
    // Its name alone: the message of a parser quotes what it could not read.
    leaveCrumb("call", `${endpoint} unreadable: ${problem instanceof Error ? problem.name : "unknown"}`);
  });
  return typeof answer === "object" && answer !== null ? answer : undefined;
}

function problemOf(answer: object | undefined, status: number): CallProblem {
  const { error, message, ...detail } = (answer ?? {}) as { error?: string; message?: string; errorID?: string };
  if (detail.errorID !== undefined) leaveCrumb("call", LAST_ERROR + detail.errorID);
  return new CallProblem(error ?? "internal", message ?? UNKNOWN, status, detail);
}
