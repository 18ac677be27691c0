/** A flat shape: its colour, its outline, its opacity, a stroke of this width instead of a fill. */
export type Sheet = readonly [ink: string, d: string, opacity?: number, lineWidth?: number];

/** Sheets that lie on each other; the first one throws a shadow on what is behind, unless it is flat. */
export interface Plate {
  readonly sheets: readonly Sheet[];
  readonly isFlat?: boolean;
}

/** A soft round light. */
export type Glow = readonly [x: number, y: number, r: number, ink: string, opacity: number];

export interface Scene {
  /** Colours from the top to the bottom. */
  readonly sky: readonly (readonly [at: number, ink: string])[];
  readonly glows: readonly Glow[];
  /** The colour of the shadows between plates. */
  readonly shade: string;
  /** From far to near. */
  readonly plates: readonly Plate[];
}

/** A plate without a shadow. */
export const flat = (sheets: readonly Sheet[]): Plate => ({ sheets, isFlat: true });
