import type { Desk } from "./desk.ts";
import type { SoundName } from "./recipes.ts";

const CLICKS = ["click-1", "click-2", "click-3", "click-4"] as const;

/** @source core §3 raceSounds */
type SoundMode = "all" | "only_fx" | "off";

/** Every sound of this page. Nothing is fetched, made or heard before the player's first key or click. */
class Sounds {
  private desk: Desk | undefined;
  private mode: SoundMode = "only_fx";
  private volume = 0.5;
  private clicks = 0;

  /** Waits for the first gesture, and is silent while the tab is hidden. */
  start(): void {
    const wake = (): void => {
      window.removeEventListener("keydown", wake);
      window.removeEventListener("pointerdown", wake);
      if (typeof AudioContext !== "undefined") void this.open(new AudioContext());
    };
    window.addEventListener("keydown", wake);
    window.addEventListener("pointerdown", wake);
  }

  private async open(context: AudioContext): Promise<void> {
    document.addEventListener("visibilitychange", () => {
      void (document.hidden ? context.suspend() : context.resume());
    });
    const { Desk } = await import("./desk.ts");
    this.desk = new Desk(context, this.volume);
  }

  configure(mode: SoundMode, volume: number): void {
    this.mode = mode;
    this.volume = volume;
    this.desk?.louden(volume);
    if (mode !== "all") this.stopEngine();
  }

  play(name: SoundName): void {
    if (this.mode !== "off") this.desk?.play(name);
  }

  /** A key click, never the same twice in a row. */
  click(): void {
    this.play(CLICKS[this.clicks++ % CLICKS.length] ?? "click-1");
  }

  /** The engine's speed; cheap enough for every frame. */
  engine(wpm: number): void {
    if (this.mode === "all") this.desk?.engine(wpm);
  }

  stopEngine(): void {
    this.desk?.restEngine();
  }
}

export const sounds = new Sounds();
