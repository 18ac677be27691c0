/** A reading position in a stored log. */
export interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

/** Zigzag encoding: small signed numbers as small unsigned ones. */
export const zigzag = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
export const unzigzag = (n: number): number => (n % 2 === 0 ? n / 2 : -(n + 1) / 2);

/** Writes an unsigned integer, seven bits a byte, low bits first. */
export function writeVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

/** @throws RangeError at the end of the bytes */
export function readByte(cursor: Cursor): number {
  const byte = cursor.bytes[cursor.at++];
  if (byte === undefined) throw new RangeError("the log ends too early");
  return byte;
}

/** @throws RangeError when the bytes end inside the number */
export function readVarint(cursor: Cursor): number {
  let value = 0;
  let scale = 1;
  for (;;) {
    const byte = readByte(cursor);
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return value;
    scale *= 0x80;
  }
}
