import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { after, type Stamp } from "#shared/units.ts";

import { clockMs } from "../cluster/node-context.ts";
import { LASTS } from "./drain-times.ts";

/** The time of one race, in milliseconds since green light; before its countdown it stands still at -Infinity, and in a pause where it is. */
export class RaceClock {
  #greenMs = Infinity;
  #startedStamp = 0 as Stamp;
  #pausedMs = 0;
  /** How long it stood still before. */
  #stoodMs = 0;
  #heldUntilMs = 0;
  #lastMs = Infinity;

  /** When green light is, on the node's clock. */
  get greenMs(): number {
    return this.#greenMs;
  }

  /** When green light is, for whoever comes later. */
  get startedStamp(): Stamp {
    return this.#startedStamp;
  }

  /** Since when the race stands still, on the node's clock; 0 while it goes on. */
  get pausedMs(): number {
    return this.#pausedMs;
  }

  get raceMs(): number {
    return (this.#pausedMs || clockMs()) - this.#greenMs;
  }

  /** Whether racers may act: from the countdown on, but not while it stands still. */
  get takesActs(): boolean {
    return this.#greenMs < Infinity && (this.#pausedMs === 0 || this.raceMs >= 0);
  }

  /** Whether it is one of the last races of a node that goes down. */
  get isLast(): boolean {
    return this.#lastMs < Infinity;
  }

  /** Whether the node that goes down waits no longer. */
  get isUp(): boolean {
    return clockMs() >= this.#lastMs;
  }

  /** The node goes down: from now on the race has as long as any race without longer time. */
  goDown(): void {
    this.#lastMs = Math.min(this.#lastMs, clockMs() + LASTS);
  }

  /** The countdown begins; in a pause it stands at its beginning. */
  countDown(now: Stamp): void {
    if (this.#pausedMs > 0) this.#pausedMs = clockMs();
    this.#greenMs = clockMs() + RACE.countdownMs;
    this.#startedStamp = after(now, RACE.countdownMs);
  }

  /**
   * Stands still or goes on. After a pause green light is later by as much, so that no time has passed for anybody. A pause has to be
   * said again and again, and all of a race are no longer than five minutes.
   */
  stand(isPaused: boolean): void {
    const nowMs = clockMs();
    if (isPaused && this.#stoodMs < CLASSROOM.mostPausedMs) {
      this.#pausedMs ||= nowMs;
      this.#heldUntilMs = nowMs + CLASSROOM.pauseHeldMs;
    } else if (!isPaused && this.#pausedMs > 0) {
      this.#greenMs += nowMs - this.#pausedMs;
      this.#stoodMs += nowMs - this.#pausedMs;
      this.#pausedMs = 0;
    }
  }

  /** Whether it stands still, and nobody holds it any more or it did for too long. */
  get isForgotten(): boolean {
    const nowMs = clockMs();
    const stoodMs = this.#stoodMs + nowMs - this.#pausedMs;
    return this.#pausedMs > 0 && (nowMs > this.#heldUntilMs || stoodMs > CLASSROOM.mostPausedMs);
  }
}
