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
