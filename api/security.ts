import { randomBytes } from "node:crypto";

import type { RequestHandler, Response } from "express";
import helmet from "helmet";

import type { Config } from "#shared/server/platform/config.ts";

/** The nonce of this response: only scripts that carry it may run. */
export const nonceOf = (res: Response): string => (res.locals as { nonce?: string }).nonce ?? "";

const nonceSource = (_req: unknown, res: unknown): string => `'nonce-${nonceOf(res as Response)}'`;

/** The one Trusted Types policy that may name a script: `client/browser/workers.ts`. */
const TRUSTED_TYPES = ["own-workers"];

/** @param frames origins of pages that may stand in a frame of ours; none: not even our own may */
const contentSecurityPolicy = (frames: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: [nonceSource, "'strict-dynamic'"],
    styleSrc: ["'self'", nonceSource],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'", "data:"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", "blob:"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: TRUSTED_TYPES,
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(frames.length > 0 && { frameSrc: [...frames] }),
  },
});
/** One year, for this host only: other hosts of the domain are not ours to decide on. */
const BY_HTTPS_ONLY = { maxAge: 31_536_000, includeSubDomains: false } as const;

/**
 * A strict content security policy with a nonce for each response, and helmet's other headers. If the public address
 * has HTTPS, browsers are told to use nothing else. Of a provider of ads nothing but its frame is let in.
 */
export function securityHeaders({
  publicUrl,
  ads,
  noAds,
}: Pick<Config, "publicUrl" | "ads" | "noAds">): RequestHandler {
  const frames = noAds ? [] : [...new Set(ads.map((each) => new URL(each).origin))];
  const headers = helmet({
    contentSecurityPolicy: contentSecurityPolicy(frames),
    strictTransportSecurity: publicUrl?.startsWith("https:") === true ? BY_HTTPS_ONLY : false,
  });
  return (req, res, next) => {
    res.locals.nonce = randomBytes(16).toString("base64");
    headers(req, res, next);
  };
}

/**
 * The same policy for a page that browsers cache: its scripts are files of this site, without a nonce, and cannot start
 * others. It shows no ads.
 */
export const ownScriptsOnly = (policy: string): string =>
  policy
    .replaceAll(/ 'nonce-[^']+'/g, "")
    .replace(/;frame-src [^;]*/, "")
    .replace(/script-src[^;]*/, "script-src 'self'")
    .replace(/trusted-types [^;]*/, "trusted-types 'none'");
