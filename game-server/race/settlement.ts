import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import type { RaceID } from "#shared/ids.ts";
import { isImpossible } from "#shared/server/platform/postgres/away.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { setAside } from "#shared/server/settlement/set-aside.ts";
import { settleRace, settleSeatBySeat } from "#shared/server/settlement/settle.ts";

import { pause } from "../../shared/server/platform/pause.ts";
import { OutcomeSpool } from "./outcome-spool.ts";

const RETRY_MS = [250, 500, 1_000, 2_000, 5_000] as const;
/** After this many failures for a permanent reason a race is set aside. */
const IMPOSSIBLE_TRIES = 3;
/** Results do not wait longer for the disk. */
const KEEP_WITHIN_MS = 500;
/** A first try that takes longer counts as failed. */
const SLOW_MS = 1_000;
const SPOOLED_AT_ONCE = 8;

/**
 * Brings finished races into the database. Each is on disk before anybody sees its results and leaves it when it is
 * settled, so that neither a database that is away nor the end of the process loses one: the next start settles what is
 * there. Settling twice writes once. What can never be written is set aside, and blocks no other race.
 */
export class Settlement {
  readonly #app: App;
  readonly #spool: OutcomeSpool;
  readonly #waiting = new Map<RaceID, RaceOutcome>();
  readonly #writes = new Map<RaceID, Promise<void>>();
  readonly #closing = new AbortController();
  /** Since when the process goes down, and how long a race still waits for the database from then on. */
  #goingDown = { sinceMs: Infinity, patienceMs: Infinity };
  #spooled = 0;

  constructor(app: App) {
    this.#app = app;
    this.#spool = new OutcomeSpool(join(app.config.dataDir, "unsettled"));
  }

  /** Finished races that are not in the database. */
  get waiting(): number {
    return this.#waiting.size + this.#spooled;
  }

  countUnreadable(): Promise<number> {
    return this.#spool.countUnreadable();
  }

  /** Puts a finished race on disk, or, where that does not work, into memory only. To be done before its results are shown. */
  async keep(outcome: RaceOutcome): Promise<void> {
    this.#waiting.set(outcome.raceID, outcome);
    await Promise.race([this.#write(outcome, false), wait(KEEP_WITHIN_MS)]);
  }

  /** @returns whether the race is in the database; if not, it is set aside, or waits on disk for the next start */
  async settle(outcome: RaceOutcome): Promise<boolean> {
    const { raceID } = outcome;
    this.#waiting.set(raceID, outcome);
    const slow = setTimeout(() => void this.#write(outcome, true), SLOW_MS);
    try {
      return await this.#keepTrying(outcome);
    } finally {
      clearTimeout(slow);
      if (!this.#waiting.has(raceID)) void this.#forget(raceID);
    }
  }

  /** Settles what an earlier process left on disk, several at once: none waits for one that does not work. */
  async settleSpooled(): Promise<void> {
    const raceIDs = (await this.#spool.raceIDs()).filter((raceID) => !this.#waiting.has(raceID));
    this.#spooled = raceIDs.length;
    const queue = raceIDs.values();
    const settleNext = async (): Promise<void> => {
      for (const raceID of queue) {
        if (this.#closing.signal.aborted) return;
        const outcome = await this.#read(raceID);
        this.#spooled--;
        if (outcome) await this.settle(outcome);
      }
    };
    await Promise.all(Array.from({ length: SPOOLED_AT_ONCE }, settleNext));
  }

  /** The process goes down: from now on a race waits for the database for so long, then it stays on disk. */
  goDown(patienceMs: number): void {
    this.#goingDown = { sinceMs: performance.now(), patienceMs };
  }

  /** Stops trying; what still waits is on disk. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#waiting.values()].map((outcome) => this.#write(outcome, true)));
  }

  /** Retries until it is settled, set aside, or the process ends. @returns whether it is settled */
  async #keepTrying(outcome: RaceOutcome): Promise<boolean> {
    const { raceID } = outcome;
    const { signal } = this.#closing;
    const startMs = performance.now();
    let impossible = 0;
    for (let attempt = 0; ; attempt++) {
      try {
        await this.#try(outcome);
        this.#waiting.delete(raceID);
        return true;
      } catch (error) {
        if (attempt === 0) void this.#write(outcome, true);
        if (isImpossible(error)) impossible++;
        if (impossible >= IMPOSSIBLE_TRIES && (await this.#giveUp(outcome, error))) return false;
        warnRarely(this.#app.log, error, "a race is not settled yet", { raceID, waiting: this.waiting });
      }
      if (signal.aborted || this.#isTooLate(startMs)) return false;
      await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 0, signal);
    }
  }

  #isTooLate(startMs: number): boolean {
    const { sinceMs, patienceMs } = this.#goingDown;
    return performance.now() - Math.max(startMs, sinceMs) >= patienceMs;
  }

  /** Settles seat by seat when the race as a whole is impossible: one bad seat costs nobody else the race. */
  async #try(outcome: RaceOutcome): Promise<void> {
    try {
      await perform(this.#app, (work) => settleRace(work, outcome));
    } catch (error) {
      if (!isImpossible(error)) throw error;
      const slots = await perform(this.#app, (work) => settleSeatBySeat(work, outcome));
      this.#app.log.error({ err: error, raceID: outcome.raceID, slots }, "seats of a race are set aside");
    }
  }

  /** @returns whether it is done with */
  async #giveUp(outcome: RaceOutcome, reason: unknown): Promise<boolean> {
    const { raceID } = outcome;
    const slots = outcome.results.map(({ seat }) => seat.slot);
    try {
      await perform(this.#app, (work) => setAside(work, outcome, slots, String(reason)));
    } catch (error) {
      if (!isImpossible(error)) return false;
      await this.#writes.get(raceID);
      await this.#spool.putAside(raceID);
    }
    this.#waiting.delete(raceID);
    this.#app.log.error({ err: reason, raceID }, "a race is set aside");
    return true;
  }

  async #read(raceID: RaceID): Promise<RaceOutcome | undefined> {
    try {
      return await this.#spool.read(raceID);
    } catch (error) {
      this.#app.log.error({ err: error, raceID }, "a race on disk cannot be read and is set aside");
      await this.#spool.putAside(raceID);
      return undefined;
    }
  }

  /** Writes of a race run one after the other. A failing disk costs nothing while the process lives. */
  #write(outcome: RaceOutcome, isLasting: boolean): Promise<void> {
    const { raceID } = outcome;
    const before = this.#writes.get(raceID) ?? Promise.resolve();
    const writing = before.then(async () => {
      try {
        if (this.#waiting.has(raceID)) await this.#spool.keep(outcome, isLasting);
      } catch (error) {
        warnRarely(this.#app.log, error, "a race could not be put on disk", { raceID });
      }
    });
    this.#writes.set(raceID, writing);
    return writing;
  }

  async #forget(raceID: RaceID): Promise<void> {
    await this.#writes.get(raceID);
    this.#writes.delete(raceID);
    await this.#spool.forget(raceID).catch((error: unknown) => {
      warnRarely(this.#app.log, error, "a settled race stays on disk", { raceID });
    });
  }
}
