import { RedisPresence } from "@colyseus/redis-presence";

import type { Log } from "#shared/server/platform/log.ts";

import { inTimeOrNot } from "./deadline.ts";
import { isGoingDown } from "./going-down.ts";

/**
 * The nodes of a cluster know of each other through Redis. A node that goes down tidies up there if it can: a Redis that
 * is away would end its drain, and its races with it.
 */
export class ClusterPresence extends RedisPresence {
  readonly #log: Pick<Log, "debug">;

  constructor(url: string, log: Pick<Log, "debug">) {
    super(url);
    this.#log = log;
  }

  override async hdel(...args: Parameters<RedisPresence["hdel"]>): Promise<boolean> {
    const deleted = super.hdel(...args);
    return isGoingDown() ? (await inTimeOrNot(deleted, this.#log)) === true : deleted;
  }

  override async unsubscribe(...args: Parameters<RedisPresence["unsubscribe"]>): Promise<this> {
    const ended = super.unsubscribe(...args);
    await (isGoingDown() ? inTimeOrNot(ended, this.#log) : ended);
    return this;
  }

  override shutdown(): void {
    for (const client of [this["sub"], this["pub"]]) void inTimeOrNot(client.quit(), this.#log);
  }
}
