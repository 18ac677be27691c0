import { NEWS_LIMITS } from "../../rules/news/limits.ts";
import { PICTURE_TYPES, type PictureEnding } from "../../rules/news/names.ts";
import { readWithin } from "./open-within.ts";
import { NewsProblem } from "./problem.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PictureFile extends Size {
  readonly bytes: Buffer;
  readonly type: string;
}

/** What is wrong with a picture that is none, whatever its name says. */
const NO_PICTURE = "isn't the picture that its name says";
const MOVES = "moves; pictures of news stand still";

/**
 * Reads a picture of a folder and looks whether it is one: a still picture of the kind that its name says.
 *
 * @param name one that `PICTURE_NAME` lets through
 * @throws NewsProblem
 */
export async function readPicture(folder: string, name: string): Promise<PictureFile> {
  const bytes = await readWithin(folder, name, NEWS_LIMITS.pictureBytes);
  const type = PICTURE_TYPES[name.slice(name.lastIndexOf(".") + 1) as PictureEnding];
  const size = sizeOf(type, bytes, name);
  if (size === undefined) throw new NewsProblem(`${name} ${NO_PICTURE}`);
  const longest = Math.max(size.width, size.height);
  if (longest < 1 || longest > NEWS_LIMITS.pictureSide || Math.min(size.width, size.height) < 1)
    throw new NewsProblem(`${name} is ${size.width} × ${size.height} pixels; ${NEWS_LIMITS.pictureSide} is the limit`);
  return { ...size, bytes, type };
}

function sizeOf(type: string, bytes: Buffer, name: string): Size | undefined {
  try {
    if (type === "image/png") return pngSize(bytes, name);
    return type === "image/jpeg" ? jpegSize(bytes) : webpSize(bytes, name);
  } catch (error) {
    // A file that ends before what it says of itself.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @source PNG specification, 11.2.1; 11.3.6.1 acTL */
function pngSize(bytes: Buffer, name: string): Size | undefined {
  if (!bytes.subarray(0, PNG.length).equals(PNG) || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  if (bytes.includes("acTL")) throw new NewsProblem(`${name} ${MOVES}`);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The frame's head stands in one of these segments. @source ITU-T T.81, table B.1 */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xff_d8) return undefined;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
}

/** @source RFC 9649 */
function webpSize(bytes: Buffer, name: string): Size | undefined {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return undefined;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
    case "VP8L": {
      const both = bytes.readUInt32LE(21);
      return { width: (both & 0x3f_ff) + 1, height: ((both >>> 14) & 0x3f_ff) + 1 };
    }
    case "VP8X":
      if ((bytes.readUInt8(20) & 0x02) !== 0) throw new NewsProblem(`${name} ${MOVES}`);
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
