/** A key press as stored: the racer's time, the time that counts, and the character. */
export interface Key {
  /** The racer's own offset from green light, in milliseconds. */
  readonly atMs: number;
  /** The offset that counts. */
  readonly fairMs: number;
  readonly character: string;
  /** How long the key was down, in ms; undefined where unknown (older logs, phones, keys let go after the race). */
  readonly heldMs?: number;
}

/** A racer's key presses in order. Append-only: a longer log is the same object. */
export type KeyLog = Key[];
