import type { EventKey } from "#shared/content/ways.ts";

import { openAudio, restWhileHidden } from "../browser/audio.ts";
import type { Mixer } from "./mixer.ts";
import type { SoundName } from "./recipes.ts";

const CLICKS = ["click-1", "click-2", "click-3", "click-4"] as const;

/** @source core §3 raceSounds */
type SoundMode = "all" | "only_fx" | "off";

/** Every sound of this page. Nothing is fetched, made or heard before the player's first key or click. */
class Sounds {
  #mixer: Mixer | undefined;
  #mode: SoundMode = "only_fx";
  #volume = 0.5;
  #clicks = 0;
  #theme: EventKey | undefined;

  /** Waits for the first gesture, and is silent while the tab is hidden. */
  start(): void {
    const wake = (): void => {
      window.removeEventListener("keydown", wake);
      window.removeEventListener("pointerdown", wake);
      void this.#open();
    };
    window.addEventListener("keydown", wake);
    window.addEventListener("pointerdown", wake);
  }

  async #open(): Promise<void> {
    const context = openAudio();
    if (!context) return;
    restWhileHidden(context);
    try {
      const { Mixer } = await import("./mixer.ts");
      this.#mixer = new Mixer(context, this.#volume);
      void this.#tune();
    } catch (problem) {
      this.#silence(problem);
    }
  }

  configure(mode: SoundMode, volume: number): void {
    this.#mode = mode;
    this.#volume = volume;
    this.#hear((mixer) => mixer.louden(volume));
    if (mode !== "all") this.stopEngine();
    void this.#tune();
  }

  play(name: SoundName): void {
    if (this.#mode !== "off") this.#hear((mixer) => mixer.play(name));
  }

  /** A key click, never the same twice in a row. */
  click(): void {
    this.play(CLICKS[this.#clicks++ % CLICKS.length] ?? "click-1");
  }

  /** The engine's speed; cheap enough for every frame. */
  engine(wpm: number): void {
    if (this.#mode === "all") this.#hear((mixer) => mixer.engine(wpm));
  }

  stopEngine(): void {
    this.#hear((mixer) => mixer.restEngine());
  }

  /** The music of an event under the game, for those who hear all sounds, until another or none is asked for. */
  theme(key: EventKey | undefined): void {
    this.#theme = key;
    void this.#tune();
  }

  /** Waits for all that is asked in one go: a theme that only changes hands plays on. */
  async #tune(): Promise<void> {
    await Promise.resolve();
    try {
      await this.#mixer?.theme(this.#mode === "all" ? this.#theme : undefined);
    } catch (problem) {
      console.warn("There is no music:", problem);
    }
  }

  #hear(sound: (mixer: Mixer) => void): void {
    if (!this.#mixer) return;
    try {
      sound(this.#mixer);
    } catch (problem) {
      this.#silence(problem);
    }
  }

  /** Nothing that is heard may stop what is seen: the page goes on without sounds. */
  #silence(problem: unknown): void {
    this.#mixer = undefined;
    console.warn("The sounds are off:", problem);
  }
}

export const sounds = new Sounds();
