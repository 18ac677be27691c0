import { isUtf8 } from "node:buffer";

import express, { type Request, type RequestHandler, type Router } from "express";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { Refusal } from "#shared/refusal.ts";
import { bodyOf } from "#shared/server/platform/answer-body.ts";
import { bodyLimit } from "#shared/server/platform/body-limit.ts";
import { badEncoding, isClean, isReadableAddress } from "#shared/server/platform/clean-text.ts";
import { FOREIGN_ORIGIN, isOwnPage } from "#shared/server/platform/origins.ts";
import type { App } from "#shared/server/platform/work.ts";

const BODY_LIMIT = 64 * 1_024;
const JSON_TYPE = "application/json";
const IS_JSON = /^application\/json\s*(?:;|$)/i;

/**
 * What every call must satisfy before anything else handles it: a decodable address; if it changes something, sent as
 * JSON by a page of ours or by no page (a form cannot do that); and text that can be stored, at any depth. Refuses:
 * badEncoding, wrongOrigin, notJson, tooLarge.
 */
export const callEdge = (app: App): readonly RequestHandler[] => [
  ({ originalUrl }, res, next) => {
    // Failures, too: what somebody was refused is nobody else's answer.
    res.set("cache-control", "no-store");
    if (!isReadableAddress(originalUrl)) throw badEncoding();
    next();
  },
  bodyLimit(BODY_LIMIT),
  ({ method, headers }, _res, next) => {
    if (method === "POST") {
      if (!isOwnPage(headers, app)) throw new Refusal("wrongOrigin", FOREIGN_ORIGIN);
      if (!IS_JSON.test(headers["content-type"] ?? "")) throw new Refusal("notJson", "The body must be JSON.");
      // Parameters mean nothing here: JSON is UTF-8. @source RFC 8259 §8.1, §11
      headers["content-type"] = JSON_TYPE;
    }
    next();
  },
  express.json({
    limit: BODY_LIMIT,
    strict: true,
    verify: (_req, _res, bytes) => {
      if (!isUtf8(bytes)) throw badEncoding();
    },
  }),
  (req: Request, _res, next) => {
    if (!isClean(req.body)) throw badEncoding();
    next();
  },
];

/** Says of each call by which methods it is made, to whoever tries another. */
export function refuseOtherMethods(router: Router): void {
  const ways = new Map<string, readonly string[]>();
  for (const { method, path } of Object.values<Pick<Call, "method" | "path">>(CALLS)) {
    const own = method === "GET" ? ["GET", "HEAD"] : [method];
    ways.set(path, [...(ways.get(path) ?? []), ...own]);
  }
  for (const [path, methods] of ways)
    router.all(routePath(path), ({ originalUrl }, res) => {
      const status = 405;
      const message = "That's no way to make this call.";
      res
        .status(status)
        .set("allow", methods.join(", "))
        .json(bodyOf(originalUrl, { status, error: "wrongMethod", message }));
    });
}

/** The path of a contract as a router reads it. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");
