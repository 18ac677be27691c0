import type { Request, Response } from "express";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

import type { Call } from "#shared/contracts/call.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";

/** Counts calls against the limits that their contracts declare. */
export interface Limits {
  /** @throws Refusal tooManyRequests, with `Retry-After` set */
  spend(contract: Call, userID: UserID | undefined, req: Request, res: Response): Promise<void>;
}

/** Counts in Redis when there is one, and in this process while Redis is away. */
export function newLimits(redis: Redis | undefined): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (contract: Call): RateLimiterAbstract => {
    const key = `${contract.method} ${contract.path}`;
    const known = limiters.get(key);
    if (known) return known;
    const options = {
      keyPrefix: `limit:${key}`,
      points: contract.limit.max,
      duration: contract.limit.perMs / 1_000,
    };
    const memory = new RateLimiterMemory(options);
    const limiter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
    limiters.set(key, limiter);
    return limiter;
  };

  return {
    async spend(contract, userID, req, res) {
      try {
        await limiterOf(contract).consume(userID === undefined ? `ip:${req.ip ?? ""}` : `user:${userID}`);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const waitSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        res.set("retry-after", String(waitSeconds));
        throw new Refusal("tooManyRequests", `That was a lot at once. Please wait ${waitSeconds} s.`, { waitSeconds });
      }
    },
  };
}
