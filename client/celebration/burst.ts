import type { Spot } from "./spot.ts";

export const FRAME_MS = 1_000 / 60;

/** One burst of pieces. */
export interface Burst {
  /** From the start of the celebration. */
  readonly atMs: number;
  readonly from: Spot;
  readonly pieces: number;
  /** 0 throws to the right, 90 up, 270 down. */
  readonly angleDegrees: number;
  readonly spreadDegrees: number;
  /** Pixels a frame at the start. */
  readonly speed: number;
  readonly lifeMs: number;
  /** 1 falls like paper. */
  readonly weight: number;
  /** 1 is a piece of about 10 px. */
  readonly size: number;
  readonly shapes: readonly ("square" | "circle" | "star")[];
  readonly colours: readonly string[];
}

export const endOf = (bursts: readonly Burst[]): number =>
  Math.max(0, ...bursts.map(({ atMs, lifeMs }) => atMs + lifeMs));
