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
      serializers: { err: withoutRows },
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

/** An error as a line says it. */
const withoutRows = (error: unknown): unknown =>
  error instanceof Error ? unquoted(pino.stdSerializers.err(error)) : error;

/** Also of the errors in an error. */
function unquoted(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(unquoted);
  if (typeof said !== "object" || said === null) return said;
  const kept = Object.entries(said).filter(([name]) => !QUOTING.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, unquoted(each)]));
}

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
