import { mathScoreOf } from "#shared/rules/math/score.ts";
import { speedAt, stepsUntil, typingAfter, typingAt, type Playback } from "#shared/rules/race/playback.ts";
import type { Ms } from "#shared/units.ts";

import { CarDriver } from "../../race/playback/car-driver.ts";
import { marksOf } from "../../race/playback/marks.ts";
import type { StoredRace, StoredRacer } from "../../race/playback/stored-race.ts";
import type { RaceTextView } from "../../race/typing/race-text-painter.ts";
import type { TaskHandle } from "../../race/typing/race-text.tsx";
import type { Scene } from "../../scene/scene.ts";
import type { GaugeHandle } from "../../ui/data/gauge.tsx";
import { restingNeedle, swing } from "../../ui/data/needle.ts";
import { sought, ticked, toggled, type ReplayClock, type Speed } from "./clock.ts";
import { useReplay } from "./store.ts";

/** The cars roll on for a moment behind the gate. */
const TAIL_MS = 1_500;
const SLOW_HUD_MS = 100;
const LONGEST_FRAME_MS = 250;

interface Shown {
  readonly scene?: Scene | undefined;
  readonly script?: TaskHandle | undefined;
  readonly gauge?: GaugeHandle | undefined;
}

/** Plays back a stored race. Lives outside React. */
export class ReplayPlayer {
  readonly #race: StoredRace;
  readonly #drivers: readonly CarDriver[];
  readonly #marks: ReadonlyMap<number, RaceTextView["marks"]>;
  #clock: ReplayClock;
  #slot: number;
  #shown: Shown = {};
  #needle = restingNeedle;
  #frame = 0;
  #beforeMs = 0;
  #hudMs = 0;
  #drawn: { readonly nowMs: number; readonly slot: number } | undefined;

  constructor(race: StoredRace) {
    this.#race = race;
    const driven = race.racers.flatMap(({ slot, playback, standing, ...line }) =>
      playback
        ? [{ slot, playback, place: standing === "finished" ? (line.place ?? homePlace(race, slot)) : undefined }]
        : [],
    );
    this.#drivers = driven.map(
      ({ slot, playback, place }) => new CarDriver(slot, playback, place === undefined ? undefined : () => place),
    );
    this.#marks = new Map(driven.map(({ slot, playback }) => [slot, marksOf(playback)]));
    const endMs = Math.max(...driven.map(({ playback }) => playback.endMs)) + TAIL_MS;
    this.#clock = { nowMs: 0, endMs, speed: 1, isPlaying: false };
    this.#slot = this.#drivers.find(({ slot }) => slot === race.viewSlot)?.slot ?? this.#drivers[0]?.slot ?? 0;
    this.#tell();
  }

  start(): void {
    this.#frame = requestAnimationFrame((nowMs) => this.#draw(nowMs));
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#beforeMs = 0;
  }

  showOn(shown: Shown): void {
    this.#shown = { ...this.#shown, ...shown };
    this.#drawn = undefined;
    if (shown.scene) this.#seat();
  }

  readonly toggle = (): void => this.#become(toggled(this.#clock));
  readonly seek = (nowMs: number): void => this.#become(sought(this.#clock, nowMs));
  readonly leap = (spanMs: number): void => this.seek(this.#clock.nowMs + spanMs);
  readonly setSpeed = (speed: Speed): void => this.#become({ ...this.#clock, speed });

  /** Follows another racer. */
  readonly follow = (slot: number): void => {
    this.#slot = slot;
    this.#drawn = undefined;
    this.#seat();
    this.#tell();
  };

  #become(clock: ReplayClock): void {
    this.#clock = clock;
    this.#tell();
  }

  #tell(): void {
    const { nowMs, endMs, speed, isPlaying } = this.#clock;
    this.#hudMs = performance.now();
    useReplay.setState({ nowMs, endMs, speed, isPlaying, slot: this.#slot });
  }

  #seat(): void {
    const { viewSlot, isOwn, racers } = this.#race;
    for (const driver of this.#drivers) driver.start();
    this.#shown.scene?.setRacers(
      racers.map(({ slot, displayName, tag, tagColor, look, carID, carHueAngle, isBot }) => ({
        slot,
        name: displayName,
        tag,
        tagColor,
        look,
        carID,
        hueAngle: carHueAngle,
        isOwn: slot === this.#slot,
        isBot,
        ...(isOwn && slot === viewSlot ? { plate: "You" } : slot === this.#slot && { plate: displayName }),
      })),
    );
  }

  #draw(frameMs: number): void {
    this.#frame = requestAnimationFrame((nextMs) => this.#draw(nextMs));
    const spanMs = this.#beforeMs === 0 ? 0 : Math.min(LONGEST_FRAME_MS, frameMs - this.#beforeMs);
    this.#beforeMs = frameMs;
    const clock = ticked(this.#clock, spanMs);
    const hasStopped = this.#clock.isPlaying && !clock.isPlaying;
    this.#clock = clock;
    if (hasStopped || (clock.isPlaying && performance.now() - this.#hudMs >= SLOW_HUD_MS)) this.#tell();
    this.#drawNeedle(spanMs);
    if (this.#drawn?.nowMs === clock.nowMs && this.#drawn.slot === this.#slot) return;
    this.#drawn = { nowMs: clock.nowMs, slot: this.#slot };
    this.#drawCars(clock.nowMs);
    this.#drawText(clock.nowMs);
  }

  #drawCars(nowMs: number): void {
    const { scene } = this.#shown;
    if (!scene) return;
    if (this.#drivers.some((driver) => driver.mustReturn(nowMs))) {
      scene.setRacers([]);
      this.#seat();
    }
    for (const driver of this.#drivers) driver.drive(scene, nowMs);
  }

  #drawText(nowMs: number): void {
    const playback = this.#followed?.playback;
    if (!playback) return;
    const count = stepsUntil(playback, nowMs);
    const { typed, wrongRun } = typingAfter(playback, count);
    const wrong = wrongRun > 0 ? playback.steps[count - 1]?.character : undefined;
    this.#shown.script?.show({ typed, wrong, marks: this.#marks.get(this.#slot) ?? [] });
  }

  #drawNeedle(spanMs: number): void {
    const playback = this.#followed?.playback;
    const { nowMs } = this.#clock;
    const target = playback ? (this.#race.problems ? paceAt(playback, nowMs) : speedAt(playback, nowMs)) : 0;
    const next = swing(this.#needle, target, spanMs as Ms);
    if (next.value === this.#needle.value && next.speed === 0) return;
    this.#needle = next;
    this.#shown.gauge?.set(next.value);
  }

  get #followed(): CarDriver | undefined {
    return this.#drivers.find(({ slot }) => slot === this.#slot);
  }
}

/** Right answers a minute so far; at rest before green light and after the last answer. */
const paceAt = (playback: Playback, nowMs: number): number =>
  nowMs <= 0 || nowMs >= playback.endMs ? 0 : mathScoreOf(typingAt(playback, nowMs).typed, 0, nowMs).score;

/** Casual races show no places; a car still has to park in a row. */
const homePlace = ({ racers }: StoredRace, slot: number): number => {
  const home = racers.filter(({ standing }) => standing === "finished");
  const byTime = (one: StoredRacer, other: StoredRacer): number => one.elapsedMs - other.elapsedMs;
  return 1 + home.toSorted(byTime).findIndex((racer) => racer.slot === slot);
};
