import { loadPlace } from "#shared/content/scenery/catalog.ts";
import type { Scenery } from "#shared/content/scenery/scenery.ts";
import { ms } from "#shared/units.ts";

import { CarPositions } from "./car-positions.ts";
import { carPictures, dressPlate } from "./dom-car.ts";
import { DomDrift } from "./dom-drift.ts";
import { writePlate } from "./dom-plate.ts";
import { HomeCall } from "./home-call.ts";
import type { Lit } from "./landmarks.ts";
import { Loop } from "./loop.ts";
import { frozen, paintStill } from "./paint/still.ts";
import type { Runner } from "./runner.ts";
import type { Scene, SceneOptions, SceneRacer } from "./scene.ts";
import {
  CAR_LENGTH,
  GHOST_SLOT,
  groundOf,
  hasRoomForGhostName,
  hasRoomForNames,
  laneAt,
  OWN_CAR_SCALE,
  STAGE,
  type View,
  viewOf,
} from "./stage.ts";

import style from "./dom-scene.module.css";

/** Between two steps the browser moves the cars by itself, beside the keys; with reduced motion they move in steps. */
const STEP_MS = ms(100);
/** Share of a car's picture that lies under its wheels. */
const UNDER_WHEELS = 12 / 140;
/** Between a car and its name, with as much to the edge. */
const PLATE_GAP = 12;
const NOSE = 308 / 320;
/** From this on a car has its trail behind it. */
const BRISK_SPEED = 0.06;

interface Shown {
  readonly element: HTMLElement;
  readonly plate: HTMLElement;
  readonly isOwn: boolean;
  /** Of the plate, in pixels; 0 before it is measured. */
  plateWidth: number;
  /** Where the picture ends, in pixels of the stage. */
  frontX: number;
}

function part(className: string | undefined, parent: HTMLElement): HTMLElement {
  const element = document.createElement("div");
  element.className = className ?? "";
  parent.append(element);
  return element;
}

