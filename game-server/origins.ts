import type { IncomingHttpHeaders } from "node:http";

import type { BeforeUpgradeHandler } from "@colyseus/core";

/** Whether a page of this origin may talk to the game: its own host, the public address, or no page at all. */
export function isAllowedOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, "origin" | "host">,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses a foreign origin before the upgrade. */
export const checkOrigin =
  (publicUrl: string | undefined): BeforeUpgradeHandler =>
  (_request, context) =>
    isAllowedOrigin(
      { origin: context.headers.get("origin") ?? undefined, host: context.headers.get("host") ?? undefined },
      publicUrl,
    )
      ? undefined
      : new Response("This origin may not connect.", { status: 403 });
