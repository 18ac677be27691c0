import { Container, Sprite, type Texture } from "pixi.js";

import { drawCarBody, drawWheel, PICTURE, wheelsOf } from "#shared/content/cars/draw.ts";
import type { Light } from "#shared/content/scenery/scenery.ts";
import { decodeLook, stickersIn } from "#shared/rules/garage/look.ts";

import { loadCar } from "../art/cars.ts";
import { loadStickers } from "../art/stickers.ts";
import { clamp, mixed } from "./motion.ts";
import { asNumber, blended } from "./paint/ink.ts";
import { borrow, letGo } from "./raster.ts";
import type { Runner } from "./runner.ts";
import type { SceneRacer } from "./scene.ts";
import { CAR_LENGTH, groundOf, laneAt, OWN_CAR_SCALE } from "./stage.ts";
import type { TexturePool } from "./texture-pool.ts";

/** Where the nose is in the picture of a car. */
const NOSE = 308;
const EDGE_INK = "#fff3de";

/** Pictures that all cars of a scene share. */
export interface CarExtras {
  readonly shadow: Texture;
  readonly beam: Texture;
}

/** A car on its shadow: body, turning wheels, the light before it. */
export class CarSprite {
  readonly view = new Container();
  readonly length: number;
  readonly #body = new Sprite();
  readonly #beam: Sprite | undefined;
  readonly #chassis = new Container();
  readonly #wheels: Sprite[] = [];
  readonly #wheelReach: number[] = [];
  readonly #keys: string[] = [];
  readonly #textures: Texture[] = [];
  readonly #pool: TexturePool;
  readonly #daylight: number;
  readonly #dusk: number;
  readonly #unit: number;
  readonly #ground: number;
  readonly #solidity: number;
  #shownDim = -1;
  #isGone = false;

