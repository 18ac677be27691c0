import { isRight, judge, NOTHING_TYPED } from "./judge.ts";
import type { Key } from "./keys.ts";
import { readByte, readVarint, unzigzag, writeVarint, zigzag } from "./varint.ts";

/**
 * The stored form of a key log. Each press is a varint of its own milliseconds since the previous press, with two flags
 * in the low bits; a press that counts at another time than its own adds the difference as a signed varint; a wrong
 * press adds its character. A right press needs none: the text has it. Most presses take two bytes.
 */
const WRONG = 1;
const SHIFTED = 2;
const FLAG_BITS = 4;

export function encodeKeyLog(text: string, keys: readonly Key[]): Uint8Array {
  const bytes: number[] = [];
  let typing = NOTHING_TYPED;
  let atMs = 0;
  for (const key of keys) {
    const wrong = !isRight(text, typing, key.character);
    const shift = key.fairMs - key.atMs;
    const step = zigzag(key.atMs - atMs);
    writeVarint(bytes, step * FLAG_BITS + (wrong ? WRONG : 0) + (shift === 0 ? 0 : SHIFTED));
    if (shift !== 0) writeVarint(bytes, zigzag(shift));
    if (wrong) bytes.push(key.character.charCodeAt(0));
    typing = judge(text, typing, key.character);
    atMs = key.atMs;
  }
  return Uint8Array.from(bytes);
}

/** @throws RangeError when the bytes end inside a press */
export function decodeKeyLog(text: string, bytes: Uint8Array): Key[] {
  const keys: Key[] = [];
  const cursor = { bytes, at: 0 };
  let typing = NOTHING_TYPED;
  let atMs = 0;
  while (cursor.at < bytes.length) {
    const head = readVarint(cursor);
    atMs += unzigzag(Math.floor(head / FLAG_BITS));
    const shift = head & SHIFTED ? unzigzag(readVarint(cursor)) : 0;
    const character = head & WRONG ? String.fromCharCode(readByte(cursor)) : (text[typing.typed] ?? "");
    keys.push({ atMs, fairMs: atMs + shift, character });
    typing = judge(text, typing, character);
  }
  return keys;
}
