import { createHash, type BinaryLike } from "node:crypto";

import type { Request } from "express";

const TAG_LENGTH = 20;

/** The strong entity tag of what is sent, or of what alone decides about it. */
export const entityTag = (content: BinaryLike): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, TAG_LENGTH)}"`;

/** Whether a client has what a tag stands for: proxies that compress make tags weak. @source RFC 9110 §13.1.2 */
export const isKnown = ({ headers }: Pick<Request, "headers">, tag: string): boolean =>
  (headers["if-none-match"] ?? "").split(",").some((each) => {
    const known = each.trim();
    return known === "*" || known.replace(/^W\//, "") === tag;
  });
