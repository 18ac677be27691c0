import "pixi.js/unsafe-eval";
import { Container, WebGLRenderer } from "pixi.js";

import { placeByKey } from "../../shared/content/places.ts";
import type { Place } from "../../shared/content/places/place.ts";
import { CarSprite, type CarExtras } from "./car-sprite.ts";
import { worldPace } from "./motion.ts";
import { Pack } from "./pack.ts";
import { paintBeam, paintShadow } from "./paint/extras.ts";
import { FrameMeter, isTooSlow, slowFor } from "./quality.ts";
import type { Quality, Scene, SceneOptions, SceneRacer } from "./scene.ts";
import { Scenery } from "./scenery.ts";
import { Shelf } from "./shelf.ts";
import { STAGE, type View, viewOf } from "./stage.ts";

const MOST_PIXELS = 1.5;
const LONGEST_STEP_MS = 100;

class PixiScene implements Scene {
  readonly kind = "pixi";
  private readonly root = new Container();
  private readonly carRow = new Container();
  private readonly shelf = new Shelf();
  private readonly meter = new FrameMeter();
  private readonly cars = new Map<number, CarSprite>();
  private readonly place: Place;
  private readonly pack: Pack;
  private readonly scenery: Scenery;
  private readonly extras: CarExtras;
  private readonly renderer: WebGLRenderer;
  private readonly host: HTMLElement;
  private readonly options: SceneOptions;
  private quality: Quality;
  private view: View;
  private frame = 0;
  private beforeMs = 0;
  private slowMs = 0;

  constructor(host: HTMLElement, options: SceneOptions, renderer: WebGLRenderer) {
    this.host = host;
    this.options = options;
    this.renderer = renderer;
    this.quality = options.quality ?? "full";
    this.place = placeByKey(options.placeKey);
    this.pack = new Pack(options.reducedMotion);
    this.scenery = new Scenery(this.place, this.shelf);
    this.extras = { shadow: this.shelf.add(paintShadow()), beam: this.shelf.add(paintBeam()) };
    this.root.addChild(this.scenery.back, this.carRow, this.scenery.front);
    this.view = viewOf(host.clientWidth, host.clientHeight);
    this.scenery.paint(this.view, this.pixelScale);
    this.resize();
    this.frame = requestAnimationFrame((nowMs) => this.draw(nowMs));
  }

  private get resolution(): number {
    return this.quality === "light" ? 1 : Math.min(MOST_PIXELS, devicePixelRatio);
  }

  private get pixelScale(): number {
    return this.view.scale * this.resolution;
  }

  setRacers(racers: readonly SceneRacer[]): void {
    this.pack.seat(racers);
    for (const [, car] of this.cars) car.destroy();
    this.cars.clear();
    for (const runner of this.pack.runners) {
      const racer = racers.find(({ slot }) => slot === runner.slot);
      if (!racer) continue;
      const car = new CarSprite(racer, runner.lane, this.place.light, this.extras, this.shelf);
      this.cars.set(racer.slot, car);
      this.carRow.addChild(car.view);
      car.load(racer, this.pixelScale).catch((error: unknown) => console.warn("A car could not be drawn:", error));
    }
  }

  lights(): void {}

  progress(slot: number, fraction: number): void {
    this.pack.bySlot(slot)?.progress(fraction);
  }

  surge(slot: number): void {
    this.pack.bySlot(slot)?.surge();
  }

  nitro(slot: number): void {
    this.pack.bySlot(slot)?.burn();
  }

  fault(slot: number): void {
    this.pack.bySlot(slot)?.fault();
  }

  overtake(): void {
    this.pack.nudge();
  }

  finish(slot: number, place: number): void {
    this.pack.bySlot(slot)?.finish(place);
  }

  coast(slot: number): void {
    const runner = this.pack.bySlot(slot);
    if (runner) runner.isCoasting = true;
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.view = viewOf(clientWidth, clientHeight);
    this.renderer.resize(clientWidth, clientHeight, this.resolution);
    this.scenery.fit(this.view);
    this.pack.widen(this.view.width);
  }

  stats(): { medianFrameMs: number; frames: number; quality: Quality } {
    return { medianFrameMs: this.meter.medianMs(), frames: this.meter.frames, quality: this.quality };
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    for (const [, car] of this.cars) car.destroy();
    this.root.destroy({ children: true });
    this.shelf.clear();
    this.renderer.destroy({ removeView: true });
  }

  private draw(nowMs: number): void {
    this.frame = requestAnimationFrame((nextMs) => this.draw(nextMs));
    const gapMs = this.beforeMs === 0 ? 16 : nowMs - this.beforeMs;
    this.beforeMs = nowMs;
    this.meter.take(gapMs);
    this.watchQuality(gapMs);
    const own = this.pack.lead;
    const stepMs = Math.min(LONGEST_STEP_MS, gapMs) * worldPace(own?.isOwn ? own.sinceFinishMs : -1);
    this.pack.step(stepMs);
    this.move();
    this.renderer.render(this.root);
  }

  private move(): void {
    const { pack, root, view } = this;
    this.scenery.move(pack.travelled);
    for (const runner of pack.runners) this.cars.get(runner.slot)?.move(runner);
    const zoom = pack.zoom.value;
    root.scale.set(view.scale * zoom);
    root.x = (1 - zoom) * pack.noseX * view.scale + pack.shift.value * view.scale;
    root.y = (view.extraSky + (1 - zoom) * STAGE.roadBottom * 0.8) * view.scale;
  }

  private watchQuality(gapMs: number): void {
    if (this.quality === "light") return;
    this.slowMs = slowFor(this.slowMs, this.meter.frames < 30 ? 0 : this.meter.medianMs(), gapMs);
    if (!isTooSlow(this.slowMs)) return;
    this.quality = "light";
    this.scenery.showFor("light");
    this.resize();
    this.options.onQuality?.("light");
  }
}

export async function createPixiScene(host: HTMLElement, options: SceneOptions): Promise<Scene> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    autoDensity: true,
    antialias: false,
    backgroundAlpha: 1,
    powerPreference: "high-performance",
    skipExtensionImports: true,
  });
  renderer.canvas.style.display = "block";
  host.append(renderer.canvas);
  return new PixiScene(host, options, renderer);
}
