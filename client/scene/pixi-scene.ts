import "pixi.js/unsafe-eval";
import { Container, extensions, GlParticleContainerPipe, WebGLRenderer } from "pixi.js";

import { loadPlace } from "#shared/content/scenery/catalog.ts";
import type { Scenery } from "#shared/content/scenery/scenery.ts";
import { seededDice } from "#shared/rules/chance.ts";

import { computerMs } from "../net/computer-clock.ts";
import { CarLayer } from "./car-layer.ts";
import { CarPositions } from "./car-positions.ts";
import { dropConfetti } from "./confetti.ts";
import { type Fonts, fontsOf } from "./fonts.ts";
import { HomeCall } from "./home-call.ts";
import { Landmarks, type Lit } from "./landmarks.ts";
import { worldPace } from "./motion.ts";
import { paintSpecks } from "./paint/atlas.ts";
import { paintBeam, paintShadow } from "./paint/extras.ts";
import { QualityWatch } from "./quality.ts";
import type { Scene, SceneOptions, SceneRacer } from "./scene.ts";
import { SceneryLayer } from "./scenery-layer.ts";
import { Sparks } from "./sparks.ts";
import { SpeckSheet } from "./speck-pool.ts";
import { sharpness, STAGE, type View, viewOf } from "./stage.ts";
import { Streaks } from "./streaks.ts";
import { TexturePool } from "./texture-pool.ts";
import { Weather } from "./weather.ts";

// The package's own `particle-container` also brings the pipes of renderers that are never made here.
extensions.add(GlParticleContainerPipe);

const COARSE = 0.75;
/** Specks that a slow frame would throw far away go on as if it had been so long; cars are where they are. */
const LONGEST_SPECK_MS = 100;
/** Particles on the road are blown back by a share of this player's speed. */
const DRAG = 0.55;

class PixiScene implements Scene {
  readonly kind = "pixi";
  readonly #root = new Container();
  readonly #pool = new TexturePool();
  readonly #dice = seededDice(computerMs());
  readonly #renderer: WebGLRenderer;
  readonly #host: HTMLElement;
  readonly #options: SceneOptions;
  readonly #place: Scenery;
  readonly #pack: CarPositions;
  readonly #homeCall: HomeCall;
  readonly #scenery: SceneryLayer;
  readonly #landmarks: Landmarks;
  readonly #carLayer: CarLayer;
  readonly #streaks: Streaks;
  readonly #specks: SpeckSheet;
  readonly #sparks: Sparks;
  readonly #weather: Weather;
  readonly #watch: QualityWatch;
  #view: View;
  #paintedScale: number;
  #frame = 0;
  #beforeMs = 0;
  #travelled = 0;
  #hasCelebrated = false;

