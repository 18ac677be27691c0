import { frameOf, type Frame } from "./frames.ts";

/** MessagePack writes it in four bytes, and takes any smaller number there, too. */
const LARGEST = 0xffff_ffff;

/**
 * Frames of a message that differ in one number only: the message is packed once, and each copy gets its number.
 *
 * @param field the number's name
 * @returns makes the frame with a whole number from 0 to 2³² − 1
 */
export function numberedFrames(
  name: string,
  message: Readonly<Record<string, unknown>>,
  field: string,
): (number: number) => Frame {
  const { bytes, whole: pattern } = frameOf(name, { [field]: LARGEST, ...message, [field]: LARGEST });
  if (!pattern) return (number) => frameOf(name, { ...message, [field]: number });
  const head = pattern.length - bytes.length;
  const at = pattern.indexOf(field) + field.length + 1;
  return (number) => {
    const whole = Buffer.from(pattern);
    whole.writeUInt32BE(number, at);
    return new CopiedFrame(whole, head);
  };
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
