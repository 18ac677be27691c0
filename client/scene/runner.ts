import { clamp, follow, NITRO_AGAIN_MS, nitroPush, parkedAt, type Sprung, sprung, wobble } from "./motion.ts";
import { CAR_LENGTH, TRACK } from "./stage.ts";

const NEVER = -1e9;
/** A racer who comes back into a race is placed at once. */
const LEAP = 5_000;
const ROLL_IN = 1.4 * CAR_LENGTH + 420;

/** How one car moves: eased way, pushes, wobble. Positions are read by whoever draws. */
export class Runner {
  readonly slot: number;
  readonly lane: number;
  readonly isOwn: boolean;
  /** Nose on the stage. */
  x = NEVER;
  /** 0 until it is known. */
  place = 0;
  sinceFinishMs = NEVER;
  isCoasting = false;
  /** How much a car without a connection is dimmed. */
  readonly dim = sprung(0);
  readonly travelled = sprung(0);
  readonly squash = sprung(0);
  nitro = 0;
  wobble = 0;
  /** Angle of the wheels in way rolled. */
  rolled = 0;
  #fraction = 0;
  readonly #push = sprung(0);
  readonly #entry: Sprung;
  #entryDelayMs: number;
  #nitroMs = Number.POSITIVE_INFINITY;
  #wobbleMs = Number.POSITIVE_INFINITY;
  constructor(slot: number, lane: number, isOwn: boolean, isStill: boolean) {
    this.slot = slot;
    this.lane = lane;
    this.isOwn = isOwn;
    this.#entry = sprung(isStill ? 0 : -ROLL_IN);
    this.#entryDelayMs = isStill ? 0 : 90 * lane;
  }

  /** What comes on top of the place on the road: rolling in, surge, nitro. */
  get offset(): number {
    return this.#entry.value + this.#push.value;
  }

  /** Units a millisecond, everything included. */
  get speed(): number {
    return this.travelled.speed + this.#entry.speed + this.#push.speed;
  }

  progress(fraction: number): void {
    if (fraction > this.#fraction) this.isCoasting = false;
    this.#fraction = clamp(fraction, 0, 1);
    const goal = this.#fraction * TRACK;
    if (Math.abs(goal - this.travelled.value) > LEAP) Object.assign(this.travelled, sprung(goal));
  }

  surge(): void {
    this.#push.speed += 0.42;
    this.squash.speed += 0.0018;
  }

  burn(): void {
    if (this.#nitroMs >= NITRO_AGAIN_MS) this.#nitroMs = 0;
  }

  fault(): void {
    this.#wobbleMs = 0;
  }

  /** Knows its place; counts as finished once the nose is through the gate. */
  finish(place: number): void {
    this.place = Math.max(1, place);
    this.#fraction = 1;
  }

  step(stepMs: number): void {
    const before = this.travelled.value + this.offset;
    const goal = this.#fraction * TRACK + (this.place > 0 ? parkedAt(this.place) : 0);
    follow(this.travelled, goal, this.place > 0 ? 420 : 230, stepMs);
    if (this.place > 0 && this.travelled.value >= TRACK) this.sinceFinishMs = Math.max(0, this.sinceFinishMs + stepMs);
    this.#entryDelayMs -= stepMs;
    if (this.#entryDelayMs <= 0) follow(this.#entry, 0, 260, stepMs);
    this.#nitroMs += stepMs;
    this.nitro = nitroPush(this.#nitroMs);
    this.#wobbleMs += stepMs;
    this.wobble = wobble(this.#wobbleMs);
    follow(this.#push, 70 * this.nitro, 110, stepMs);
    follow(this.squash, 0, 70, stepMs);
    follow(this.dim, this.isCoasting ? 1 : 0, 300, stepMs);
    this.rolled += Math.max(0, this.travelled.value + this.offset - before);
  }
}
