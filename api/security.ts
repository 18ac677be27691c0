import { randomBytes } from "node:crypto";

import type { RequestHandler, Response } from "express";
import helmet from "helmet";

/** The nonce of this answer: only what the page names with it may run. */
export const nonceOf = (res: Response): string => (res.locals as { nonce?: string }).nonce ?? "";

const nonceSource = (_req: unknown, res: unknown): string => `'nonce-${nonceOf(res as Response)}'`;

const headers = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [nonceSource, "'strict-dynamic'"],
      styleSrc: ["'self'", nonceSource],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
});

/** A strict content security policy with a nonce of each answer's own, and helmet's other headers. */
export const securityHeaders: RequestHandler = (req, res, next) => {
  res.locals.nonce = randomBytes(16).toString("base64");
  headers(req, res, next);
};
