import { Container } from "pixi.js";

import type { Scenery } from "#shared/content/scenery/scenery.ts";

import type { CarPositions } from "./car-positions.ts";
import { type CarExtras, CarSprite } from "./car-sprite.ts";
import { Exhaust } from "./exhaust.ts";
import { PlateSprite } from "./plate-sprite.ts";
import type { Runner } from "./runner.ts";
import type { SceneRacer } from "./scene.ts";
import type { Sparks } from "./sparks.ts";
import { speckShares } from "./speck-shares.ts";
import { GHOST_SLOT } from "./stage.ts";
import type { TexturePool } from "./texture-pool.ts";

interface Member {
  readonly racer: SceneRacer;
  readonly runner: Runner;
  readonly car: CarSprite;
  readonly exhaust: Exhaust;
  readonly plate: PlateSprite;
}

const isSame = (one: SceneRacer, other: SceneRacer): boolean =>
  one.name === other.name &&
  one.carID === other.carID &&
  one.hueAngle === other.hueAngle &&
  one.isOwn === other.isOwn &&
  one.isBot === other.isBot &&
  one.plate === other.plate &&
  one.look === other.look;

/** Everybody on the road, with what belongs to them. */
export class CarLayer {
  readonly cars = new Container();
  readonly plates = new Container();
  readonly #members = new Map<number, Member>();
  readonly #place: Scenery;
  readonly #extras: CarExtras;
  readonly #pool: TexturePool;
  readonly #fonts: string;
  #thinned = 0;

  constructor(place: Scenery, extras: CarExtras, fonts: string, pool: TexturePool) {
    this.#place = place;
    this.#extras = extras;
    this.#fonts = fonts;
    this.#pool = pool;
  }

  /** Redraws new and changed cars; the others stay as they are. */
  seat(racers: readonly SceneRacer[], pack: CarPositions, scale: number, resolution: number): void {
    for (const [slot, member] of this.#members) {
      const racer = racers.find((other) => other.slot === slot);
      if (!racer || !isSame(racer, member.racer) || pack.bySlot(slot) !== member.runner) this.#dismiss(slot, member);
    }
    for (const runner of pack.runners) {
      const racer = racers.find(({ slot }) => slot === runner.slot);
      if (racer && !this.#members.has(runner.slot)) this.#admit(racer, runner, scale, resolution);
    }
    this.cars.removeChildren();
    this.#share();
    for (const { slot } of pack.runners) {
      const member = this.#members.get(slot);
      if (member) this.cars.addChild(member.exhaust.view, member.car.view);
    }
  }

  /** Others leave less behind, because frames have been slow. */
  thin(thinned: number): void {
    this.#thinned = thinned;
    this.#share();
  }

  #share(): void {
    const members = [...this.#members.values()];
    const wishes = members.map(({ racer: { slot, isOwn }, exhaust: { alive } }) => ({ slot, isOwn, alive }));
    const shares = speckShares(wishes, this.#thinned);
    for (const { racer, exhaust } of members) exhaust.share = shares.get(racer.slot) ?? 1;
  }

  #admit(racer: SceneRacer, runner: Runner, scale: number, resolution: number): void {
    const place = this.#place;
    const pool = this.#pool;
    const car = new CarSprite(racer, runner.lane, place.light, this.#extras, pool);
    const exhaust = new Exhaust(racer, place.road.spray, pool, () => this.#share());
    const plate = new PlateSprite(
      { ...racer, isBetween: racer.slot === GHOST_SLOT, fonts: this.#fonts },
      scale,
      resolution,
      pool,
    );
    this.plates.addChild(plate.view);
    this.#members.set(racer.slot, { racer, runner, car, exhaust, plate });
    car.load(racer, scale * resolution).catch((error: unknown) => console.warn("A car could not be drawn:", error));
  }

  #dismiss(slot: number, { car, exhaust, plate }: Member): void {
    car.destroy();
    exhaust.destroy();
    plate.destroy();
    this.#members.delete(slot);
  }

  step(stepMs: number, stageWidth: number, sparks: Sparks | undefined): void {
    for (const [, { car, runner, exhaust, plate }] of this.#members) {
      car.move(runner);
      exhaust.step(car, runner, sparks, stepMs);
      plate.move(car.noseX, car.length, car.groundY, stageWidth, stepMs);
    }
  }

  destroy(): void {
    for (const [slot, member] of this.#members) this.#dismiss(slot, member);
  }
}
