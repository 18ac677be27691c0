import type { Request, Response, Router } from "express";
import type { z } from "zod";

import type { Call, QueryShape } from "#shared/contracts/call.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Proof } from "#shared/server/accounts/recovery/owner.ts";
import type { BotCheck } from "#shared/server/accounts/sign-in/captcha.ts";
import type { App } from "#shared/server/platform/work.ts";

import { callerOf, letPass, notSignedIn } from "./access.ts";
import type { Identify, Identity } from "./auth.ts";
import { CONFIRM } from "./confirm.ts";
import { routePath } from "./edge.ts";
import { sendKept } from "./kept-answer.ts";
import type { Limits } from "./limits.ts";
import { onceOf, type Once } from "./once.ts";

/** What every route may use. */
export interface Api {
  readonly app: App;
  readonly identify: Identify;
  readonly limits: Limits;
}

/** One call as its handler sees it: everything parsed, with the caller. */
export interface Asked<Params, Query, Body> {
  readonly app: App;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly req: Request;
  readonly res: Response;
  /** @throws Refusal notSignedIn when the call came without a session */
  readonly identity: Identity;
  /** The caller, if any, on a public call. */
  readonly visitor: Identity | undefined;
  /** Counts the call against its `checkAbove`, and says what the operation then asks for. */
  readonly botCheck: () => Promise<BotCheck>;
  /**
   * Runs the operation of the call in one transaction. If the contract takes a key, the handler may have no other side
   * effect: a repeat gets the first answer, as plain data.
   */
  readonly once: Once;
}

export type Route = (router: Router, api: Api) => void;

/**
 * Binds one contract to one handler; access, limit, shapes and refusals are dealt with here, once.
 *
 * @param refuse what can't be done whoever asks: it comes before the caller is asked to confirm, so that no proof is spent on it
 */
export function route<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType, Q extends QueryShape>(
  contract: Call<"GET" | "POST", `/${string}`, P, B, A, Q>,
  handle: (asked: Asked<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>>,
  refuse?: (body: z.output<B>) => void,
): Route {
  return (router, api) => {
    const verb = contract.method === "GET" ? "get" : "post";
    router[verb](routePath(contract.path), async (req, res) => {
      const identity = await callerOf(contract.access, (afresh) => api.identify(req, res, afresh));
      await api.limits.spend(contract, identity, req);
      await letPass(contract, identity, () => api.identify(req, res, true));
      const params = parse(contract.params, req.params);
      const body = parse(contract.body, req.body ?? {});
      const query = (contract.query ? parse(contract.query, req.query) : {}) as z.output<Q>;
      const said = contract.query ? [params, body, query] : [params, body];
      const { once, isDone } = onceOf({ app: api.app, contract, identity, asked: said, req });
      const judge = async (error: unknown): Promise<never> => {
        if (error instanceof Refusal) await api.limits.spendRefusal(contract, identity, error, req);
        throw error;
      };
      const asked = {
        app: api.app,
        params,
        body,
        query,
        once,
        visitor: identity,
        botCheck: async () => ({
          isDue: await api.limits.needsCheck(contract, req),
          token: (body as { readonly captchaToken?: string }).captchaToken,
        }),
        req,
        res,
        get identity() {
          if (!identity) throw notSignedIn();
          return identity;
        },
      };
      const deed = async () => {
        refuse?.(body);
        if (contract.confirms) await CONFIRM[contract.confirms](api.app, asked.identity, body as Proof);
        return handle(asked);
      };
      const answer = contract.answer.parse(await deed().catch(judge));
      if (contract.takesKey && !isDone()) throw new Error(`${contract.path} takes a key and does nothing once`);
      if (res.headersSent) return;
      const whole = { success: true, ...(answer as object) };
      if (contract.isSameForAll) sendKept(req, res, whole);
      else res.json(whole);
    });
  };
}

function parse<T extends z.ZodType>(shape: T, input: unknown): z.output<T> {
  const read = shape.safeParse(input);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = fieldOf(issue);
  throw new Refusal(
    "badInput",
    issue?.message ?? "Please check what you entered.",
    field === undefined ? {} : { field },
  );
}

function fieldOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  if (!issue) return undefined;
  if (issue.code === "unrecognized_keys") return issue.keys[0];
  return issue.path.length === 0 ? undefined : issue.path.join(".");
}
