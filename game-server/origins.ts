import type { IncomingHttpHeaders } from "node:http";

import type { VerifyClientCallbackAsync } from "ws";

const FORBIDDEN = 403;
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
 * Refuses a foreign origin before the upgrade. The realtime library's own hook makes a whole request of the web's standard
 * for each line, which is a twelfth of what a join costs.
 */
export const checkOrigin =
  (publicUrl: string | undefined): VerifyClientCallbackAsync =>
  ({ req }, answer) =>
    isAllowedOrigin(req.headers, publicUrl) ? answer(true) : answer(false, FORBIDDEN, FOREIGN_ORIGIN);
