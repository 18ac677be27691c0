import type { Request } from "express";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

import { countedBy, type Call, type Limit, type Rate } from "#shared/contracts/call.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { networkOf } from "#shared/server/platform/network.ts";

/** Who makes a call, as far as it matters whose count it goes to. */
export interface Caller {
  readonly userID: UserID;
  readonly isGuest: boolean;
}

/** Counts calls against the limits that their contracts declare. */
export interface Limits {
  /** @throws Refusal tooManyRequests */
  spend(contract: Call, caller: Caller | undefined, req: Request): Promise<void>;
  /**
   * Counts a refusal where refusals count.
   *
   * @throws Refusal tooManyRequests, in its place
   */
  spendRefusal(contract: Call, caller: Caller | undefined, refusal: Refusal, req: Request): Promise<void>;
  /** Counts one more call against `checkAbove`, unless only refusals count there. @returns whether it needs a bot check */
  needsCheck(contract: Call, req: Request): Promise<boolean>;
  /**
   * Counts a request for something that is no call against a limit for its address.
   *
   * @throws Refusal tooManyRequests
   */
  spendAddress(name: string, rate: Rate, req: Request): Promise<void>;
  /** Counts a request likewise. @returns false above the limit */
  mayAddress(name: string, rate: Rate, req: Request): Promise<boolean>;
}

/** Counts in Redis if configured, and in this process while Redis is away. */
export function newLimits(redis: Redis | undefined): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (name: string, { max, perMs }: Rate): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `limit:${name}`, points: max, duration: perMs / 1_000 };
    const memory = new RateLimiterMemory(options);
    const limiter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
    limiters.set(name, limiter);
    return limiter;
  };

  /** @returns how long to wait; nothing while the limit is kept */
  const consume = async (name: string, rate: Rate, key: string): Promise<number | undefined> => {
    try {
      await limiterOf(name, rate).consume(key);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext;
    }
  };

  const spendLimit = async (contract: Call, limit: Limit, caller: Caller | undefined, req: Request): Promise<void> => {
    const name = nameOf(contract);
    const isAccount = caller !== undefined && !caller.isGuest;
    const own = ownKey(contract, limit, caller) ?? (limit.address ? undefined : addressOf(req));
    const waitMs =
      (own === undefined ? undefined : await consume(name, limit, own)) ??
      (limit.address && !isAccount ? await consume(`${name} address`, limit.address, addressOf(req)) : undefined);
    if (waitMs !== undefined) throw tooManyRequests(waitMs);
  };

  return {
    async spend(contract, caller, req) {
      const { limit } = contract;
      if (limit !== "none" && !limit.counts) await spendLimit(contract, limit, caller, req);
    },
    async spendRefusal(contract, caller, { code }, req) {
      const { limit, checkAbove } = contract;
      if (checkAbove?.counts?.includes(code)) await consume(checkName(contract), checkAbove, addressOf(req));
      if (limit !== "none" && limit.counts?.includes(code)) await spendLimit(contract, limit, caller, req);
    },
    async needsCheck(contract, req) {
      const { checkAbove } = contract;
      if (!checkAbove) return false;
      const [name, address] = [checkName(contract), addressOf(req)];
      if (!checkAbove.counts) return (await consume(name, checkAbove, address)) !== undefined;
      const counted = await limiterOf(name, checkAbove).get(address);
      return counted !== null && counted.consumedPoints >= checkAbove.max;
    },
    async spendAddress(name, rate, req) {
      const waitMs = await consume(name, rate, addressOf(req));
      if (waitMs !== undefined) throw tooManyRequests(waitMs);
    },
    async mayAddress(name, rate, req) {
      return (await consume(name, rate, addressOf(req))) === undefined;
    },
  };
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
const checkName = (contract: Call): string => `${nameOf(contract)} check`;

const addressOf = (req: Request): string => `ip:${networkOf(req)}`;

export function tooManyRequests(waitMs: number): Refusal {
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Refusal("tooManyRequests", `That was a lot at once. Please wait ${formatCount(waitSeconds, "second")}.`, {
    waitSeconds,
  });
}

/** What is counted: the account; otherwise the address. */
function ownKey({ access }: Call, limit: Limit, caller: Caller | undefined): string | undefined {
  const isOwn = caller && (!caller.isGuest || countedBy({ access, limit }) === "account");
  return isOwn ? `user:${caller.userID}` : undefined;
}
