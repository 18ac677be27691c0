import { stepsUntil, typingAfter, type Playback, type PressEffect } from "#shared/rules/race/playback.ts";
import { accuracyOf, wpmOf } from "#shared/rules/race/speed.ts";
import type { Ms } from "#shared/units.ts";

import type { Scene, SceneRacer } from "../../../scene/scene.ts";
import { sounds } from "../../../sound/sounds.ts";
import type { GaugeHandle } from "../../../ui/data/gauge.tsx";
import { restingNeedle, swing } from "../../../ui/data/needle.ts";
import { StartLights } from "../../session/start-lights.ts";
import type { TaskHandle } from "../../typing/race-text.tsx";
import { CarDriver } from "../car-driver.ts";
import type { SoloRun } from "./solo-run.ts";
import { AT_THE_LINE, useSolo } from "./solo-store.ts";

const OWN = 0;
const COUNTDOWN_MS = 3_600;
const SLOW_HUD_MS = 150;

type Car = Omit<SceneRacer, "slot" | "isOwn">;

/** A rival: a bot, or this player's earlier race. */
export interface Rival {
  readonly playback: Playback;
  /** Whether it finishes. */
  readonly isHome: boolean;
  readonly car: Car;
}

/** A race that runs only in this browser. */
export interface SoloCourse {
  readonly newRun: () => SoloRun;
  readonly car: Car;
  /** Four at most. */
  readonly rivals: readonly Rival[];
  /** Whether the script shows where the rival is. */
  readonly marksRival: boolean;
}

let engines = 0;

interface Shown {
  readonly scene?: Scene | undefined;
  readonly script?: TaskHandle | undefined;
  readonly gauge?: GaugeHandle | undefined;
}

/** A race of one person, which never leaves the browser. Lives outside React. */
export class SoloEngine {
  /** Unique for each engine of this page. */
  readonly key = ++engines;
  readonly #course: SoloCourse;
  readonly #drivers: readonly CarDriver[];
  #run: SoloRun;
  #shown: Shown = {};
  #greenMs = Number.POSITIVE_INFINITY;
  #frame = 0;
  #beforeMs = 0;
  #hudMs = 0;
  readonly #lights = new StartLights();
  #needle = restingNeedle;
  /** The cars that have finished, including this player's. */
  #home = 0;

