import { stepsUntil, typingAfter, type Playback, type Step } from "#shared/rules/race/playback.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

import type { Scene } from "../../scene/scene.ts";

/** A longer step in time is a jump: the car is placed there, and skipped events are not shown. */
const LEAP_MS = 2_500;

/** Drives one car of the scene by a stored log. */
export class CarDriver {
  readonly slot: number;
  readonly playback: Playback;
  readonly #placeAtGate: (() => number) | undefined;
  #count = 0;
  #nowMs = 0;
  #isHome = false;

  /** @param placeAtGate called when the car gets there; undefined for unfinished racers */
  constructor(slot: number, playback: Playback, placeAtGate: (() => number) | undefined) {
    this.slot = slot;
    this.playback = playback;
    this.#placeAtGate = placeAtGate;
  }

  get typed(): number {
    return typingAfter(this.playback, this.#count).typed;
  }

  /** Whether the scene must be reset before this moment: a car does not return through the gate by itself. */
  mustReturn(nowMs: number): boolean {
    return this.#isHome && nowMs < this.playback.endMs;
  }

  /** The scene is new or was reset. */
  start(): void {
    this.#count = 0;
    this.#isHome = false;
    this.#nowMs = Number.NEGATIVE_INFINITY;
  }

  /** Shows the car where it is at a moment, and what it did since the last one. */
  drive(scene: Scene, nowMs: number): void {
    const placeAtGate = this.#placeAtGate;
    const { playback, slot } = this;
    const count = stepsUntil(playback, nowMs);
    const isLeap = nowMs < this.#nowMs || nowMs - this.#nowMs > LEAP_MS;
    if (!isLeap) for (let at = this.#count; at < count; at++) this.#show(scene, playback.steps[at]);
    this.#count = count;
    this.#nowMs = nowMs;
    const { typed, skipped } = typingAfter(playback, count);
    scene.progress(slot, typed / playback.length, wpmOf((typed - skipped) * playback.worth, nowMs));
    if (!placeAtGate || this.#isHome || nowMs < playback.endMs) return;
    this.#isHome = true;
    scene.finish(slot, placeAtGate());
  }

  #show(scene: Scene, step: Step | undefined): void {
    if (step?.effect === "wrong") scene.fault(this.slot);
    else if (step?.effect === "nitro") scene.nitro(this.slot);
    else if (step?.effect === "word" || step?.effect === "done") scene.surge(this.slot);
  }
}
