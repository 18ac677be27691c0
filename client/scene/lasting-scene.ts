import type { Ms } from "#shared/units.ts";

import type { Lit } from "./landmarks.ts";
import type { Scene, SceneRacer } from "./scene.ts";

/** What a racer's car was told last. */
interface News {
  readonly fraction: number;
  readonly wpm: number;
  readonly place?: number | undefined;
  readonly isCoasting?: boolean;
}

const AT_LINE: News = { fraction: 0, wpm: 0 };

/** A scene that lasts while its drawing is exchanged for another: that one hears what stands. */
export class LastingScene implements Scene {
  #drawing: Scene;
  #racers: readonly SceneRacer[] = [];
  #lit: Lit = "off";
  readonly #news = new Map<number, News>();
  isDestroyed = false;

  constructor(drawing: Scene) {
    this.#drawing = drawing;
  }

  get kind(): Scene["kind"] {
    return this.#drawing.kind;
  }

  get stepMs(): Ms | undefined {
    return this.#drawing.stepMs;
  }

  exchange(drawing: Scene): void {
    this.#drawing.destroy();
    this.#drawing = drawing;
    drawing.setRacers(this.#racers);
    drawing.lights(this.#lit);
    for (const [slot, { fraction, wpm, place, isCoasting }] of this.#news) {
      drawing.progress(slot, fraction, wpm);
      if (place !== undefined) drawing.finish(slot, place);
      if (isCoasting) drawing.coast(slot);
    }
  }

  setRacers(racers: readonly SceneRacer[]): void {
    this.#racers = racers;
    const slots = new Set(racers.map(({ slot }) => slot));
    // Whoever comes again begins anew.
    for (const slot of this.#news.keys()) if (!slots.has(slot)) this.#news.delete(slot);
    this.#drawing.setRacers(racers);
  }

  lights(lit: Lit): void {
    this.#lit = lit;
    this.#drawing.lights(lit);
  }

  progress(slot: number, fraction: number, wpm: number): void {
    const before = this.#newsOf(slot);
    const isCoasting = before.isCoasting === true && fraction <= before.fraction;
    this.#news.set(slot, { ...before, fraction, wpm, isCoasting });
    this.#drawing.progress(slot, fraction, wpm);
  }

  surge(slot: number): void {
    this.#drawing.surge(slot);
  }

  nitro(slot: number): void {
    this.#drawing.nitro(slot);
  }

  fault(slot: number): void {
    this.#drawing.fault(slot);
  }

  overtake(slot: number): void {
    this.#drawing.overtake(slot);
  }

  finish(slot: number, place: number): void {
    this.#news.set(slot, { ...this.#newsOf(slot), place });
    this.#drawing.finish(slot, place);
  }

  coast(slot: number): void {
    this.#news.set(slot, { ...this.#newsOf(slot), isCoasting: true });
    this.#drawing.coast(slot);
  }

  resize(): void {
    this.#drawing.resize();
  }

  destroy(): void {
    this.isDestroyed = true;
    this.#drawing.destroy();
  }

  #newsOf(slot: number): News {
    return this.#news.get(slot) ?? AT_LINE;
  }
}
