import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { Config } from "./config.ts";
import type { Metrics } from "./metrics.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Whether a request carries the operators' password: as a bearer token, or by HTTP basic authentication with any name.
 * Without a configured password nobody is an operator.
 */
export function isOperator(
  { operatorPassword }: Pick<Config, "operatorPassword">,
  { headers }: IncomingMessage,
): boolean {
  const [, scheme = "", said = ""] = /^(\w+) (.+)$/.exec(headers.authorization ?? "") ?? [];
  if (operatorPassword === undefined) return false;
  const isBasic = scheme.toLowerCase() === "basic";
  const password = isBasic
    ? Buffer.from(said, "base64")
        .toString("utf8")
        .replace(/^[^:]*:/, "")
    : said;
  return timingSafeEqual(digest(password), digest(operatorPassword));
}

/** Answers non-operators: asks for the password or, if none is configured, pretends there is nothing here. */
export function refuseStranger({ operatorPassword }: Pick<Config, "operatorPassword">, res: ServerResponse): void {
  if (operatorPassword === undefined) res.writeHead(404).end();
  else res.writeHead(401, { "www-authenticate": 'Basic realm="Redline operators", charset="UTF-8"' }).end();
}

/** `GET /metrics`. */
export async function answerMetrics(
  { app, metrics }: { readonly app: { readonly config: Config }; readonly metrics: Metrics },
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (!isOperator(app.config, req)) return refuseStranger(app.config, res);
  const text = await metrics.text();
  res.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text);
}
