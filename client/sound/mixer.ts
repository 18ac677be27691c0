import type { EventKey } from "#shared/content/ways.ts";

import { EngineHum } from "./engine-hum.ts";
import { RECIPES, type SoundName } from "./recipes.ts";
import { render } from "./render.ts";
import type { Music } from "./themes/music.ts";
import { endOf } from "./voice.ts";

const MOST_AT_ONCE = 8;

/** Mixes the effects, the hum and the music of one page. */
export class Mixer {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  #hum: EngineHum | undefined;
  #sounding = 0;
  #music: Music | undefined;
  #wanted: EventKey | undefined;

  constructor(context: AudioContext, volume: number) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.gain.value = volume;
    this.#out.connect(context.destination);
  }

  louden(volume: number): void {
    this.#out.gain.setTargetAtTime(volume, this.#context.currentTime, 0.02);
  }

  play(name: SoundName): void {
    if (this.#sounding >= MOST_AT_ONCE) return;
    this.#sounding++;
    window.setTimeout(() => this.#sounding--, endOf(RECIPES[name]));
    render(this.#context, this.#out, RECIPES[name], this.#context.currentTime);
  }

  engine(wpm: number): void {
    this.#hum ??= new EngineHum(this.#context, this.#out);
    this.#hum.set(wpm);
  }

  restEngine(): void {
    this.#hum?.rest();
  }

  /** The theme under everything else; without one it fades. What plays it is loaded when there is one. */
  async theme(key: EventKey | undefined): Promise<void> {
    this.#wanted = key;
    if (key !== undefined) {
      const { Music } = await import("./themes/music.ts");
      this.#music ??= new Music(this.#context, this.#out);
    }
    await this.#music?.play(this.#wanted);
  }
}
