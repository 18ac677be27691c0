import type { BeforeUpgradeHandler } from "@colyseus/core";

/** Whether a page of this origin may talk to the game: its own host, the public address, or no page at all. */
export function isAllowedOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin === null) return true;
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

/** Refuses a foreign origin before the upgrade. */
export const checkOrigin =
  (publicUrl: string | undefined): BeforeUpgradeHandler =>
  (_request, context) =>
    isAllowedOrigin(context.headers, publicUrl)
      ? undefined
      : new Response("This origin may not connect.", { status: 403 });
