import { randomUUID } from "node:crypto";

import type { Redis } from "ioredis";

import { SITES } from "../../../content/site.ts";
import type { UserID } from "../../../ids.ts";
import { isAmong } from "../../../rules/known.ts";
import { DOINGS, type Whereabouts } from "../../../rules/whereabouts.ts";
import { seconds } from "../../../units.ts";
import type { Log } from "../log.ts";
import type { Online } from "../online.ts";
import type { OnClose } from "../process.ts";
import { warnRarely } from "../rare-lines.ts";

/**
 * A player whom no node has refreshed for this long is offline. After a flush of Redis everybody is back after one
 * round.
 */
const KEPT = seconds(60);
const MENTIONED_EVERY = seconds(20);
const MENTIONED_AT_ONCE = 500;

const keyOf = (userID: UserID): string => `online:${userID}`;

function whereaboutsOf(word: string | null): Whereabouts | undefined {
  const [app, doing] = word?.split(":") ?? [];
  if (!isAmong(SITES, app)) return undefined;
  return { app, doing: isAmong(DOINGS, doing) ? doing : "around" };
}

/** Many players in one command: single commands would cost an idle node with 20,000 connections two percent of a core. */
const MENTION = `for nth = 1, #KEYS do redis.call("set", KEYS[nth], ARGV[nth], "PX", ARGV[#ARGV]) end`;

/**
 * Removes a player only if this process was the last to refresh the key: a player who moved to another node stays
 * online.
 */
const GO = `local word = redis.call("get", KEYS[1])
  if word and string.sub(word, -#ARGV[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end
  return 0`;

/**
 * The players of a cluster. Each node refreshes its own periodically; while Redis is away nobody appears online, and
 * nothing else stops.
 */
export function newRedisOnline(redis: Redis, log: Pick<Log, "warn">, onClose: OnClose): Online {
  const own = new Map<UserID, Whereabouts>();
  const node = randomUUID();
  const wordOf = ({ app, doing }: Whereabouts): string => `${app}:${doing}:${node}`;
  const mention = async (): Promise<void> => {
    const players = [...own];
    for (let from = 0; from < players.length; from += MENTIONED_AT_ONCE) {
      const part = players.slice(from, from + MENTIONED_AT_ONCE);
      const keys = part.map(([userID]) => keyOf(userID));
      const words = part.map(([, whereabouts]) => wordOf(whereabouts));
      await redis.eval(MENTION, part.length, ...keys, ...words, KEPT);
    }
  };
  const orWarn = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => warnRarely(log, error, "who is online is not known now"));
  const timer = setInterval(() => own.size > 0 && void orWarn(mention()), MENTIONED_EVERY);
  onClose(async () => {
    clearInterval(timer);
    if (own.size > 0)
      await orWarn(Promise.all([...own.keys()].map((userID) => redis.eval(GO, 1, keyOf(userID), node))));
  });
  return {
    async seen(userIDs) {
      const seen = new Map<UserID, Whereabouts>();
      if (userIDs.length === 0) return seen;
      const words = await redis.mget(userIDs.map(keyOf)).catch((error: unknown) => {
        warnRarely(log, error, "who is online is not known now");
        return [];
      });
      for (const [index, userID] of userIDs.entries()) {
        const whereabouts = whereaboutsOf(words[index] ?? null);
        if (whereabouts) seen.set(userID, whereabouts);
      }
      return seen;
    },
    async come(userID, whereabouts) {
      own.set(userID, whereabouts);
      const before = await orWarn(redis.set(keyOf(userID), wordOf(whereabouts), "PX", KEPT, "GET"));
      return before === null;
    },
    async go(userID) {
      own.delete(userID);
      await orWarn(redis.eval(GO, 1, keyOf(userID), node));
    },
  };
}
