import type { TeamID } from "../../ids.ts";

/** When each team was last rung, inside one process. */
export class RecentRings {
  readonly #keptMs: number;
  /** By `performance.now()`, in the order of the newest ring. */
  readonly #rung = new Map<TeamID, number>();

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  get teams(): number {
    return this.#rung.size;
  }

  note(teamID: TeamID, nowMs: number): void {
    this.#rung.delete(teamID);
    this.#rung.set(teamID, nowMs);
    for (const [oldID, rungMs] of this.#rung) {
      if (nowMs - rungMs < this.#keptMs) return;
      this.#rung.delete(oldID);
    }
  }

  /** @returns how long ago, in milliseconds; undefined where that is longer than kept, if ever */
  agoMs(teamID: TeamID, nowMs: number): number | undefined {
    const agoMs = nowMs - (this.#rung.get(teamID) ?? -Infinity);
    return agoMs < this.#keptMs ? agoMs : undefined;
  }
}
