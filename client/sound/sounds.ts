import { EngineHum } from "./engine-hum.ts";
import { endOf, RECIPES, type SoundName } from "./recipes.ts";
import { render } from "./render.ts";

const MOST_AT_ONCE = 8;
const CLICKS = ["click-1", "click-2", "click-3", "click-4"] as const;

/** @source core §3 raceSounds */
type SoundMode = "all" | "only_fx" | "off";

/** Every sound of this page. Nothing is made or heard before the player's first key or click. */
class Sounds {
  private context: AudioContext | undefined;
  private out: GainNode | undefined;
  private hum: EngineHum | undefined;
  private mode: SoundMode = "only_fx";
  private volume = 0.5;
  private sounding = 0;
  private clicks = 0;

  /** Waits for the first gesture, and is silent while the tab is hidden. */
  start(): void {
    const wake = (): void => {
      window.removeEventListener("keydown", wake);
      window.removeEventListener("pointerdown", wake);
      if (typeof AudioContext === "undefined") return;
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.gain.value = this.volume;
      this.out.connect(this.context.destination);
    };
    window.addEventListener("keydown", wake);
    window.addEventListener("pointerdown", wake);
    document.addEventListener("visibilitychange", () => {
      void (document.hidden ? this.context?.suspend() : this.context?.resume());
    });
  }

  configure(mode: SoundMode, volume: number): void {
    this.mode = mode;
    this.volume = volume;
    if (this.context) this.out?.gain.setTargetAtTime(volume, this.context.currentTime, 0.02);
    if (mode !== "all") this.stopEngine();
  }

  play(name: SoundName): void {
    const { context, out } = this;
    if (!context || !out || this.mode === "off" || this.sounding >= MOST_AT_ONCE) return;
    this.sounding++;
    window.setTimeout(() => this.sounding--, endOf(RECIPES[name]));
    render(context, out, RECIPES[name], context.currentTime);
  }

  /** A key click, never the same twice in a row. */
  click(): void {
    this.play(CLICKS[this.clicks++ % CLICKS.length] ?? "click-1");
  }

  /** The engine's speed; cheap enough for every frame. */
  engine(wpm: number): void {
    if (!this.context || !this.out || this.mode !== "all") return;
    this.hum ??= new EngineHum(this.context, this.out);
    this.hum.set(wpm);
  }

  stopEngine(): void {
    this.hum?.rest();
  }
}

export const sounds = new Sounds();
