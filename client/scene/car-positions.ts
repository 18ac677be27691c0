import { anchorFor, clamp, compressed, follow, mixed, parkedAt, smooth, sprung } from "./motion.ts";
import { Runner } from "./runner.ts";
import type { SceneRacer } from "./scene.ts";
import { CAR_LENGTH, GHOST_SLOT, groundOf, laneAt, laneOf, slantAt, TRACK } from "./stage.ts";

const EDGE = 10;
const FREED_MS = 900;

/** Where the noses stand at the start line of a stage so wide. */
export const startOf = (width: number, isStill: boolean): number =>
  Math.max(CAR_LENGTH + 40, width * (isStill ? 0.15 : 0.3));

/**
 * Where everybody is on the stage. The camera follows this player's car along the road; with `isStill` it stays, and
 * cars move from a start line on the left to a gate on the right.
 */
export class CarPositions {
  readonly runners: Runner[] = [];
  readonly zoom = sprung(1);
  readonly shift = sprung(0);
  /** Screen position of this player's car in the middle lane, without its pushes. */
  noseX = 0;
  readonly #anchor = sprung(0.3);
  #width = 1_000;
  #own: Runner | undefined;
  readonly #isStill: boolean;

  constructor(isStill: boolean) {
    this.#isStill = isStill;
  }

  get lead(): Runner | undefined {
    return this.#own ?? this.runners[0];
  }

  /** Length of the way the camera has gone; scenery moves by it. */
  get travelled(): number {
    return this.#isStill ? 0 : (this.lead?.travelled.value ?? 0);
  }

  get lineX(): number {
    return this.#isStill ? this.#stillAt(0) : this.noseX - this.travelled;
  }

  get gateX(): number {
    return this.#isStill ? this.#stillAt(1) : this.noseX + TRACK - this.travelled;
  }

  get ownNitro(): number {
    return this.#own?.nitro ?? 0;
  }

  /** Time since this player's car drove through the gate; negative before. */
  get homeMs(): number {
    return this.#own?.sinceFinishMs ?? -1;
  }

  get isHome(): boolean {
    return this.homeMs >= 0;
  }

  bySlot(slot: number): Runner | undefined {
    return this.runners.find((runner) => runner.slot === slot);
  }

  /** Keeps who is here already; the new ones roll in. */
  seat(racers: readonly SceneRacer[]): void {
    const ownSlot = racers.find((racer) => racer.isOwn)?.slot;
    const before = new Map(this.runners.map((runner) => [runner.slot, runner]));
    this.runners.length = 0;
    for (const { slot, isOwn } of racers) {
      const lane = laneOf(slot, ownSlot);
      const known = before.get(slot);
      const runner = known?.lane === lane ? known : new Runner(slot, lane, isOwn, this.#isStill);
      this.runners.push(runner);
      if (isOwn) this.#own = runner;
    }
    const ground = ({ lane }: Runner): number => groundOf(laneAt(lane));
    this.runners.sort((one, other) => ground(one) - ground(other));
  }

  widen(width: number): void {
    this.#width = width;
  }

  nudge(): void {
    if (this.#isStill) return;
    this.zoom.speed += 0.0003;
    this.shift.speed -= 0.15;
  }

  step(stepMs: number): void {
    for (const runner of this.runners) runner.step(stepMs);
    if (this.#isStill) return this.#placeStill();
    follow(this.zoom, 1 + 0.035 * this.ownNitro, 140, stepMs);
    follow(this.shift, 0, 120, stepMs);
    follow(this.#anchor, this.#aim(), 700, stepMs);
    this.noseX = this.#anchor.value * this.#width;
    for (const runner of this.runners) this.#place(runner);
  }

  #aim(): number {
    const { lead } = this;
    if (!lead) return 0.3;
    if (lead.sinceFinishMs >= 0) return Math.max(0.64, 1 - 330 / this.#width);
    const leaving = smooth(clamp(lead.travelled.value / 900, 0, 1));
    let [ahead, behind] = [0, 0];
    for (const runner of this.runners) {
      if (runner === lead || runner.slot === GHOST_SLOT) continue;
      if (runner.travelled.value > lead.travelled.value) ahead++;
      else behind++;
    }
    return mixed(this.#startAnchor(), anchorFor(ahead, behind), leaving);
  }

  #startAnchor(): number {
    return startOf(this.#width, false) / this.#width;
  }

  #place(runner: Runner): void {
    const { lead } = this;
    if (!lead) return;
    const slant = slantAt(groundOf(laneAt(runner.lane)));
    const ownX = this.noseX + slant;
    const away = runner.travelled.value - lead.travelled.value;
    const room = away > 0 ? this.#width - EDGE - ownX : ownX - CAR_LENGTH - EDGE;
    const kept = runner === lead ? 0 : compressed(away, Math.max(40, room));
    const freed = smooth(clamp(runner.sinceFinishMs / FREED_MS, 0, 1));
    let x = ownX + (freed > 0 ? mixed(kept, away, freed) : kept) + runner.offset;
    if (runner.sinceFinishMs < 0) x = Math.min(x, this.gateX + slant - 4);
    runner.x = x;
  }

  #stillAt(fraction: number): number {
    return mixed(startOf(this.#width, true), this.#width - 142, fraction);
  }

  #placeStill(): void {
    for (const runner of this.runners) {
      const fraction = clamp(runner.travelled.value / TRACK, 0, 1);
      const parked = runner.place > 0 ? 26 + (parkedAt(runner.place) - 160) * 0.4 * fraction : 0;
      runner.x = this.#stillAt(fraction) + slantAt(groundOf(laneAt(runner.lane))) + parked;
    }
  }
}
