import type { RequestHandler } from "express";

import type { Config } from "./config.ts";
import { meetOperator } from "./operators.ts";

/**
 * The boards are pages of their libraries: no foreign resources, but inline styles. Other pages keep their own policy.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The header by which a browser marks cross-site requests; a browser that doesn't send it may only read. */
const OWN_SITES = new Set(["same-origin", "none"]);
/** The room board calls room methods by GET. */
const ACTING_PATH = /\/call$/;

/**
 * Opens a board to operators only. Browsers send the password automatically, so requests that change something must
 * also come from the board itself.
 *
 * @param open makes the board on its first request
 */
export function operatorsBoard(config: Config, open: () => Promise<RequestHandler>): RequestHandler {
  let board: Promise<RequestHandler> | undefined;
  return async (req, res, next) => {
    if (!(await meetOperator(config, req, res))) return;
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
