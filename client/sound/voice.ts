/** One sounding part of an effect. Times in milliseconds, pitches in Hz, loudness from 0 to 1. */
export interface Voice {
  readonly wave: OscillatorType | "noise";
  readonly fromHz: number;
  readonly toHz: number;
  readonly startMs: number;
  readonly lengthMs: number;
  readonly peak: number;
}

export const tone = (hz: number, startMs: number, lengthMs: number, peak: number, toHz = hz): Voice => ({
  wave: "sine",
  fromHz: hz,
  toHz,
  startMs,
  lengthMs,
  peak,
});

/** A stretch of noise that goes up or down. */
export const rush = (fromHz: number, toHz: number, lengthMs: number, peak: number, startMs = 0): Voice => ({
  wave: "noise",
  fromHz,
  toHz,
  startMs,
  lengthMs,
  peak,
});

/** A plucked string, softer than it is bright. */
export const pluck = (hz: number, startMs: number, lengthMs: number, peak: number): Voice => ({
  ...tone(hz, startMs, lengthMs, peak),
  wave: "triangle",
});

export const endOf = (voices: readonly Voice[]): number =>
  Math.max(...voices.map((voice) => voice.startMs + voice.lengthMs));
