import { isUtf8 } from "node:buffer";

import express, { type Request, type RequestHandler } from "express";

import { Refusal } from "#shared/refusal.ts";
import { badEncoding, isClean, isReadableAddress } from "#shared/server/platform/clean-text.ts";
import { FOREIGN_ORIGIN, isOwnPage } from "#shared/server/platform/origins.ts";
import type { App } from "#shared/server/platform/work.ts";

const BODY_LIMIT = "64kb";
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/**
 * What every call must satisfy before anything else handles it: a decodable address; if it changes something, sent as
 * JSON by a page of ours or by no page (a form cannot do that); and text that can be stored, at any depth. Refuses:
 * badEncoding, wrongOrigin, notJson, tooLarge.
 */
export const callEdge = (app: App): readonly RequestHandler[] => [
  ({ originalUrl }, _res, next) => {
    if (!isReadableAddress(originalUrl)) throw badEncoding();
    next();
  },
  (req, _res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      if (!isOwnPage(req.headers, app)) throw new Refusal("wrongOrigin", FOREIGN_ORIGIN);
      if (!JSON_TYPE.test(req.get("content-type") ?? "")) throw new Refusal("notJson", "The body must be JSON.");
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
