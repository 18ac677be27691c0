import type { Request, Response } from "express";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

import { countedBy, type Call, type Rate } from "#shared/contracts/call.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";

import { networkOf } from "./network.ts";

/** Counts calls against the limits that their contracts declare. */
export interface Limits {
  /** @throws Refusal tooManyRequests, with `Retry-After` set */
  spend(contract: Call, userID: UserID | undefined, req: Request, res: Response): Promise<void>;
  /**
   * Counts one more call against `captchaAbove`.
   *
   * @throws Refusal captchaNeeded above the limit, unless a bot check came along
   */
  spendUnchecked(contract: Call, req: Request): Promise<void>;
  /**
   * Counts a request for something that is no call against a limit for its address.
   *
   * @throws Refusal tooManyRequests, with `Retry-After` set
   */
  spendAddress(name: string, rate: Rate, req: Request, res: Response): Promise<void>;
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

  return {
    async spend(contract, userID, req, res) {
      const { limit } = contract;
      const name = `${contract.method} ${contract.path}`;
      const address = addressOf(req);
      try {
        const own = ownKey(contract, userID, req) ?? (limit.address ? undefined : address);
        if (own !== undefined) await limiterOf(name, limit).consume(own);
        if (limit.address) await limiterOf(`${name} address`, limit.address).consume(address);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooManyRequests(res, error.msBeforeNext);
      }
    },
    async spendAddress(name, rate, req, res) {
      try {
        await limiterOf(name, rate).consume(addressOf(req));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooManyRequests(res, error.msBeforeNext);
      }
    },
    async mayAddress(name, rate, req) {
      try {
        await limiterOf(name, rate).consume(addressOf(req));
        return true;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return false;
      }
    },
    async spendUnchecked({ method, path, captchaAbove }, req) {
      if (!captchaAbove) return;
      try {
        await limiterOf(`${method} ${path} unchecked`, captchaAbove).consume(addressOf(req));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (fieldOf(req, "captchaToken") === undefined) throw captchaNeeded();
      }
    },
  };
}

const captchaNeeded = (): Refusal =>
  new Refusal("captchaNeeded", "First show us that you're not a bot.", { captchaStatus: "default" });

const fieldOf = (req: Request, name: string): unknown => (req.body as Record<string, unknown> | undefined)?.[name];

const addressOf = (req: Request): string => `ip:${networkOf(req)}`;

export function tooManyRequests(res: Response, waitMs: number): Refusal {
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  res.set("retry-after", String(waitSeconds));
  return new Refusal("tooManyRequests", `That was a lot at once. Please wait ${formatCount(waitSeconds, "second")}.`, {
    waitSeconds,
  });
}

/** What is counted: the account, or a text in the call; otherwise the address. */
function ownKey(contract: Call, userID: UserID | undefined, req: Request): string | undefined {
  const by = countedBy(contract);
  if (by === "address") return undefined;
  if (by === "account") return userID === undefined ? undefined : `user:${userID}`;
  const value = fieldOf(req, by.slice("body.".length));
  return typeof value === "string" ? `text:${value.trim().toLowerCase().slice(0, 200)}` : undefined;
}