  constructor(course: SoloCourse) {
    this.#course = course;
    this.#drivers = course.rivals.map(
      ({ playback, isHome }, at) => new CarDriver(at + 1, playback, isHome ? () => ++this.#home : undefined),
    );
    this.#run = course.newRun();
    useSolo.setState({ ...AT_THE_LINE, hasNitro: this.#run.hasNitro });
  }

  start(): void {
    this.#frame = requestAnimationFrame((nowMs) => this.#draw(nowMs));
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    sounds.stopEngine();
  }

  showOn(shown: Shown): void {
    this.#shown = { ...this.#shown, ...shown };
    if (shown.scene) this.#seat();
    this.#drawText(-1);
  }

  readonly begin = (): void => {
    this.#run = this.#course.newRun();
    this.#greenMs = performance.now() + COUNTDOWN_MS;
    this.#shown.scene?.setRacers([]);
    this.#seat();
    useSolo.setState({ ...AT_THE_LINE, stage: "countdown", hasNitro: this.#run.hasNitro });
    this.#drawText(-1);
  };

  /** Back to the line: what is under way comes to nothing. */
  readonly rest = (): void => {
    this.#greenMs = Number.POSITIVE_INFINITY;
    this.#lights.show(Number.POSITIVE_INFINITY, this.#shown.scene);
    sounds.stopEngine();
    this.#shown.scene?.setRacers([]);
    this.#seat();
    useSolo.setState(AT_THE_LINE);
  };

  /** What is left of the text, while it can be typed. */
  get wanted(): string | undefined {
    return useSolo.getState().stage === "racing" ? this.#run.left : undefined;
  }

  press(typed: string, atMs: number): PressEffect {
    if (useSolo.getState().stage !== "racing") return "none";
    const effect = this.#run.press(typed, atMs - this.#greenMs);
    if (effect === "none") return effect;
    this.#drawText(performance.now() - this.#greenMs);
    const { scene } = this.#shown;
    if (effect === "wrong") {
      sounds.play("error");
      scene?.fault(OWN);
      return effect;
    }
    sounds.click();
    if (effect === "nitro") {
      scene?.nitro(OWN);
      useSolo.setState({ hasNitro: false });
    } else if (effect !== "right") scene?.surge(OWN);
    if (effect === "done") this.#end();
    return effect;
  }

  #end(): void {
    const { score } = this.#run;
    const place =
      1 + this.#course.rivals.filter(({ isHome, playback }) => isHome && playback.endMs < score.elapsedMs).length;
    this.#home++;
    this.#shown.scene?.finish(OWN, place);
    sounds.stopEngine();
    sounds.play(place === 1 && this.#course.rivals.length > 0 ? "win" : "finish");
    useSolo.setState({ stage: "over", score, place });
  }

  #seat(): void {
    this.#home = 0;
    for (const driver of this.#drivers) driver.start();
    const { car, rivals } = this.#course;
    this.#shown.scene?.setRacers([
      { ...car, slot: OWN, isOwn: true },
      ...rivals.map((rival, at) => ({ ...rival.car, slot: at + 1, isOwn: false })),
    ]);
  }

  #draw(frameMs: number): void {
    this.#frame = requestAnimationFrame((nextMs) => this.#draw(nextMs));
    const spanMs = this.#beforeMs === 0 ? 16 : frameMs - this.#beforeMs;
    this.#beforeMs = frameMs;
    const { stage } = useSolo.getState();
    const nowMs = performance.now() - this.#greenMs;
    const speed = stage === "racing" ? this.#run.speedAt(nowMs as Ms) : 0;
    this.#needle = swing(this.#needle, speed, spanMs as Ms);
    this.#shown.gauge?.set(this.#needle.value);
    if (stage === "ready") return;
    this.#lights.show(nowMs, this.#shown.scene);
    if (stage === "countdown" && nowMs >= 0) useSolo.setState({ stage: "racing" });
    if (nowMs < 0) return;
    if (stage === "racing") sounds.engine(this.#paceAt(nowMs));
    this.#drawCars(nowMs);
    if (stage === "racing") this.#drawHud(nowMs);
  }

  #paceAt(nowMs: number): number {
    return wpmOf(this.#run.typing.typed * this.#run.worth, nowMs);
  }

  #drawCars(nowMs: number): void {
    const { scene } = this.#shown;
    if (!scene) return;
    scene.progress(OWN, this.#run.typing.typed / this.#run.length, this.#paceAt(nowMs));
    for (const driver of this.#drivers) driver.drive(scene, nowMs);
  }

  #drawHud(nowMs: number): void {
    if (performance.now() - this.#hudMs < SLOW_HUD_MS) return;
    this.#hudMs = performance.now();
    const { typed, skipped, errors } = this.#run.typing;
    useSolo.setState({ accuracy: accuracyOf(typed - skipped, errors), ahead: typed - this.#rivalTyped(nowMs) });
    this.#drawText(nowMs);
  }

  #drawText(nowMs: number): void {
    const { typing, wrong, marks } = this.#run;
    const rival = this.#course.marksRival && nowMs > 0 ? this.#rivalTyped(nowMs) : undefined;
    this.#shown.script?.show({ typed: typing.typed, wrong, marks, rival });
  }

  /** The position of the leading rival. */
  #rivalTyped(nowMs: number): number {
    const typed = this.#course.rivals.map(({ playback }) => typingAfter(playback, stepsUntil(playback, nowMs)).typed);
    return Math.max(0, ...typed);
  }
}
