import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import { RateLimiterMemory } from "rate-limiter-flexible";

import { asWritten } from "../../rules/written.ts";
import type { Config } from "./config.ts";
import type { Metrics } from "./metrics.ts";
import { networkOf } from "./network.ts";

const digest = (text: string): Buffer => createHash("sha256").update(asWritten(text)).digest();

/** So many wrong passwords from one address are told so; then none is looked at for a while. */
const WRONG_TRIES = { points: 20, duration: 900 } as const;
const wrongTries = new RateLimiterMemory(WRONG_TRIES);

/**
 * Lets an operator pass, and answers everybody else: asks for the password, says to wait after too many wrong ones, or, if
 * none is configured, pretends there is nothing here.
 *
 * @returns whether it is an operator
 */
export async function meetOperator(
  { operatorPassword }: Pick<Config, "operatorPassword">,
  req: IncomingMessage & { readonly ip?: string | undefined },
  res: ServerResponse,
): Promise<boolean> {
  if (operatorPassword === undefined) {
    res.writeHead(404).end();
    return false;
  }
  const from = networkOf({ ip: req.ip ?? req.socket.remoteAddress });
  const tried = await wrongTries.get(from);
  if (tried && tried.remainingPoints <= 0) {
    res.writeHead(429, { "retry-after": String(Math.ceil(tried.msBeforeNext / 1_000)) }).end();
    return false;
  }
  if (isPassword(operatorPassword, req)) return true;
  if (req.headers.authorization !== undefined) await wrongTries.penalty(from);
  res.writeHead(401, { "www-authenticate": 'Basic realm="Redline operators", charset="UTF-8"' }).end();
  return false;
}

/** Whether a request carries the password: as a bearer token, or by HTTP basic authentication with any name. */
function isPassword(operatorPassword: string, { headers }: IncomingMessage): boolean {
  const [, scheme = "", said = ""] = /^(\w+) (.+)$/.exec(headers.authorization ?? "") ?? [];
  const isBasic = scheme.toLowerCase() === "basic";
  const password = isBasic
    ? Buffer.from(said, "base64")
        .toString("utf8")
        .replace(/^[^:]*:/, "")
    : said;
  return timingSafeEqual(digest(password), digest(operatorPassword));
}

/** `GET /metrics`. */
export async function answerMetrics(
  { app, metrics }: { readonly app: { readonly config: Config }; readonly metrics: Metrics },
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (!(await meetOperator(app.config, req, res))) return;
  const text = await metrics.text();
  res.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text);
}
