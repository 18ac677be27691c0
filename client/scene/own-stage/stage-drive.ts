import type { SceneryKey } from "#shared/content/scenery.ts";

import { onSize } from "../../browser/sizes.ts";
import { createScene } from "../create-scene.ts";
import type { Graphics, Scene, SceneRacer } from "../scene.ts";

const PLACE: SceneryKey = "dusk-coast";
const STEP_MS = 100;
const SLOT = 2;
/** The run leads from here to there and begins again, out of sight of the start line and the gate. */
const RUN = { from: 0.15, to: 0.85, ms: 52_000 } as const;
/** Where the first run begins, in sight, and where a car stands that doesn't run. */
const STANDING = 0.42;
const WORD_MS = 2_600;
const VEIL_MS = 420;

/** What the car on the stage looks like. */
export type StageCar = Pick<SceneRacer, "carID" | "hueAngle" | "name" | "tag" | "tagColor" | "look">;

interface Options {
  readonly isStill: boolean;
  readonly graphics: Graphics;
  /** @param hasSpecks whether trails and sparks fly */
  readonly onReady: (kind: Scene["kind"], hasSpecks: boolean) => void;
}

/** The player's own car on an endless, gentle run, in the scene of the races. */
export class StageDrive {
  readonly #host: HTMLElement;
  readonly #options: Options;
  #stopWatching: (() => void) | undefined;
  #scene: Scene | undefined;
  #car: StageCar | undefined;
  #timer = 0;
  #ranMs = (RUN.ms * (STANDING - RUN.from)) / (RUN.to - RUN.from);
  #sinceWordMs = 0;
  #beforeMs = 0;
  #isStopped = false;

  constructor(host: HTMLElement, options: Options) {
    this.#host = host;
    this.#options = options;
  }

  async start(): Promise<void> {
    const { isStill, graphics, onReady } = this.#options;
    const scene = await createScene(this.#host, {
      sceneryKey: PLACE,
      reducedMotion: isStill,
      graphics,
      onQuality: (quality) => onReady("pixi", quality === "full"),
      onKind: (kind) => onReady(kind, false),
    });
    if (this.#isStopped) return scene.destroy();
    this.#scene = scene;
    this.#stopWatching = onSize(this.#host, () => scene.resize());
    scene.lights("off");
    if (this.#car) this.dress(this.#car);
    scene.progress(SLOT, STANDING, 0);
    onReady(scene.kind, scene.kind === "pixi" && !isStill);
    if (isStill) return;
    this.#beforeMs = performance.now();
    this.#timer = window.setInterval(() => this.#step(), STEP_MS);
  }

  /** Puts the car on the road as it is dressed now. */
  dress(car: StageCar): void {
    this.#car = car;
    this.#scene?.setRacers([{ ...car, slot: SLOT, isOwn: true, isBot: false, plate: car.name }]);
  }

  nitro(): void {
    this.#scene?.nitro(SLOT);
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#stopWatching?.();
    this.#scene?.destroy();
  }

  #step(): void {
    const nowMs = performance.now();
    const stepMs = Math.min(2 * STEP_MS, nowMs - this.#beforeMs);
    this.#beforeMs = nowMs;
    if (document.hidden) return;
    this.#ranMs += stepMs;
    this.#sinceWordMs += stepMs;
    if (this.#ranMs >= RUN.ms) this.#begin();
    this.#scene?.progress(SLOT, RUN.from + (RUN.to - RUN.from) * (this.#ranMs / RUN.ms), 0);
    if (this.#sinceWordMs < WORD_MS) return;
    this.#sinceWordMs = 0;
    this.#scene?.surge(SLOT);
  }

  /** Begins the run again, behind a short dusk. */
  #begin(): void {
    this.#ranMs = 0;
    const veil = [{ opacity: 1 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }];
    this.#host.animate(veil, { duration: VEIL_MS, easing: "ease-in-out" });
  }
}
