import type { z } from "zod";

import type { Call } from "#shared/contracts/call.ts";

/** A call the server said no to, or that did not get there. */
export class CallProblem extends Error {
  /** The refusal's stable code; `offline` when the server was not reached. */
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;

  constructor(code: string, message: string, status: number, field?: string) {
    super(message);
    this.code = code;
    this.status = status;
    this.field = field;
  }
}

const OFFLINE = "We cannot reach the server. Check your connection; we will keep your place.";
const UNKNOWN = "Unknown Error. Please try again.";

/** A contract's method and path, as one word; anything else does not compile. */
export type Door<C extends Call> = `${C["method"]} ${C["path"]}`;

export interface Given<C extends Call> {
  readonly params?: z.input<C["params"]>;
  readonly body?: z.input<C["body"]>;
  readonly token?: string | undefined;
}

/**
 * Makes a call. The contract is only its type here: its shapes are the server's to check, and stay out of the browser.
 *
 * @example await makeCall<typeof guestSession>("POST /auth/guest")
 * @throws CallProblem
 */
export async function makeCall<C extends Call>(door: Door<C>, given: Given<C> = {}): Promise<z.output<C["answer"]>> {
  const [method = "GET", template = "/"] = door.split(" ");
  const params = (given.params ?? {}) as Record<string, string | number>;
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const response = await fetch(`/api/v2${path}`, {
    method,
    headers: {
      ...(method === "POST" && { "content-type": "application/json" }),
      ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
    },
    ...(method === "POST" && { body: JSON.stringify(given.body ?? {}) }),
  }).catch((cause: unknown) => {
    throw Object.assign(new CallProblem("offline", OFFLINE, 0), { cause });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw problemOf(answer, response.status);
  return answer as z.output<C["answer"]>;
}

function problemOf(answer: unknown, status: number): CallProblem {
  const { error, message, field } = answer as { error?: string; message?: string; field?: string };
  return new CallProblem(error ?? "internal", message ?? UNKNOWN, status, field);
}
