const IDLE_HZ = 48;
const HZ_A_WPM = 0.9;
const EASE_S = 0.12;
const LOUDNESS = 0.09;

/** The hum of this player's engine: two soft voices behind a filter, set once a frame. */
export class EngineHum {
  readonly #voices: readonly OscillatorNode[];
  readonly #filter: BiquadFilterNode;
  readonly #gain: GainNode;
  readonly #context: BaseAudioContext;

  constructor(context: BaseAudioContext, into: AudioNode) {
    this.#context = context;
    this.#filter = context.createBiquadFilter();
    this.#filter.type = "lowpass";
    this.#gain = context.createGain();
    this.#gain.gain.value = 0;
    this.#filter.connect(this.#gain).connect(into);
    this.#voices = ([1, 1.503] as const).map((ratio) => {
      const voice = context.createOscillator();
      voice.type = "triangle";
      voice.frequency.value = IDLE_HZ * ratio;
      voice.connect(this.#filter);
      voice.start();
      return voice;
    });
  }

  set(wpm: number): void {
    const now = this.#context.currentTime;
    const hz = IDLE_HZ + wpm * HZ_A_WPM;
    this.#voices[0]?.frequency.setTargetAtTime(hz, now, EASE_S);
    this.#voices[1]?.frequency.setTargetAtTime(hz * 1.503, now, EASE_S);
    this.#filter.frequency.setTargetAtTime(140 + wpm * 4, now, EASE_S);
    this.#gain.gain.setTargetAtTime(wpm > 0 ? LOUDNESS : LOUDNESS / 3, now, EASE_S);
  }

  rest(): void {
    this.#gain.gain.setTargetAtTime(0, this.#context.currentTime, EASE_S);
  }
}
