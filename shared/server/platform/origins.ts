import type { IncomingHttpHeaders } from "node:http";

export const FOREIGN_ORIGIN = "This origin may not connect.";

/** Whether a page of this origin may talk to the game: its own host, the public address, or no page at all. */
export function isAllowedOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, "origin" | "host">,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a request that changes something comes from a page of ours, or from no page. The browser's Sec-Fetch-Site
 * header counts first: a proxy may have changed the host of the request.
 */
export function isOwnPage(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return true;
  if (site !== undefined && headers.origin === undefined) return false;
  return isAllowedOrigin(headers, publicUrl);
}
