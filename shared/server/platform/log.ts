import { hostname } from "node:os";

import { LRUCache } from "lru-cache";
import { pino, type Logger } from "pino";

import { minutes } from "../../units.ts";
import type { Config } from "./config.ts";
import { VERSION } from "./version.ts";

export type Log = Logger;

/** The limit of lines per message and period; the first line afterwards says how many were left out. */
const REPEATS = { max: 20, perMs: minutes(1) } as const;
/** Where PostgreSQL quotes rows and values beside the sentence of an error: names, addresses, hashes of passwords. */
const QUOTING = new Set(["detail", "where", "internalQuery"]);
/** The limit applies from this level up; debug output is not limited. */
const BOUNDED_FROM = pino.levels.values.warn ?? 0;

interface Repeats {
  sinceMs: number;
  lines: number;
}

/**
 * JSON lines on standard error; standard output is for people. Rate-limited, so that no fault floods it. Each says which
 * version wrote it, and in a cluster the address of the node.
 */
export function newLog(
  { logLevel, nodeAddress }: Pick<Config, "logLevel" | "nodeAddress">,
  to: pino.DestinationStream = pino.destination(2),
): Log {
  const seen = new LRUCache<string, Repeats>({ max: 1_000 });
  const base = {
    pid: process.pid,
    hostname: hostname(),
    version: VERSION,
    ...(nodeAddress && { address: nodeAddress }),
  };
  return pino(
    {
      level: logLevel,
      base,
      serializers: { err: (error: unknown) => withoutRows(error) },
      redact: ["req.headers.authorization", "req.headers.cookie"],
      hooks: {
        logMethod(said, write, lineLevel) {
          const leftOut = lineLevel < BOUNDED_FROM ? 0 : countOf(seen, sentenceIn(said));
          if (leftOut === undefined) return;
          write.apply(leftOut === 0 ? this : this.child({ leftOut }), said);
        },
      },
    },
    to,
  );
}

/** Errors in errors are told so deep. */
const DEEPEST = 6;

/** An error as a line says it, and the errors in it. What is no error stays as it is. */
function withoutRows(said: unknown, depth = 0): unknown {
  if (said instanceof Error)
    return depth > DEEPEST ? said.message : withoutRows(pino.stdSerializers.err(said), depth + 1);
  if (Array.isArray(said)) return depth > DEEPEST ? [] : said.map((each) => withoutRows(each, depth + 1));
  if (!isSerialized(said)) return said;
  const kept = Object.entries(said).filter(([name]) => !QUOTING.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, depth > DEEPEST ? null : withoutRows(each, depth + 1)]));
}

const isSerialized = (said: unknown): said is object =>
  typeof said === "object" && said !== null && Object.hasOwn(said, "stack");

const sentenceIn = (said: readonly unknown[]): string =>
  said.find((part): part is string => typeof part === "string") ?? "";

/** Counts one more line of a message. @returns how many were left out before it; undefined: leave this one out too */
function countOf(seen: LRUCache<string, Repeats>, sentence: string): number | undefined {
  const nowMs = Date.now();
  const known = seen.get(sentence);
  if (known && nowMs - known.sinceMs < REPEATS.perMs) return ++known.lines > REPEATS.max ? undefined : 0;
  seen.set(sentence, { sinceMs: nowMs, lines: 1 });
  return known ? Math.max(0, known.lines - REPEATS.max) : 0;
}
