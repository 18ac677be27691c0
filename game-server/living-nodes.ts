import type { Presence } from "@colyseus/core";

/** Each node listens on a channel of its own as long as it lives, also when it has no time to answer. */
const NODE_CHANNEL = "p:";

/** @returns the ids of the nodes that live */
export async function livingNodes(presence: Presence): Promise<ReadonlySet<string>> {
  const channels = await presence.channels(`${NODE_CHANNEL}*`);
  return new Set(channels.map((channel) => channel.slice(NODE_CHANNEL.length)));
}
