import "pixi.js/unsafe-eval";
import { Container, extensions, GlParticleContainerPipe, WebGLRenderer } from "pixi.js";

import { loadPlace } from "#shared/content/places/catalog.ts";
import type { Place } from "#shared/content/places/place.ts";
import { seededDice } from "#shared/rules/chance.ts";

import { dropConfetti } from "./confetti.ts";
import { type Fonts, fontsOf } from "./fonts.ts";
import { HomeCall } from "./home-call.ts";
import { Landmarks, type Lit } from "./landmarks.ts";
import { worldPace } from "./motion.ts";
import { Pack } from "./pack.ts";
import { paintSpecks } from "./paint/atlas.ts";
import { paintBeam, paintShadow } from "./paint/extras.ts";
import { FrameMeter, isTooSlow, slowFor } from "./quality.ts";
import type { Quality, Scene, SceneOptions, SceneRacer } from "./scene.ts";
import { Scenery } from "./scenery.ts";
import { Shelf } from "./shelf.ts";
import { Sparks } from "./sparks.ts";
import { SpeckSheet } from "./speck-pool.ts";
import { sharpness, STAGE, type View, viewOf } from "./stage.ts";
import { Streaks } from "./streaks.ts";
import { Troupe } from "./troupe.ts";
import { Weather } from "./weather.ts";

// The package's own `particle-container` also brings the pipes of renderers that are never made here.
extensions.add(GlParticleContainerPipe);

const COARSE = 0.75;
const LONGEST_STEP_MS = 100;
const FRAMES_TO_JUDGE = 30;
/** Particles on the road are blown back by a share of this player's speed. */
const DRAG = 0.55;

class PixiScene implements Scene {
  readonly kind = "pixi";
  private readonly root = new Container();
  private readonly shelf = new Shelf();
  private readonly meter = new FrameMeter();
  private readonly dice = seededDice(Date.now());
  private readonly renderer: WebGLRenderer;
  private readonly host: HTMLElement;
  private readonly options: SceneOptions;
  private readonly place: Place;
  private readonly pack: Pack;
  private readonly homeCall: HomeCall;
  private readonly scenery: Scenery;
  private readonly landmarks: Landmarks;
  private readonly troupe: Troupe;
  private readonly streaks: Streaks;
  private readonly specks: SpeckSheet;
  private readonly sparks: Sparks;
  private readonly weather: Weather;
  private quality: Quality;
  private view: View;
  private paintedScale: number;
  private frame = 0;
  private beforeMs = 0;
  private slowMs = 0;
  private travelled = 0;
  private hasCelebrated = false;
  /** Light and still too slow: drawn with fewer pixels than the screen has. */
  private isCoarse = false;

  constructor(host: HTMLElement, place: Place, options: SceneOptions, renderer: WebGLRenderer, fonts: Fonts) {
    const { shelf, root, dice } = this;
    this.host = host;
    this.options = options;
    this.renderer = renderer;
    this.quality = options.quality ?? "full";
    this.place = place;
    this.view = viewOf(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    this.paintedScale = this.pixelScale;
    const { light } = this.place;
    this.pack = new Pack(options.reducedMotion);
    this.homeCall = new HomeCall(options.onHome);
    this.scenery = new Scenery(this.place, shelf);
    this.landmarks = new Landmarks(light, fonts.head, this.pixelScale, shelf);
    const extras = { shadow: shelf.add(paintShadow()), beam: shelf.add(paintBeam()) };
    this.troupe = new Troupe(this.place, extras, fonts.text, shelf);
    this.streaks = new Streaks(light, shelf, dice);
    this.specks = new SpeckSheet(shelf.add(paintSpecks()));
    this.sparks = new Sparks(this.specks, dice);
    this.weather = new Weather(this.place.weather, this.specks, dice);
    root.addChild(this.scenery.back, this.landmarks.back, this.troupe.cars, this.sparks.view);
    root.addChild(this.landmarks.front, this.weather.pool.view, this.scenery.front, this.streaks.view);
    root.addChild(this.troupe.plates);
    this.paint();
    this.resize();
    this.frame = requestAnimationFrame((nowMs) => this.draw(nowMs));
  }

  private get resolution(): number {
    return this.quality === "full" ? sharpness(this.view, devicePixelRatio) : this.isCoarse ? COARSE : 1;
  }

  private get pixelScale(): number {
    return this.view.scale * this.resolution;
  }

  /** Specks fly only where motion is welcome and the machine keeps up. */
  private get hasSpecks(): boolean {
    return this.quality === "full" && !this.options.reducedMotion;
  }

  setRacers(racers: readonly SceneRacer[]): void {
    this.pack.seat(racers);
    this.troupe.seat(racers, this.pack, this.view.scale, this.resolution);
  }

  lights(lit: Lit): void {
    this.landmarks.show(lit);
  }

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
    this.weather.widen(this.view.width);
    this.streaks.widen(this.view.width);
    if (Math.abs(this.pixelScale / this.paintedScale - 1) < 0.35 && this.scenery.covers(this.view)) return;
    this.paint();
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.troupe.destroy();
    this.root.destroy({ children: true });
    this.renderer.destroy({ removeView: true, releaseGlobalResources: true });
    this.specks.destroy();
    this.shelf.clear();
  }

