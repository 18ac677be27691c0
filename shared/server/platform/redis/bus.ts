import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { Redis } from "ioredis";

import { RINGS_KEPT_MS, slotChannel, type Bus, type LocalBus } from "../bus.ts";
import type { Log } from "../log.ts";
import { warnRarely } from "../rare-lines.ts";
import { topicChannel, topicOfChannel, type Topic } from "../topic.ts";
import { SlotReader, wireOf } from "./slot-wire.ts";

const AWAY_AFTER_MS = 1_000;

/** Lives for as long after a topic's last ring as that is kept: what is left of its life tells how long ago it was. */
const ringKey = (topic: Topic): string => `rung:${topic}`;

/**
 * The bus of a cluster: one channel per slot, and one per topic. This process's own listeners get its messages through
 * Redis too, so that there is one path for all; when Redis comes back, listeners are told that they may have missed
 * something.
 *
 * @param subscriber a separate connection in subscriber mode
 */
export function newRedisBus(redis: Redis, subscriber: () => Redis, inner: LocalBus, log: Pick<Log, "warn">): Bus {
  const reader = new SlotReader();
  const orWarn = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => warnRarely(log, error, "the bus is away: players look for what they missed"));
  let listening: Redis | undefined;
  const listener = (): Redis => {
    if (listening) return listening;
    const connection = subscriber();
    let wasReady = false;
    connection.on("ready", () => {
      // A connection that is back has just subscribed again: Redis answers in order, so the channels are there with the pong.
      if (wasReady) void orWarn(connection.ping().then(() => inner.missed()));
      wasReady = true;
    });
    connection.on("message", (channel: string, body: string) => {
      if (channel === echo) {
        echoed?.(performance.now());
        return;
      }
      const topic = topicOfChannel(channel);
      if (topic !== undefined) return void inner.ring([topic]);
      const message = reader.read(body);
      if (message) void inner.publish([message]);
      else log.warn({ channel }, "a message on the bus has another shape");
    });
    listening = connection;
    return connection;
  };
  const echo = `rt:echo:${randomUUID()}`;
  let echoed: ((atMs: number) => void) | undefined;
  let isListening = false;
  const roundTripMs = async (): Promise<number> => {
    if (!isListening) await listener().subscribe(echo);
    isListening = true;
    const startMs = performance.now();
    const { promise, resolve } = Promise.withResolvers<number>();
    echoed = resolve;
    await redis.publish(echo, "");
    return (await promise) - startMs;
  };
  /** Redis sends a channel while somebody here listens to it. To subscribe once more changes nothing. */
  const listen = (channel: string, begin: () => () => void, onHeard?: () => void): (() => void) => {
    const isFirst = inner.listeners(channel) === 0;
    const stop = begin();
    if (isFirst || onHeard) void orWarn(listener().subscribe(channel).then(onHeard));
    return () => {
      stop();
      if (inner.listeners(channel) === 0) void orWarn(listener().unsubscribe(channel));
    };
  };
  return {
    async publish(messages) {
      const pipeline = redis.pipeline();
      for (const { slot, body } of wireOf(messages)) pipeline.publish(slotChannel(slot), body);
      await orWarn(pipeline.exec());
    },
    subscribe: (slot, onTold, onHeard) => listen(slotChannel(slot), () => inner.subscribe(slot, onTold), onHeard),
    overhear: () => undefined,
    async ring(topics) {
      const pipeline = redis.pipeline();
      for (const topic of topics)
        pipeline.set(ringKey(topic), "", "PX", RINGS_KEPT_MS).publish(topicChannel(topic), "");
      await orWarn(pipeline.exec());
    },
    on: (topic, onRing, onHeard) => listen(topicChannel(topic), () => inner.on(topic, onRing), onHeard),
    async rungAgoMs(topic) {
      try {
        const leftMs = await redis.pttl(ringKey(topic));
        return leftMs < 0 ? undefined : RINGS_KEPT_MS - leftMs;
      } catch (error) {
        warnRarely(log, error, "the bus is away: players look for what they missed");
        return 0;
      }
    },
    roundTripMs: () =>
      Promise.race([roundTripMs().catch(() => Infinity), wait(AWAY_AFTER_MS, Infinity, { ref: false })]),
    onMissed: (listener) => inner.onMissed(listener),
  };
}
