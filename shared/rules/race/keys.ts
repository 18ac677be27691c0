/** One key press as it is kept: when the racer says, when it counts, and which character. */
export interface Key {
  /** The racer's own offset from green light, in milliseconds. */
  readonly atMs: number;
  /** The offset that counts. */
  readonly fairMs: number;
  readonly character: string;
}

/** A racer's key presses in order. Append-only: a longer log is the same object. */
export type KeyLog = Key[];
