import type { Request, Response } from "express";

import { entityTag, isKnown } from "./entity-tag.ts";

/** Answers with what is the same for everyone: a browser that has it already only hears so. */
export function sendKept(req: Request, res: Response, answer: object): void {
  const body = JSON.stringify(answer);
  const tag = entityTag(body);
  // Only its own browser keeps it: the headers may hold a caller's next token.
  res.set({ "cache-control": "private, no-cache", etag: tag });
  if (isKnown(req, tag)) res.status(304).end();
  else res.type("json").send(body);
}
