import { pluck, tone, type Voice } from "../voice.ts";

/** Music that begins again where it ends. */
export interface Theme {
  readonly lengthMs: number;
  readonly voices: readonly Voice[];
}

const A4_HZ = 440;
/** The keys of a piano, counted as MIDI does: 69 is the A that orchestras tune to. */
const hzOf = (key: number): number => A4_HZ * 2 ** ((key - 69) / 12);

/** A note: at which beat, which key, and how many beats long it sounds. */
type Note = readonly [beat: number, key: number, beats: number];

/** Notes of a thumb piano: round, with a spark of the octave. */
export const plucked = (beatMs: number, notes: readonly Note[], peak: number): readonly Voice[] =>
  notes.flatMap(([beat, key, beats]) => [
    tone(hzOf(key), beat * beatMs, beats * beatMs, peak),
    pluck(hzOf(key + 12), beat * beatMs, beats * beatMs * 0.3, peak / 5),
  ]);

/** The deep notes below. */
export const bass = (beatMs: number, notes: readonly Note[], peak: number): readonly Voice[] =>
  notes.map(([beat, key, beats]) => tone(hzOf(key), beat * beatMs, beats * beatMs, peak));
