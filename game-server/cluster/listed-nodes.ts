import type { Presence } from "@colyseus/core";

/** The nodes with rooms in the listings, by id: the address of each, or a dash. */
export const LISTED = "listed-nodes";
export const NO_ADDRESS = "-";

/** Host and path of every node under which players reach it; none in a single process. */
export async function nodeAddresses(presence: Presence): Promise<readonly string[]> {
  const listed = Object.values((await presence.hgetall(LISTED)) ?? {});
  return [...new Set(listed)].filter((address) => address !== NO_ADDRESS).toSorted();
}
