import { deflateSync } from "node:zlib";

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value >>> 0;
});
const crcOf = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xff_ff_ff_ff) ^ 0xff_ff_ff_ff) >>>
  0;

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
}

/** A picture of one colour that browsers draw. @param more chunks before its pixels, by name */
export function pngOf(width: number, height: number, more: readonly string[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + width * 3, 0xc0);
  line[0] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    ...more.map((name) => chunk(name, Buffer.alloc(8))),
    chunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The head of a JPEG, which is all that anybody reads of its size. */
export const jpegOf = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]),
    Buffer.from([0xff, 0xc2, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]),
  ]);

/** The head of a WebP. @param flags of what it has; 2: it moves */
export function webpOf(width: number, height: number, flags = 0): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write("RIFF....WEBPVP8X", "latin1");
  bytes[20] = flags;
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}
