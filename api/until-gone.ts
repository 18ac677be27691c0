import type { Readable } from "node:stream";

import type { RequestHandler } from "express";

/**
 * Serves files as a handler does that looked them up at the start. One that is gone since then, as when the client is
 * built anew beneath, breaks its own answer off and no more.
 */
export const untilGone =
  (files: RequestHandler): RequestHandler =>
  (req, res, next) => {
    res.once("pipe", (file: Readable) => file.once("error", () => res.destroy()));
    return files(req, res, next);
  };
