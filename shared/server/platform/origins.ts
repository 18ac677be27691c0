import type { IncomingHttpHeaders } from "node:http";

import type { App } from "./work.ts";

export const FOREIGN_ORIGIN = "This origin may not connect.";

type Here = Pick<App, "config" | "log">;

/** The logs that have said it. */
const told = new WeakSet<Here["log"]>();

/**
 * Whether what changes something, or opens a socket, comes from a page of ours, or from no page. The browser's
 * Sec-Fetch-Site header counts first: a proxy may have changed the host of the request. Not every browser sends it for a
 * socket, so an operator is told once where only PUBLIC_URL helps.
 */
export function isOwnPage(headers: IncomingHttpHeaders, { config: { publicUrl }, log }: Here): boolean {
  const { "sec-fetch-site": site, origin, host } = headers;
  if (site === "same-origin" || site === "none") return true;
  if (origin === undefined) return site === undefined;
  if (origin === publicUrl || isAt(origin, host)) return true;
  if (publicUrl === undefined && !told.has(log)) {
    told.add(log);
    log.warn({ origin, host }, "a page was refused, and PUBLIC_URL is unset: is this the address that players use?");
  }
  return false;
}

/** Whether an origin is at the host of a request: at the usual ports, a proxy may name the one that it listens on itself. */
const isAt = (origin: string, host = ""): boolean =>
  host !== "" && URL.canParse(origin) && bare(new URL(origin).host) === bare(host);

const bare = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, "");
