import type { Presence } from "@colyseus/core";

/** Each node subscribes to a channel of its own while it lives, even when it is too busy to answer. */
const NODE_CHANNEL = "p:";

/** @returns the ids of the living nodes */
export async function livingNodes(presence: Presence): Promise<ReadonlySet<string>> {
  const channels = await presence.channels(`${NODE_CHANNEL}*`);
  return new Set(channels.map((channel) => channel.slice(NODE_CHANNEL.length)));
}
