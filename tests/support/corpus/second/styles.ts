import type { Style } from "./typist.ts";

/** Ten fingers that overlap. */
export const OVERLAPPING: Style = {
  wpm: [70, 150],
  ways: [0.6, 1.2],
  search: [0, 0.02],
  wordStart: [0.05, 0.4],
  shift: [0.15, 0.6],
  noise: [0.16, 0.32],
  wander: [0.06, 0.16],
  thinks: [0.001, 0.008],
  slips: [0.004, 0.035],
  heldMs: [75, 125],
  letsGoFirst: false,
  learns: [0, 0.002],
};

export const ORDINARY: Style = {
  ...OVERLAPPING,
  wpm: [32, 70],
  search: [0.05, 0.3],
  noise: [0.22, 0.42],
  thinks: [0.004, 0.02],
  slips: [0.008, 0.05],
  heldMs: [80, 140],
  learns: [0, 0.004],
};

/** Two fingers and the eyes on the keyboard. */
export const SEARCHING: Style = {
  ...ORDINARY,
  wpm: [14, 48],
  ways: [0, 0.2],
  search: [0.3, 1.1],
  noise: [0.25, 0.5],
  thinks: [0.008, 0.03],
  heldMs: [80, 170],
  letsGoFirst: true,
};

/** Two quick fingers. */
export const QUICK_TWO: Style = {
  ...SEARCHING,
  wpm: [45, 80],
  search: [0.1, 0.5],
  noise: [0.2, 0.36],
  heldMs: [60, 110],
};

/** Older pupils who type rarely. */
export const SLOW_PUPIL: Style = {
  ...SEARCHING,
  wpm: [11, 19],
  search: [0.8, 1.5],
  noise: [0.35, 0.6],
  thinks: [0.02, 0.05],
  slips: [0.02, 0.08],
  heldMs: [100, 240],
  learns: [0, 0.008],
};

/** Thumbs on glass, whose lettings go nobody tells. */
export const THUMBS: Style = {
  ...ORDINARY,
  wpm: [24, 62],
  ways: [0, 0.3],
  search: [0, 0.3],
  wordStart: [0, 0.3],
  slips: [0.01, 0.07],
};

/** One hand on all keys. */
export const ONE_HAND: Style = { ...SEARCHING, wpm: [18, 50], search: [0.3, 0.8], heldMs: [70, 130] };

/** Hands that tremble: keys bounce, slips are many. */
export const TREMBLING: Style = {
  ...SEARCHING,
  wpm: [12, 34],
  noise: [0.4, 0.7],
  slips: [0.04, 0.12],
  heldMs: [60, 260],
};
