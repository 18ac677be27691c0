import type { RequestHandler } from "express";

import type { Config } from "./config.ts";
import { isOperator, refuseStranger } from "./operators.ts";

/** The boards are pages of their libraries: nothing from elsewhere, but their own styles in lines. Other pages keep their own policy. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What a browser says of a request that another site made it send; a browser that says nothing may only look. */
const OWN_SITES = new Set(["same-origin", "none"]);
/** The rooms' board calls methods of rooms by GET. */
const ACTING_PATH = /\/call$/;

/**
 * Opens a board to operators only. A browser sends their password along by itself, so what changes anything must also come
 * from the board itself.
 *
 * @param open makes the board, when somebody asks for it first
 */
export function operatorsBoard(config: Config, open: () => Promise<RequestHandler>): RequestHandler {
  let board: Promise<RequestHandler> | undefined;
  return async (req, res, next) => {
    if (!isOperator(config, req)) return refuseStranger(config, res);
    const from = req.get("sec-fetch-site");
    const isLook = (req.method === "GET" || req.method === "HEAD") && !ACTING_PATH.test(req.path);
    if (from === undefined ? !isLook : !OWN_SITES.has(from)) return void res.status(403).end();
    res.set({
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    board ??= open();
    (await board)(req, res, next);
  };
}
