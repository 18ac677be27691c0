import { backwards, CHARACTERS_IN_SPEED_WINDOW, type Foul } from "./foul.ts";
import type { KeyLog } from "./keys.ts";
import { HARD_LIMITS, PHRASES } from "./numbers.ts";
import { wpmOf } from "./speed.ts";

/** What came at once: a word of a steno machine, a spoken phrase, or a single key. */
interface Piece {
  /** The presses before it. */
  readonly fromKey: number;
  /** The right characters before it. */
  readonly fromRight: number;
  /** When the right character before it came: it was said since then, or said again. */
  readonly beganMs: number;
  /** The characters that were left to write. */
  readonly left: number;
}

/** What a racer whose words come at once has written, piece by piece. Append-only. */
export type Pieces = Piece[];

/**
 * Notes the newest press.
 *
 * @param rightAtMs own offsets of the right characters before it
 * @param left the characters that were left to write before it
 */
export function notePiece(pieces: Pieces, keys: KeyLog, rightAtMs: readonly number[], left: number): void {
  const [newest, before] = [keys.at(-1), keys.at(-2)];
  if (!newest || (before && pieces.length > 0 && newest.atMs - before.atMs <= PHRASES.withinMs)) return;
  pieces.push({ fromKey: keys.length - 1, fromRight: rightAtMs.length, beganMs: rightAtMs.at(-1) ?? 0, left });
}

/**
 * The hard limits of a racer whose words come at once: a phrase may be as long as what is left of the text and a little
 * longer, it took as long to say as the wait before it, and a misheard one is one slip.
 *
 * @param right the right characters so far
 */
export function phraseFoulOf(pieces: Pieces, keys: KeyLog, right: number): Foul | undefined {
  return backwards(keys) ?? tooLong(pieces, keys) ?? tooFast(pieces, keys, right) ?? neverShown(pieces, right);
}

function tooLong(pieces: Pieces, keys: KeyLog): Foul | undefined {
  const piece = pieces.at(-1);
  if (!piece) return undefined;
  const measured = keys.length - piece.fromKey;
  const threshold = piece.left + HARD_LIMITS.burst.characters;
  return measured > threshold ? { code: "burst", measured, threshold } : undefined;
}

function tooFast(pieces: Pieces, keys: KeyLog, right: number): Foul | undefined {
  const first = pieces.findLast(({ fromRight }) => fromRight <= right - CHARACTERS_IN_SPEED_WINDOW);
  const newest = keys.at(-1);
  if (!first || !newest) return undefined;
  const measured = wpmOf(right - first.fromRight, Math.max(1, newest.atMs - first.beganMs));
  const { wpm } = HARD_LIMITS.speed;
  return measured > wpm ? { code: "speed", measured, threshold: wpm } : undefined;
}

/** So many pieces in a row without a right character. */
function neverShown(pieces: Pieces, right: number): Foul | undefined {
  const { run } = HARD_LIMITS.neverShown;
  const isWrong = pieces.at(-run)?.fromRight === right;
  return isWrong ? { code: "never-shown", measured: run, threshold: run } : undefined;
}
