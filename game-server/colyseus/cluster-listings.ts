import type { IRoomCache } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";

import type { Log } from "#shared/server/platform/log.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";

import { inTimeOrNot } from "./deadline.ts";
import { isGoingDown } from "./going-down.ts";

/** The realtime library's store of room listings. */
const LISTINGS = "roomcaches";
const WRITE_EVERY_MS = 250;

/**
 * The listings of a cluster. The room decides how many it admits; its listing only shows the count, so changes are
 * written in batches a moment later.
 */
export class ClusterListings extends RedisDriver {
  readonly #log: Pick<Log, "debug" | "warn">;
  readonly #changed = new Map<string, IRoomCache>();

  constructor(url: string, log: Pick<Log, "debug" | "warn">) {
    super(url);
    this.#log = log;
    // What nobody hears, the client of Redis prints by itself.
    this["_client"].on("error", (error: Error) => warnRarely(log, error, "Redis is not reachable"));
  }

  override update(...[room, { $set, $inc }]: Parameters<RedisDriver["update"]>): Promise<boolean> {
    Object.assign(room, $set);
    if ($inc?.clients !== undefined) room.clients += $inc.clients;
    if (this.#changed.size === 0) setTimeout(() => void this.#write(), WRITE_EVERY_MS).unref();
    this.#changed.set(room.roomId, room);
    return Promise.resolve(true);
  }

  /** A room closes, and what it keeps is kept, whether its listing can be removed or not. */
  override async remove(roomID: string): Promise<boolean> {
    this.#changed.delete(roomID);
    return (await inTimeOrNot(super.remove(roomID), this.#log)) === true;
  }

  override async cleanup(processID: string): Promise<void> {
    const removed = super.cleanup(processID);
    await (isGoingDown() ? inTimeOrNot(removed, this.#log) : removed);
  }

  override async shutdown(): Promise<void> {
    await inTimeOrNot(super.shutdown(), this.#log);
  }

  /** A failed write is repaired by the room's next change, or when the node lists all of its rooms again. */
  async #write(): Promise<void> {
    const rooms = [...this.#changed.values()];
    this.#changed.clear();
    if (rooms.length === 0) return;
    try {
      await this["_client"].hset(LISTINGS, ...rooms.flatMap((room) => [room.roomId, JSON.stringify(room)]));
    } catch (error) {
      this.#log.debug({ err: error }, "how many are in a room could not be listed");
    }
  }
}