  private draw(nowMs: number): void {
    this.frame = requestAnimationFrame((nextMs) => this.draw(nextMs));
    const gapMs = this.beforeMs === 0 ? 16 : nowMs - this.beforeMs;
    this.beforeMs = nowMs;
    this.meter.take(gapMs);
    this.watchQuality(gapMs);
    this.step(Math.min(LONGEST_STEP_MS, gapMs) * worldPace(this.pack.homeMs));
    this.renderer.render(this.root);
  }

  private step(stepMs: number): void {
    const { pack, root, view, hasSpecks } = this;
    pack.step(stepMs);
    const moved = pack.travelled - this.travelled;
    this.travelled = pack.travelled;
    this.scenery.move(pack.travelled);
    this.landmarks.move(pack.lineX, pack.gateX, view.width);
    this.troupe.step(stepMs, view.width, hasSpecks ? this.sparks : undefined);
    if (hasSpecks) {
      if (pack.isHome && !this.hasCelebrated) this.celebrate();
      this.sparks.step(stepMs, stepMs > 0 ? (-moved / stepMs) * DRAG : 0);
      this.weather.step(stepMs, moved);
      this.streaks.step(pack.ownNitro, stepMs);
    }
    this.homeCall.look(pack, view);
    const zoom = pack.zoom.value;
    root.scale.set(view.scale * zoom);
    root.x = ((1 - zoom) * pack.noseX + pack.shift.value) * view.scale;
    root.y = (view.extraSky + (1 - zoom) * STAGE.roadBottom * 0.8) * view.scale;
  }

  /** Once, when this player's car is through the gate. */
  private celebrate(): void {
    this.hasCelebrated = true;
    dropConfetti(this.sparks, this.pack.gateX, this.dice);
  }

  private paint(): void {
    this.paintedScale = this.pixelScale;
    this.scenery.paint(this.view, this.pixelScale, this.quality);
    this.sparks.view.visible = this.hasSpecks;
    this.weather.pool.view.visible = this.hasSpecks;
    this.streaks.view.visible = false;
  }

  private watchQuality(gapMs: number): void {
    if (this.isCoarse || this.meter.frames < FRAMES_TO_JUDGE) return;
    this.slowMs = slowFor(this.slowMs, this.meter.medianMs(), gapMs, this.quality);
    if (!isTooSlow(this.slowMs)) return;
    this.slowMs = 0;
    const wasLight = this.quality === "light";
    this.isCoarse = wasLight;
    this.quality = "light";
    if (!wasLight) this.paintedScale = 0;
    this.resize();
    if (!wasLight) this.options.onQuality?.("light");
  }
}

export async function createPixiScene(host: HTMLElement, options: SceneOptions): Promise<Scene> {
  const place = await loadPlace(options.placeKey);
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
