import { matchMaker, type IRoomCache } from "@colyseus/core";

import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import { slotOf } from "#shared/rules/slot.ts";

import type { LineHolder } from "./present-player.ts";

/** How often the living nodes are looked up at most. */
const NODES_LIFE_MS = 1_000;

export interface PresenceOptions {
  readonly slot: number;
  readonly node: string;
}

/** The nodes of a cluster in a fixed order, and the room for a player's connection. */
export class PresenceRouter {
  #nodes: readonly string[] = [];
  #readMs = -Infinity;
  readonly #making = new Map<string, Promise<IRoomCache>>();

  /**
   * A seat in the room of the player's slot, on the node that the slot is on now. The mapping is for balance only:
   * messages find the player on every node.
   *
   * @source core §7 Realtime
   */
  async seatFor({ userID, sessionID, until }: LineHolder): Promise<unknown> {
    const slot = slotOf(userID);
    const nodes = await this.#living();
    const node = nodes[slot % nodes.length] ?? matchMaker.processId;
    const room = await this.#roomOf({ slot, node });
    return matchMaker.reserveSeatFor(room, {}, {
      userID,
      sessionID,
      ...(until !== undefined && { until }),
    } satisfies LineHolder);
  }

  async #roomOf(options: PresenceOptions): Promise<IRoomCache> {
    const roomID = presenceRoomID(options);
    const local = matchMaker.getLocalRoomById(roomID);
    if (local) return local["_listing"] as IRoomCache;
    const making =
      this.#making.get(roomID) ??
      this.#make(roomID, options).finally(() => {
        this.#making.delete(roomID);
      });
    this.#making.set(roomID, making);
    return making;
  }

  async #make(roomID: string, options: PresenceOptions): Promise<IRoomCache> {
    if (options.node === matchMaker.processId) {
      return matchMaker.handleCreateRoom(PRESENCE, options, undefined, roomID);
    }
    return (await matchMaker.driver.findOne({ roomId: roomID })) ?? (await matchMaker.createRoom(PRESENCE, options));
  }

  async #living(): Promise<readonly string[]> {
    const nowMs = performance.now();
    if (nowMs - this.#readMs < NODES_LIFE_MS) return this.#nodes;
    this.#readMs = nowMs;
    const stats = await matchMaker.stats.fetchAll();
    this.#nodes = stats.map(({ processId }) => processId).toSorted((one, other) => (one < other ? -1 : 1));
    return this.#nodes;
  }
}

/** The id of a presence room names its node, so a join needs no search. */
export const presenceRoomID = ({ slot, node }: PresenceOptions): string => `${PRESENCE}-${node}-${slot}`;

/**
 * Chooses the node of a new room: a presence room goes to the node it is for, any other to the node with the fewest.
 */
export async function nodeForRoom(name: string, options: unknown): Promise<string> {
  if (name === PRESENCE) return (options as PresenceOptions).node;
  const stats = await matchMaker.stats.fetchAll();
  const [first] = stats.toSorted((one, other) => one.roomCount - other.roomCount);
  return first?.processId ?? matchMaker.processId;
}
