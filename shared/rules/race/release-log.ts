import type { Key } from "./keys.ts";
import { RELEASES } from "./numbers.ts";
import { readVarint, writeVarint, type Cursor } from "./varint.ts";

const UNKNOWN = 0;

/**
 * The stored form of how long keys were down, beside the key log: one varint for each press, 0 where it isn't known, the
 * milliseconds and one otherwise. Presses at the end of which nothing is known are left off.
 *
 * @param heldMs in the order of the key log
 * @returns null when nothing is known
 */
export function encodeReleaseLog(heldMs: readonly (number | undefined)[]): Uint8Array | null {
  const bytes: number[] = [];
  let known = 0;
  for (const downMs of heldMs) {
    writeVarint(bytes, downMs === undefined ? UNKNOWN : downMs + 1);
    if (downMs !== undefined) known = bytes.length;
  }
  return known === 0 ? null : Uint8Array.from(bytes.slice(0, known));
}

/**
 * The keys of a log with how long each was down. A damaged or foreign list costs nobody the assessment of a race: what
 * can't be read or can't be is unknown, and what has no key is passed over.
 *
 * @param bytes null when nothing is known
 */
export function withReleases(keys: readonly Key[], bytes: Uint8Array | null): Key[] {
  const cursor: Cursor = { bytes: bytes ?? new Uint8Array(), at: 0 };
  return keys.map((key) => {
    const heldMs = nextHeldMs(cursor);
    return heldMs === undefined ? key : { ...key, heldMs };
  });
}

function nextHeldMs(cursor: Cursor): number | undefined {
  if (!hasNumber(cursor)) return undefined;
  const stored = readVarint(cursor);
  return stored === UNKNOWN || stored - 1 > RELEASES.longestMs ? undefined : stored - 1;
}

/** Whether a whole number follows. */
function hasNumber({ bytes, at }: Cursor): boolean {
  for (let end = at; end < bytes.length; end++) if ((bytes[end] ?? 0) < 0x80) return true;
  return false;
}
