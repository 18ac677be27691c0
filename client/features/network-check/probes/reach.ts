import { PROBE_WAIT_MS } from "#shared/rules/network-check/limits.ts";
import type { Reached } from "#shared/rules/network-check/measured.ts";

import { newKey } from "../../../net/new-key.ts";
import { limited } from "./limited.ts";

/** Whether an answer is ours. */
type IsOurs = (response: Response) => boolean | Promise<boolean>;

/** Past every cache. */
export const fresh = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}check=${newKey()}`;

/** Whether what is at an address of ours gets here, and is ours. */
export async function reach(path: string, isOurs: IsOurs, leaving: AbortSignal): Promise<Reached> {
  const signal = limited(PROBE_WAIT_MS, leaving);
  try {
    const response = await fetch(fresh(path), { cache: "no-store", redirect: "manual", signal });
    // Nothing of ours leads elsewhere.
    if (response.type === "opaqueredirect") return "foreign";
    return (await isOurs(response)) ? "answered" : "foreign";
  } catch (problem) {
    // What is there and can't be read as ours is somebody else's.
    if (problem instanceof SyntaxError) return "foreign";
    return signal.aborted ? "silent" : "refused";
  }
}

const jsonOf = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;

export const reachSite = (leaving: AbortSignal): Promise<Reached> =>
  reach("/site.json", async (response) => response.ok && "clientVersion" in (await jsonOf(response)), leaving);

export const reachCalls = (leaving: AbortSignal): Promise<Reached> =>
  reach("/api/v2/auth/options", async (response) => (await jsonOf(response)).success === true, leaving);

/** This page's own script, which is here already, comes again. */
export const reachFiles = (leaving: AbortSignal): Promise<Reached> =>
  reach(
    new URL(import.meta.url).pathname,
    async (response) => {
      const isScript = response.headers.get("content-type")?.includes("javascript") === true;
      await response.arrayBuffer();
      return response.ok && isScript;
    },
    leaving,
  );
