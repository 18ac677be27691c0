import { stepsUntil, typingAfter, type Playback } from "#shared/rules/race/playback.ts";
import { accuracyOf, wpmOf } from "#shared/rules/race/speed.ts";
import type { Ms } from "#shared/units.ts";

import { CarDriver } from "../../race-parts/car-driver.ts";
import { litAt, type Lit } from "../../race-parts/lights.ts";
import type { ScriptHandle } from "../../race-parts/script.tsx";
import type { Scene, SceneRacer } from "../../scene/scene.ts";
import { sounds } from "../../sound/sounds.ts";
import type { GaugeHandle } from "../../ui/gauge.tsx";
import { restingNeedle, swing } from "../../ui/needle.ts";
import { GhostRun } from "./run.ts";
import { AT_THE_LINE, useGhost } from "./store.ts";

const OWN = 0;
const GHOST = 1;
const COUNTDOWN_MS = 3_600;
const SLOW_HUD_MS = 150;
const SPEED_WINDOW_MS = 3_000;
const SHORTEST_WINDOW_MS = 1_000;

/** One earlier race of one's own, as a rival. */
export interface Ghost {
  readonly text: string;
  readonly playback: Playback;
  readonly isHome: boolean;
  /** The own car and the ghost's. */
  readonly cars: readonly [Omit<SceneRacer, "slot" | "isOwn">, Omit<SceneRacer, "slot" | "isOwn">];
}

interface Shown {
  readonly scene?: Scene | undefined;
  readonly script?: ScriptHandle | undefined;
  readonly gauge?: GaugeHandle | undefined;
}

/** A race against a ghost. Nothing of it leaves the browser. Lives outside React. */
export class GhostEngine {
  private readonly ghost: Ghost;
  private readonly driver: CarDriver;
  private run: GhostRun;
  private shown: Shown = {};
  private greenMs = Number.POSITIVE_INFINITY;
  private frame = 0;
  private beforeMs = 0;
  private hudMs = 0;
  private lit: Lit = "off";
  private needle = restingNeedle;

  constructor(ghost: Ghost) {
    this.ghost = ghost;
    this.driver = new CarDriver(GHOST, ghost.playback, ghost.isHome ? 2 : undefined);
    this.run = this.newRun();
    useGhost.setState({ ...AT_THE_LINE, hasNitro: this.run.hasNitro });
  }

  /** Who raced with a nitro then may light one now. */
  private newRun(): GhostRun {
    const { text, playback } = this.ghost;
    return new GhostRun(
      text,
      playback.steps.some(({ effect }) => effect === "nitro"),
    );
  }

  start(): void {
    this.frame = requestAnimationFrame((nowMs) => this.draw(nowMs));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    sounds.stopEngine();
  }

  showOn(shown: Shown): void {
    this.shown = { ...this.shown, ...shown };
    if (shown.scene) this.seat();
    this.drawText(-1);
  }

  readonly begin = (): void => {
    this.run = this.newRun();
    this.greenMs = performance.now() + COUNTDOWN_MS;
    this.shown.scene?.setRacers([]);
    this.seat();
    useGhost.setState({ ...AT_THE_LINE, stage: "countdown", hasNitro: this.run.hasNitro });
    this.drawText(-1);
  };

  /** What is left of the text, while it can be typed. */
  get wanted(): string | undefined {
    const { text, typing } = this.run;
    return useGhost.getState().stage === "racing" ? text.slice(typing.typed) : undefined;
  }

  press(character: string, atMs: number): void {
    if (useGhost.getState().stage !== "racing") return;
    const effect = this.run.press(character, atMs - this.greenMs);
    if (effect === "none") return;
    this.drawText(performance.now() - this.greenMs);
    const { scene } = this.shown;
    if (effect === "wrong") {
      sounds.play("error");
      scene?.fault(OWN);
      return;
    }
    sounds.click();
    if (effect === "nitro") {
      scene?.nitro(OWN);
      useGhost.setState({ hasNitro: false });
    } else if (effect !== "right") scene?.surge(OWN);
    if (effect === "done") this.end();
  }

  private end(): void {
    const { score } = this.run;
    const isFirst = !this.ghost.isHome || score.elapsedMs < this.ghost.playback.endMs;
    this.shown.scene?.finish(OWN, isFirst ? 1 : 2);
    sounds.stopEngine();
    sounds.play(isFirst ? "win" : "finish");
    useGhost.setState({ stage: "over", score });
  }

  private seat(): void {
    this.driver.start();
    const [own, ghost] = this.ghost.cars;
    this.shown.scene?.setRacers([
      { ...own, slot: OWN, isOwn: true },
      { ...ghost, slot: GHOST, isOwn: false },
    ]);
  }

  private draw(frameMs: number): void {
    this.frame = requestAnimationFrame((nextMs) => this.draw(nextMs));
    const spanMs = this.beforeMs === 0 ? 16 : frameMs - this.beforeMs;
    this.beforeMs = frameMs;
    const { stage } = useGhost.getState();
    const nowMs = performance.now() - this.greenMs;
    const wpm = stage === "racing" ? recentSpeed(this.run.rightAtMs, nowMs) : 0;
    this.needle = swing(this.needle, wpm, spanMs as Ms);
    this.shown.gauge?.set(this.needle.value);
    if (stage === "ready") return;
    this.light(litAt(nowMs));
    if (stage === "countdown" && nowMs >= 0) useGhost.setState({ stage: "racing" });
    if (nowMs < 0) return;
    if (stage === "racing") sounds.engine(wpm);
    this.drawCars(nowMs);
    if (stage === "racing") this.drawHud(nowMs);
  }

  private light(lit: Lit): void {
    if (lit === this.lit) return;
    this.lit = lit;
    this.shown.scene?.lights(lit);
    if (lit === "go") sounds.play("green");
    else if (lit !== "off" && lit > 0) sounds.play("countdown");
  }

  private drawCars(nowMs: number): void {
    const { scene } = this.shown;
    if (!scene) return;
    const { typed } = this.run.typing;
    scene.progress(OWN, typed / this.run.text.length, wpmOf(typed, nowMs));
    this.driver.drive(scene, nowMs);
  }

  private drawHud(nowMs: number): void {
    if (performance.now() - this.hudMs < SLOW_HUD_MS) return;
    this.hudMs = performance.now();
    const { typed, skipped, errors } = this.run.typing;
    useGhost.setState({
      accuracy: accuracyOf(typed - skipped, errors),
      ahead: typed - this.ghostTyped(nowMs),
    });
    this.drawText(nowMs);
  }

  private drawText(nowMs: number): void {
    const { typing, wrong, marks } = this.run;
    const rival = nowMs > 0 ? this.ghostTyped(nowMs) : undefined;
    this.shown.script?.show({ typed: typing.typed, wrong, marks, rival });
  }

  private ghostTyped(nowMs: number): number {
    const { playback } = this.ghost;
    return typingAfter(playback, stepsUntil(playback, nowMs)).typed;
  }
}

/** WPM over the last three seconds. */
function recentSpeed(rightAtMs: readonly number[], nowMs: number): number {
  const windowMs = Math.min(SPEED_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, nowMs));
  let count = 0;
  while (count < rightAtMs.length && (rightAtMs.at(-1 - count) ?? 0) > nowMs - windowMs) count++;
  return wpmOf(count, windowMs);
}
