import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const squeezed = promisify(deflate);

/** Between two colours as many as four bits tell apart: that is sharp, and a quarter of what all colours weigh. */
const SHADES = 16;
/** Of a PNG's head: four bits a pixel, each a number in the palette. */
const BITS = 4;
const BY_PALETTE = 3;

export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels of four bytes each, as a picture of nothing but shades between two colours. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export async function pngOf({ width, height, pixels }: Pixels, dark: Colour, light: Colour): Promise<Buffer> {
  const shadeAt = (pixel: number): number =>
    Math.round((((pixels[pixel * 4] ?? 0) - dark[0]) / (light[0] - dark[0])) * (SHADES - 1));
  const rowBytes = 1 + width / 2;
  const rows = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      rows[y * rowBytes + 1 + x / 2] = (shadeAt(y * width + x) << BITS) | shadeAt(y * width + x + 1);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([BITS, BY_PALETTE], 8);
  const palette = Array.from({ length: SHADES }, (_, shade) =>
    dark.map((from, at) => Math.round(from + (((light[at] ?? 0) - from) * shade) / (SHADES - 1))),
  ).flat();
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", await squeezed(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
