import { frameOf, written, type Frame } from "./frames.ts";

/** How MessagePack begins numbers of two and of four bytes. */
const [UINT16, UINT32] = [0xcd, 0xce];

/** Frames of a message that differ in one number only: all but the number is packed once. */
export class NumberedFrames {
  readonly #before: Buffer;
  readonly #after: Buffer;

  /** @param field the number's name, which stands nowhere before it in the packed message */
  constructor(name: string, message: Readonly<Record<string, unknown>>, field: string) {
    // A zero is packed as one byte.
    const { bytes } = frameOf(name, { [field]: 0, ...message, [field]: 0 });
    const at = bytes.indexOf(field) + field.length;
    this.#before = Buffer.from(bytes.subarray(0, at));
    this.#after = Buffer.from(bytes.subarray(at + 1));
  }

  /** @param number a whole one, from 0 to 2³² − 1 */
  frameOf(number: number): Frame {
    const packed = number < 0x80 ? 1 : number <= 0xffff ? 3 : 5;
    return written(this.#before.length + packed + this.#after.length, (into, start) => {
      const at = start + this.#before.copy(into, start);
      if (packed === 1) into[at] = number;
      else if (packed === 3) into.writeUInt16BE(number, into.writeUInt8(UINT16, at));
      else into.writeUInt32BE(number, into.writeUInt8(UINT32, at));
      this.#after.copy(into, at + packed);
    });
  }
}
