import type { RequestHandler } from "express";

import { Refusal } from "../../refusal.ts";

export const tooLarge = (): Refusal => new Refusal("tooLarge", "That's too much at once.");

/** Refuses a body by what is said of its length, instead of waiting for all of it. */
export const bodyLimit =
  (bytes: number): RequestHandler =>
  ({ headers }, res, next) => {
    if (Number(headers["content-length"] ?? 0) <= bytes) return next();
    // The body is not read.
    res.set("connection", "close");
    throw tooLarge();
  };