  constructor(host: HTMLElement, place: Scenery, options: SceneOptions, renderer: WebGLRenderer, fonts: Fonts) {
    const pool = this.#pool;
    const root = this.#root;
    this.#host = host;
    this.#options = options;
    this.#renderer = renderer;
    this.#watch = new QualityWatch(options.quality ?? "full");
    this.#place = place;
    this.#view = viewOf(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    this.#paintedScale = this.#pixelScale;
    const { light } = this.#place;
    this.#pack = new CarPositions(options.reducedMotion);
    this.#homeCall = new HomeCall(options.onHome);
    this.#scenery = new SceneryLayer(this.#place, pool);
    this.#landmarks = new Landmarks(light, fonts.head, this.#pixelScale, pool);
    const extras = { shadow: pool.add(paintShadow()), beam: pool.add(paintBeam()) };
    this.#carLayer = new CarLayer(this.#place, extras, fonts.text, pool);
    this.#streaks = new Streaks(light, pool, this.#dice);
    this.#specks = new SpeckSheet(pool.add(paintSpecks()));
    this.#sparks = new Sparks(this.#specks, this.#dice);
    this.#weather = new Weather(this.#place.weather, this.#specks, this.#dice);
    root.addChild(this.#scenery.back, this.#landmarks.back, this.#carLayer.cars, this.#sparks.view);
    root.addChild(this.#landmarks.front, this.#weather.pool.view, this.#scenery.front, this.#streaks.view);
    root.addChild(this.#carLayer.plates);
    this.#paint();
    this.resize();
    this.#frame = requestAnimationFrame((nowMs) => this.#draw(nowMs));
  }

  get #resolution(): number {
    const { quality, isCoarse } = this.#watch;
    return quality === "full" ? sharpness(this.#view, devicePixelRatio) : isCoarse ? COARSE : 1;
  }

  get #pixelScale(): number {
    return this.#view.scale * this.#resolution;
  }

  /** Specks fly only where motion is welcome and the machine keeps up. */
  get #hasSpecks(): boolean {
    return this.#watch.quality === "full" && !this.#options.reducedMotion;
  }

  setRacers(racers: readonly SceneRacer[]): void {
    this.#pack.seat(racers);
    this.#carLayer.seat(racers, this.#pack, this.#view.scale, this.#resolution);
  }

  lights(lit: Lit): void {
    this.#landmarks.show(lit);
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

  overtake(): void {
    this.#pack.nudge();
  }

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
    this.#renderer.resize(clientWidth, clientHeight, this.#resolution);
    this.#scenery.fit(this.#view);
    this.#pack.widen(this.#view.width);
    this.#weather.widen(this.#view.width);
    this.#streaks.widen(this.#view.width);
    const isSharp = Math.abs(this.#pixelScale / this.#paintedScale - 1) < 0.35;
    if (!isSharp || !this.#scenery.covers(this.#view)) this.#paint();
    // A canvas of another size is black until it is drawn on, which would be seen before the next frame.
    this.#step(0);
    this.#renderer.render(this.#root);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#carLayer.destroy();
    this.#root.destroy({ children: true });
    this.#renderer.destroy({ removeView: true, releaseGlobalResources: true });
    this.#specks.destroy();
    this.#pool.clear();
  }

  #draw(nowMs: number): void {
    this.#frame = requestAnimationFrame((nextMs) => this.#draw(nextMs));
    const gapMs = this.#beforeMs === 0 ? 16 : nowMs - this.#beforeMs;
    this.#beforeMs = nowMs;
    this.#watchQuality(gapMs);
    this.#step(gapMs * worldPace(this.#pack.homeMs));
    this.#renderer.render(this.#root);
  }

  #step(stepMs: number): void {
    const pack = this.#pack;
    const view = this.#view;
    const hasSpecks = this.#hasSpecks;
    const speckMs = Math.min(LONGEST_SPECK_MS, stepMs);
    pack.step(stepMs);
    const moved = pack.travelled - this.#travelled;
    this.#travelled = pack.travelled;
    this.#scenery.move(pack.travelled);
    this.#landmarks.move(pack.lineX, pack.gateX, view.width);
    this.#carLayer.step(speckMs, view.width, hasSpecks ? this.#sparks : undefined);
    if (hasSpecks) {
      if (pack.isHome && !this.#hasCelebrated) this.#celebrate();
      this.#sparks.step(speckMs, stepMs > 0 ? (-moved / stepMs) * DRAG : 0);
      this.#weather.step(speckMs, moved);
      this.#streaks.step(pack.ownNitro, speckMs);
    }
    this.#homeCall.look(pack, view);
    const zoom = pack.zoom.value;
    this.#root.scale.set(view.scale * zoom);
    this.#root.x = ((1 - zoom) * pack.noseX + pack.shift.value) * view.scale;
    this.#root.y = (view.extraSky + (1 - zoom) * STAGE.roadBottom * 0.8) * view.scale;
  }

  /** Once, when this player's car is through the gate. */
  #celebrate(): void {
    this.#hasCelebrated = true;
    dropConfetti(this.#sparks, this.#pack.gateX, this.#dice);
  }

  #paint(): void {
    this.#paintedScale = this.#pixelScale;
    this.#scenery.paint(this.#view, this.#pixelScale, this.#watch.quality);
    this.#sparks.view.visible = this.#hasSpecks;
    this.#weather.pool.view.visible = this.#hasSpecks;
    this.#streaks.view.visible = false;
  }

  #watchQuality(gapMs: number): void {
    // Some browsers draw a hidden tab now and then.
    if (document.hidden) return;
    const less = this.#watch.take(gapMs);
    if (less === undefined) return;
    if (less === "scene") return this.#options.onTooSlow?.();
    if (less === "specks") return this.#carLayer.thin(this.#watch.thinned);
    if (less === "picture") this.#paintedScale = 0;
    this.resize();
    if (less === "picture") this.#options.onQuality?.("light");
  }
}

export async function createPixiScene(host: HTMLElement, options: SceneOptions): Promise<Scene> {
  const place = await loadPlace(options.sceneryKey);
  const renderer = new WebGLRenderer();
  await renderer.init({
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    autoDensity: true,
    antialias: false,
    backgroundColor: place.road.near,
    powerPreference: "high-performance",
    skipExtensionImports: true,
  });
  const fonts = await fontsOf(host);
  renderer.canvas.style.display = "block";
  host.append(renderer.canvas);
  try {
    return new PixiScene(host, place, options, renderer, fonts);
  } catch (error) {
    renderer.destroy({ removeView: true });
    throw error;
  }
}
