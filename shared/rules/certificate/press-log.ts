import type { Key } from "../race/keys.ts";
import { writeVarint, zigzag } from "../race/varint.ts";

/** The stored form of a trial's presses: each as its milliseconds since the one before, its lateness, and its character. */
export function encodePresses(keys: readonly Key[]): Uint8Array {
  const bytes: number[] = [];
  let atMs = 0;
  for (const key of keys) {
    writeVarint(bytes, zigzag(key.atMs - atMs));
    writeVarint(bytes, zigzag(key.fairMs - key.atMs));
    bytes.push(key.character.charCodeAt(0));
    atMs = key.atMs;
  }
  return Uint8Array.from(bytes);
}
