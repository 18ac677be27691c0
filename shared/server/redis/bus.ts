import type { Redis } from "ioredis";

import { SlotMessage } from "../../contracts/notifications.ts";
import { slotChannel, type Bus, type LocalBus } from "../bus.ts";
import type { Log } from "../log.ts";

/** After so long a connection that came back listens to its channels again. */
const RESUBSCRIBED_MS = 500;

/**
 * The bus of a cluster: one channel a slot. Messages of this process reach its own listeners through Redis too, so that
 * there is one way for all; when Redis comes back, whoever listens is told that something may have been missed.
 *
 * @param subscriber a connection of its own, which does nothing but listen
 */
export function newRedisBus(redis: Redis, subscriber: () => Redis, inner: LocalBus, log: Pick<Log, "warn">): Bus {
  let listening: Redis | undefined;
  const listener = (): Redis => {
    if (listening) return listening;
    const connection = subscriber();
    let wasReady = false;
    connection.on("ready", () => {
      if (wasReady) setTimeout(() => inner.missed(), RESUBSCRIBED_MS);
      wasReady = true;
    });
    connection.on("message", (_channel: string, body: string) => {
      const read = SlotMessage.safeParse(JSON.parse(body));
      if (read.success) void inner.publish([read.data]);
      else log.warn({ err: read.error }, "a message on the bus has another shape");
    });
    listening = connection;
    return connection;
  };
  const orWarn = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => log.warn({ err: error }, "the bus is away: players look for what they missed"));
  return {
    async publish(messages) {
      const pipeline = redis.pipeline();
      for (const message of messages) pipeline.publish(slotChannel(message.slot), JSON.stringify(message));
      await orWarn(pipeline.exec());
    },
    subscribe(slot, onTold) {
      const isFirst = inner.listeners(slot) === 0;
      const stop = inner.subscribe(slot, onTold);
      if (isFirst) void orWarn(listener().subscribe(slotChannel(slot)));
      return () => {
        stop();
        if (inner.listeners(slot) === 0) void orWarn(listener().unsubscribe(slotChannel(slot)));
      };
    },
    onMissed: (listen) => inner.onMissed(listen),
  };
}
