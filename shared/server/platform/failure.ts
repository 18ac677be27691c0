import { randomUUID } from "node:crypto";

import type { ErrorRequestHandler, Request } from "express";

import { PIT_STOP, PIT_STOP_SECONDS, Refusal, REFUSALS } from "../../refusal.ts";
import { bodyOf } from "./answer-body.ts";
import { tooLarge } from "./body-limit.ts";
import { badEncoding } from "./clean-text.ts";
import type { Log } from "./log.ts";
import { showPitStop } from "./pit-stop.ts";
import { DatabaseAway } from "./postgres/away.ts";
import { warnRarely } from "./rare-lines.ts";

interface HttpError {
  readonly status?: number;
  readonly type?: string;
}

/**
 * Answers a refusal with its status and body, an unreachable database with 503 and Retry-After (logged now and then),
 * and anything else with 500 and an id that is in the log.
 */
export const failure =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    if (res.headersSent) {
      log.error({ err: error }, "an answer broke off");
      res.destroy();
      return;
    }
    if (error instanceof DatabaseAway) {
      warnRarely(log, error, "calls are refused while the database is away");
      if (isVisit(req)) return showPitStop(res);
      res.set("retry-after", String(PIT_STOP_SECONDS));
    }
    const refusal = refusalOf(error);
    if (refusal) {
      const { code, message, detail } = refusal;
      if (typeof detail.waitSeconds === "number") res.set("retry-after", String(detail.waitSeconds));
      if (REFUSALS[code] === 404 && isVisit(req)) {
        res.redirect(303, "/error/not-found");
        return;
      }
      const status = REFUSALS[code];
      res.status(status).json(bodyOf(req.originalUrl, { status, error: code, message, detail }));
      return;
    }
    const errorID = randomUUID();
    log.error({ err: error, errorID }, "a call failed");
    if (isVisit(req)) {
      res.redirect(303, "/error/internal");
      return;
    }
    const message = "Something went wrong on our side. Please try again.";
    const status = 500;
    res.status(status).json(bodyOf(req.originalUrl, { status, error: "internal", message, detail: { errorID } }));
  };

/** A person who opens the address in a browser gets a page instead of JSON. */
const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseAway) return new Refusal("unavailable", PIT_STOP);
  const { status, type } = error as HttpError;
  if (type === "entity.too.large") return tooLarge();
  if (error instanceof URIError) return badEncoding();
  if (status === 400 || status === 415) return new Refusal("notJson", "The body must be JSON.");
  return undefined;
}
