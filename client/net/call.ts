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

/**
 * Makes a call and reads its answer by the contract.
 *
 * @throws CallProblem
 */
export async function makeCall<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  contract: Call<P, B, A>,
  given: { readonly params?: z.input<P>; readonly body?: z.input<B>; readonly token?: string | undefined } = {},
): Promise<z.output<A>> {
  const params = (given.params ?? {}) as Record<string, string | number>;
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const response = await fetch(`/api/v2${path}`, {
    method: contract.method,
    headers: {
      ...(contract.method === "POST" && { "content-type": "application/json" }),
      ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
    },
    ...(contract.method === "POST" && { body: JSON.stringify(given.body ?? {}) }),
  }).catch((cause: unknown) => {
    throw Object.assign(new CallProblem("offline", OFFLINE, 0), { cause });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw problemOf(answer, response.status);
  return contract.answer.parse(answer);
}

function problemOf(answer: unknown, status: number): CallProblem {
  const { error, message, field } = answer as { error?: string; message?: string; field?: string };
  return new CallProblem(error ?? "internal", message ?? UNKNOWN, status, field);
}
