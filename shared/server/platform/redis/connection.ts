import { Redis } from "ioredis";

import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { OnClose } from "../process.ts";
import { warnRarely } from "../rare-lines.ts";

const COMMAND_MS = 1_000;
const RETRY_MS = 500;

/** A Redis connection in subscriber mode: subscriptions are restored after a reconnect. */
export function connectSubscriber(url: string, log: Log, onClose: OnClose): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, enableReadyCheck: true, retryStrategy: () => RETRY_MS });
  redis.on("error", (error: Error) => warnRarely(log, error, "Redis is not reachable"));
  onClose(() => Promise.resolve(redis.disconnect()));
  return redis;
}

/** A Redis connection on which no command waits longer than a second; undefined in a single process. */
export function connectRedis(config: Config, log: Log, onClose: OnClose): Redis | undefined {
  if (config.redisUrl === undefined) return undefined;
  const redis = new Redis(config.redisUrl, {
    commandTimeout: COMMAND_MS,
    connectTimeout: COMMAND_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: () => RETRY_MS,
  });
  redis.on("error", (error: Error) => warnRarely(log, error, "Redis is not reachable"));
  onClose(() => Promise.resolve(redis.disconnect()));
  return redis;
}
