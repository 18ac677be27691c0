import type { Request } from "express";

import type { Call } from "#shared/contracts/call.ts";
import { REPEAT_KEY, IdempotencyKey } from "#shared/contracts/idempotency-key.ts";
import { Refusal } from "#shared/refusal.ts";
import { once } from "#shared/server/economy/repeats.ts";
import { perform, type App, type Work } from "#shared/server/platform/work.ts";

import type { Identity } from "./auth.ts";

/** Runs the operation that a call is for. */
export type Once = <T>(op: (work: Work) => Promise<T>) => Promise<Exclude<T, Refusal>>;

/** The part of a call that identifies a repeat. */
interface Repeatable {
  readonly app: App;
  readonly contract: Pick<Call, "method" | "path" | "takesKey">;
  readonly identity: Identity | undefined;
  /** Path parameters, query and body. */
  readonly asked: unknown;
  readonly req: Request;
}

/**
 * Runs the one operation of a call. If its contract takes an idempotency key and the call has one, a repeat gets the
 * first answer; without a key each call runs.
 */
export function onceOf({ app, contract, identity, asked, req }: Repeatable): { once: Once; isDone: () => boolean } {
  const key = contract.takesKey ? keyOf(req) : undefined;
  if (key !== undefined && !identity) throw new Error("a call that takes a key is for those who have a session");
  let count = 0;
  const run: Once = <T>(op: (work: Work) => Promise<T>) => {
    if (count++ > 0) throw new Error("a call does one thing once");
    if (key === undefined || !identity) return perform(app, op);
    const keyed = { userID: identity.userID, key, call: `${contract.method} ${contract.path}`, asked };
    return perform(app, (work) => once(work, app.vault, keyed, op), keyed) as Promise<Exclude<T, Refusal>>;
  };
  return { once: run, isDone: () => count > 0 };
}

function keyOf(req: Request): string | undefined {
  const said = req.get(REPEAT_KEY);
  if (said === undefined) return undefined;
  const key = IdempotencyKey.safeParse(said);
  if (key.success) return key.data;
  throw new Refusal("badInput", "That isn't an idempotency key.", { field: REPEAT_KEY });
}
