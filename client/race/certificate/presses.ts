import type { PressBatch } from "#shared/contracts/realtime/certificate.ts";
import { MAX_BATCH } from "#shared/contracts/realtime/progress.ts";

/** The presses of a trial, until they are sent. */
export class Presses {
  #waiting: { readonly atMs: number; readonly character: string }[] = [];
  #sent = 0;
  #lastMs = 0;

  /** @param atMs from the green light; a clock that goes back is held */
  add(character: string, atMs: number): void {
    this.#lastMs = Math.max(this.#lastMs, Math.round(atMs));
    this.#waiting.push({ atMs: this.#lastMs, character });
  }

  /** The next batch to send, if anything waits. */
  nextBatch(): PressBatch | undefined {
    const batch = this.#waiting.splice(0, MAX_BATCH);
    if (batch.length === 0) return undefined;
    const from = this.#sent;
    this.#sent += batch.length;
    return { from, at: batch.map(({ atMs }) => atMs), chars: batch.map(({ character }) => character).join("") };
  }
}