  constructor(racer: SceneRacer, laneIndex: number, light: Light, extras: CarExtras, pool: TexturePool) {
    const lane = laneAt(laneIndex);
    this.#pool = pool;
    this.#solidity = racer.isGhost === true ? 0.5 : 1;
    this.#ground = groundOf(lane);
    this.length = CAR_LENGTH * lane.scale * (racer.isOwn ? OWN_CAR_SCALE : 1);
    this.#unit = this.length / PICTURE.width;
    this.#daylight = asNumber(light.onCars);
    this.#dusk = asNumber(blended(light.onCars, "#565b70", 0.7));
    const shadow = new Sprite(extras.shadow);
    shadow.anchor.set(0.5);
    shadow.tint = asNumber(light.shade);
    shadow.alpha = 0.62;
    shadow.position.set(-4 * light.side, 1);
    shadow.setSize(this.length * 1.06, this.length * 0.13);
    this.view.addChild(shadow);
    this.#beam = light.headlights ? this.#headlight(extras.beam) : undefined;
    if (this.#beam) this.view.addChild(this.#beam);
    this.#chassis.addChild(this.#body);
    this.view.addChild(this.#chassis);
    this.#body.anchor.set(0.5, PICTURE.ground / PICTURE.height);
    this.view.visible = false;
  }

  #headlight(texture: Texture): Sprite {
    const beam = new Sprite(texture);
    beam.anchor.set(0, 0.5);
    beam.alpha = 0.34;
    beam.position.set((NOSE - 160 - 10) * this.#unit, -32 * this.#unit);
    beam.setSize(this.length * 0.8, this.length * 0.3);
    return beam;
  }

  /** Draws the car for a number of pixels to a unit. */
  async load({ carID, hueAngle, isOwn, look = "" }: SceneRacer, pixelScale: number): Promise<void> {
    const [car, stickers] = await Promise.all([loadCar(carID), loadStickers(decodeLook(look).stickers)]);
    if (this.#isGone) return;
    const widthPx = Math.ceil(this.length * pixelScale);
    const heightPx = (widthPx * PICTURE.height) / PICTURE.width;
    const edge = { ink: EDGE_INK, widthPx: (isOwn ? 1.5 : 0.8) * pixelScale };
    const bodyKey = `body ${car.carID} ${hueAngle} ${widthPx} ${isOwn} ${stickersIn(look)}`;
    const body = borrow(bodyKey, () => drawCarBody(car, { hueAngle, widthPx, stickers }), widthPx, heightPx, edge);
    this.#keys.push(bodyKey);
    const wheels = wheelsOf(car);
    const wheelPx = Math.ceil(Math.max(8, ...wheels.map(({ r }) => 2 * r * this.#unit * pixelScale)));
    const wheelKey = `wheel ${car.carID} ${wheelPx}`;
    const wheel = borrow(wheelKey, () => drawWheel(car, wheelPx), wheelPx, wheelPx);
    this.#keys.push(wheelKey);
    const [bodyCanvas, wheelCanvas] = await Promise.all([body, wheel]);
    if (this.#isGone) return;
    this.#body.texture = this.#keep(bodyCanvas);
    this.#body.setSize(this.length, this.length * (PICTURE.height / PICTURE.width));
    if (wheels.length > 0) this.#mount(this.#keep(wheelCanvas), wheels);
    this.view.visible = true;
  }

  #keep(canvas: HTMLCanvasElement): Texture {
    const texture = this.#pool.add(canvas);
    this.#textures.push(texture);
    return texture;
  }

  #mount(texture: Texture, wheels: readonly { x: number; y: number; r: number }[]): void {
    for (const { x, y, r } of wheels) {
      const wheel = new Sprite(texture);
      wheel.anchor.set(0.5);
      wheel.position.set((x - PICTURE.width / 2) * this.#unit, (y - PICTURE.ground) * this.#unit);
      wheel.setSize(2 * r * this.#unit, 2 * r * this.#unit);
      this.#wheels.push(wheel);
      this.#wheelReach.push(Math.max(4, r * this.#unit));
      this.view.addChild(wheel);
    }
  }

  /** Middle of the car's back end, for what it leaves behind. */
  get tailX(): number {
    return this.view.x - this.length * 0.45;
  }

  get noseX(): number {
    return this.view.x + (NOSE - PICTURE.width / 2) * this.#unit;
  }

  get groundY(): number {
    return this.#ground;
  }

  move(runner: Runner): void {
    const chassis = this.#chassis;
    const { view } = this;
    const haste = clamp(runner.speed / 0.6, 0, 1);
    const stretch = clamp(runner.squash.value * 1.4, -0.06, 0.08) + 0.07 * runner.nitro;
    view.x = runner.x - (NOSE - PICTURE.width / 2) * this.#unit + runner.wobble * 1.6;
    view.y = this.#ground;
    chassis.y = -Math.abs(Math.sin(runner.rolled / 46 + runner.lane)) * 1.5 * haste;
    chassis.rotation = -0.5 * stretch + runner.wobble * 0.018;
    chassis.scale.set(1 + stretch, 1 - stretch * 0.6);
    for (let at = 0; at < this.#wheels.length; at++) {
      const wheel = this.#wheels[at];
      if (wheel) wheel.rotation = runner.rolled / (this.#wheelReach[at] ?? 10);
    }
    if (this.#beam) this.#beam.width = this.length * (0.8 + 1.1 * runner.nitro);
    this.#shade(runner.dim.value);
  }

  #shade(dim: number): void {
    const step = Math.round(dim * 8) / 8;
    if (step === this.#shownDim) return;
    this.#shownDim = step;
    const tint = step === 0 ? this.#daylight : step === 1 ? this.#dusk : mixedTint(this.#daylight, this.#dusk, step);
    this.#body.tint = tint;
    for (const wheel of this.#wheels) wheel.tint = tint;
    this.view.alpha = this.#solidity * mixed(1, 0.75, step);
  }

  destroy(): void {
    this.#isGone = true;
    this.view.destroy({ children: true });
    for (const texture of this.#textures) this.#pool.drop(texture);
    for (const key of this.#keys) letGo(key);
  }
}

function mixedTint(from: number, to: number, share: number): number {
  const part = (shift: number): number => Math.round(mixed((from >> shift) & 255, (to >> shift) & 255, share)) << shift;
  return part(16) | part(8) | part(0);
}