/** The race in plain elements. With reduced motion the place is a still picture, and cars move from the line to the gate. */
class DomScene implements Scene {
  readonly kind = "dom";
  readonly stepMs = STEP_MS;
  readonly #pack: CarPositions;
  readonly #shown = new Map<number, Shown>();
  readonly #lamps: HTMLElement[];
  readonly #stage: HTMLElement;
  readonly #lane: HTMLElement;
  readonly #line: HTMLElement;
  readonly #gate: HTMLElement;
  readonly #lampRow: HTMLElement;
  readonly #host: HTMLElement;
  readonly #place: Scenery;
  readonly #homeCall: HomeCall;
  readonly #drift: DomDrift | undefined;
  #back: HTMLCanvasElement | undefined;
  #view: View;
  readonly #loop = new Loop(
    (nowMs) => this.#draw(nowMs),
    () => STEP_MS,
  );
  #steppedMs = 0;

  constructor(host: HTMLElement, place: Scenery, { onHome, reducedMotion }: SceneOptions) {
    this.#host = host;
    this.#pack = new CarPositions(reducedMotion);
    this.#homeCall = new HomeCall(onHome);
    this.#place = place;
    this.#stage = part(style.stage, host);
    this.#drift = reducedMotion ? undefined : new DomDrift(this.#stage, place, style.strip ?? "");
    this.#lane = part(`${style.lane} ${style.own}`, this.#stage);
    this.#line = part(style.line, this.#stage);
    this.#gate = part(style.gate, this.#stage);
    this.#lampRow = part(style.lamps, this.#stage);
    this.#lamps = [0, 1, 2].map(() => part(style.lamp, this.#lampRow));
    this.#view = viewOf(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    this.resize();
    this.#loop.start();
  }

  setRacers(racers: readonly SceneRacer[]): void {
    this.#pack.seat(racers);
    for (const [, { element }] of this.#shown) element.remove();
    this.#shown.clear();
    for (const [depth, { slot }] of this.#pack.runners.entries()) {
      const racer = racers.find((other) => other.slot === slot);
      if (racer) this.#shown.set(slot, this.#carOf(racer, depth));
    }
    this.#step(0);
  }

  #carOf(racer: SceneRacer, depth: number): Shown {
    const { slot, isOwn } = racer;
    const element = part(`${style.car} ${slot === GHOST_SLOT ? style.between : ""}`, this.#stage);
    element.append(...carPictures(racer));
    element.style.zIndex = String(depth);
    const plate = writePlate(part(`${style.plate} ${isOwn ? style.you : ""}`, element), racer);
    dressPlate(plate, racer);
    return { element, plate, isOwn, plateWidth: 0, frontX: 0 };
  }

  lights(lit: Lit): void {
    this.#lampRow.hidden = lit === "off";
    for (const [at, lamp] of this.#lamps.entries()) {
      lamp.classList.toggle(style.red ?? "red", typeof lit === "number" && at < lit);
      lamp.classList.toggle(style.green ?? "green", lit === "go");
    }
  }

  progress(slot: number, fraction: number): void {
    this.#pack.bySlot(slot)?.progress(fraction);
  }

  surge(slot: number): void {
    this.#pack.bySlot(slot)?.surge();
  }

  nitro(slot: number): void {
    this.#pack.bySlot(slot)?.burn();
  }

  fault(slot: number): void {
    this.#pack.bySlot(slot)?.fault();
  }

  /** Nothing is nudged here. */
  overtake(): void {}

  finish(slot: number, place: number): void {
    this.#pack.bySlot(slot)?.finish(place);
  }

  coast(slot: number): void {
    const runner = this.#pack.bySlot(slot);
    if (runner) runner.isCoasting = true;
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#view = viewOf(clientWidth, clientHeight);
    this.#pack.widen(this.#view.width);
    const { scale, extraSky } = this.#view;
    this.#stage.classList.toggle(style.low ?? "low", !hasRoomForNames(scale));
    this.#stage.classList.toggle(style.tight ?? "tight", !hasRoomForGhostName(scale));
    if (this.#drift) this.#drift.paint(this.#view);
    else void this.#showBack(paintStill(this.#place, this.#view));
    const { top, height } = laneAt(2);
    Object.assign(this.#lane.style, { top: `${(top + extraSky) * scale}px`, height: `${height * scale}px` });
    const road = {
      top: `${(STAGE.roadTop + extraSky) * scale}px`,
      height: `${(STAGE.roadBottom - STAGE.roadTop) * scale}px`,
    };
    for (const mark of [this.#line, this.#gate]) Object.assign(mark.style, road);
    this.#step(0);
  }

  async #showBack(painted: HTMLCanvasElement): Promise<void> {
    this.#putBack(painted);
    const still = await frozen(painted);
    if (this.#back === painted) this.#putBack(still);
  }

  #putBack(back: HTMLCanvasElement): void {
    back.className = style.back ?? "";
    if (this.#back) this.#back.replaceWith(back);
    else this.#stage.prepend(back);
    this.#back = back;
  }

  destroy(): void {
    this.#loop.stop();
    this.#shown.clear();
    this.#stage.remove();
  }

  #draw(nowMs: number): void {
    this.#step(this.#steppedMs === 0 ? 0 : nowMs - this.#steppedMs);
    this.#steppedMs = nowMs;
    this.#homeCall.look(this.#pack, this.#view);
  }

  #step(stepMs: number): void {
    this.#pack.step(stepMs);
    this.#drift?.move(this.#pack.travelled, stepMs);
    this.#mark(this.#line, this.#pack.lineX);
    this.#mark(this.#gate, this.#pack.gateX);
    for (const runner of this.#pack.runners) {
      const shown = this.#shown.get(runner.slot);
      if (shown) this.#move(shown, runner);
    }
    // Measured once all are in place: a car that has no place yet would drive there from the corner of the stage.
    for (const [, shown] of this.#shown) this.#turnPlate(shown);
  }

  /** Puts a line across the road; one out of sight is not drawn. */
  #mark(mark: HTMLElement, x: number): void {
    const isInSight = Math.abs(x - this.#view.width / 2) < this.#view.width;
    mark.hidden = !isInSight;
    if (isInSight) mark.style.translate = `${x * this.#view.scale}px`;
  }

  #move(shown: Shown, runner: Runner): void {
    const { element, isOwn } = shown;
    const { scale, extraSky } = this.#view;
    const lane = laneAt(runner.lane);
    const length = CAR_LENGTH * lane.scale * (isOwn ? OWN_CAR_SCALE : 1) * scale;
    const height = length * (140 / 320);
    const x = (runner.x + runner.wobble * 2) * scale - length * NOSE;
    const y = (groundOf(lane) + extraSky) * scale - height * (1 - UNDER_WHEELS);
    element.style.width = `${length}px`;
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.classList.toggle(style.dimmed ?? "dimmed", runner.isCoasting);
    element.classList.toggle(style.burning ?? "burning", runner.nitro > 0.05);
    element.classList.toggle(style.moving ?? "moving", runner.speed > BRISK_SPEED);
    shown.frontX = x + length;
  }

  #turnPlate(shown: Shown): void {
    const { plate, frontX } = shown;
    const { widthPx } = this.#view;
    shown.plateWidth ||= plate.offsetWidth;
    const isOut = frontX + PLATE_GAP + shown.plateWidth > widthPx;
    plate.classList.toggle(style.behind ?? "behind", isOut || frontX > widthPx * 0.78);
  }
}

export async function createDomScene(host: HTMLElement, options: SceneOptions): Promise<Scene> {
  return new DomScene(host, await loadPlace(options.sceneryKey), options);
}
