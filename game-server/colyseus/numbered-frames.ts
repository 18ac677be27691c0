import { frameOf, type Frame } from "./frames.ts";

/** MessagePack writes it in four bytes, and takes any smaller number there, too. */
const LARGEST = 0xffff_ffff;

/** Frames of a message that differ in one number only: the message is packed once, and each copy gets its number. */
export class NumberedFrames {
  readonly #pattern: Buffer;
  readonly #head: number;
  readonly #at: number;

  /**
   * @param message fits into one frame
   * @param field the number's name
   */
  constructor(name: string, message: Readonly<Record<string, unknown>>, field: string) {
    const { bytes, whole } = frameOf(name, { [field]: LARGEST, ...message, [field]: LARGEST });
    if (!whole) throw new Error(`${name} is too long for one frame`);
    this.#pattern = whole;
    this.#head = whole.length - bytes.length;
    this.#at = whole.indexOf(field) + field.length + 1;
  }

  /** @param number a whole one, from 0 to 2³² − 1 */
  frameOf(number: number): Frame {
    const whole = Buffer.from(this.#pattern);
    whole.writeUInt32BE(number, this.#at);
    return new CopiedFrame(whole, this.#head);
  }
}

class CopiedFrame implements Frame {
  readonly whole: Buffer;
  readonly #head: number;

  constructor(whole: Buffer, head: number) {
    this.whole = whole;
    this.#head = head;
  }

  get bytes(): Buffer {
    return this.whole.subarray(this.#head);
  }
}
