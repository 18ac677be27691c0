import type { IncomingMessage, ServerResponse } from "node:http";

import type { Redis } from "ioredis";
import type { Kysely } from "kysely";

import { REFUSALS } from "../../refusal.ts";
import type { Database } from "../database.ts";
import type { Log } from "./log.ts";
import { AHEAD, BEHIND, standingOf, type Standing } from "./postgres/migrate.ts";
import { warnRarely } from "./rare-lines.ts";

/** What `/readyz` answers. */
interface Ready {
  readonly status: "ready" | "not ready";
  readonly database: boolean;
  /** What is to be known of it. */
  readonly message?: string;
  /** Steps that the database lacks; null while it is away. */
  readonly missing: readonly string[] | null;
  /** Steps of a later version; null while it is away. */
  readonly ahead: readonly string[] | null;
  /** Null in a single process. */
  readonly redis: boolean | null;
  /** The process ends: what runs is finished, and nothing new begins here. */
  readonly leaving: boolean;
}

/** Whether a process takes work: it isn't about to end, and what it needs answers. */
export class Readiness {
  readonly #db: Kysely<Database>;
  readonly #redis: Redis | undefined;
  readonly #log: Pick<Log, "warn">;
  #isLeaving = false;

  constructor(db: Kysely<Database>, redis: Redis | undefined, log: Pick<Log, "warn">) {
    this.#db = db;
    this.#redis = redis;
    this.#log = log;
  }

  leave(): void {
    this.#isLeaving = true;
  }

  async look(): Promise<Ready> {
    const [standing, redis] = await Promise.all([this.#standing(), this.#isRedisThere()]);
    const isReady = !this.#isLeaving && standing?.missing.length === 0 && redis !== false;
    const message = standing && sentenceOf(standing);
    return {
      status: isReady ? "ready" : "not ready",
      database: standing !== null,
      ...(message && { message }),
      missing: standing?.missing ?? null,
      ahead: standing?.ahead ?? null,
      redis,
      leaving: this.#isLeaving,
    };
  }

  /** Answers `/healthz`, `/openz` and `/readyz` to whoever reads them. @returns false for anything else */
  answer({ method, url }: IncomingMessage, res: ServerResponse): boolean {
    if (method !== "GET" && method !== "HEAD") return false;
    const [path] = (url ?? "").split("?");
    if (path === "/healthz") say(res, 200, { status: "up" });
    else if (path === "/openz") this.#sayWhetherOpen(res);
    else if (path === "/readyz")
      void this.look().then((ready) => say(res, ready.status === "ready" ? 200 : REFUSALS.unavailable, ready));
    else return false;
    return true;
  }

  /** For a proxy: what all processes share, such as the database, must not close all of them. They answer better than it does. */
  #sayWhetherOpen(res: ServerResponse): void {
    if (this.#isLeaving) say(res, REFUSALS.unavailable, { status: "leaving" });
    else say(res, 200, { status: "open" });
  }

  /** Others may migrate it while this process runs, and operators put back an older copy. */
  async #standing(): Promise<Standing | null> {
    try {
      return await standingOf(this.#db);
    } catch (error) {
      warnRarely(this.#log, error, "the database is not reachable");
      return null;
    }
  }

  async #isRedisThere(): Promise<boolean | null> {
    if (!this.#redis) return null;
    return this.#redis.ping().then(
      () => true,
      () => false,
    );
  }
}

const sentenceOf = ({ missing, ahead }: Standing): string | undefined =>
  missing.length > 0 ? BEHIND : ahead.length > 0 ? AHEAD : undefined;

const say = (res: ServerResponse, status: number, body: object): void =>
  void res
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
