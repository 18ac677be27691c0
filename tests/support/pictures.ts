import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

const ROOT = join(import.meta.dirname, "../..");
const STORED = join(ROOT, "tests/pictures");
const WRONG = join(ROOT, ".cache/pictures");

/** How different a pixel may be, from 0 to 1: the edge of a letter is smoothed a little differently by each browser. */
const THRESHOLD = 0.03;
/** So many pixels may be more different than that. */
const STRAY_PIXELS = 8;

/** A part of a picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture at half its size: each pixel is the mean of four. */
export function halfOf(picture: PNG, box: Box): PNG {
  const half = new PNG({ width: Math.floor(box.width / 2), height: Math.floor(box.height / 2) });
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const from = ((box.y + 2 * y) * picture.width + box.x + 2 * x) * 4;
      for (let part = 0; part < 4; part++) {
        const four = [0, 4, picture.width * 4, picture.width * 4 + 4].map((at) => picture.data[from + at + part] ?? 0);
        half.data[(y * half.width + x) * 4 + part] = Math.round(four.reduce((sum, one) => sum + one, 0) / 4);
      }
    }
  }
  return half;
}

const write = (folder: string, name: string, picture: PNG): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  writeFileSync(path, PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 }));
  return relative(ROOT, path);
};

/** The stored pictures of a theme. */
export const storedNames = (theme: string): string[] =>
  readdirSync(STORED)
    .map((file) => file.replace(/\.png$/, ""))
    .filter((name) => name.endsWith(`.${theme}`))
    .toSorted();

export const storePicture = (name: string, picture: PNG): string => write(STORED, name, picture);

/** Says in words what is different from the stored picture, and leaves the new one and a map of the differences. */
export function differenceTo(name: string, picture: PNG): string | undefined {
  if (!existsSync(join(STORED, `${name}.png`))) return `${name} is new: see ${write(WRONG, name, picture)}`;
  const stored = PNG.sync.read(readFileSync(join(STORED, `${name}.png`)));
  const { width, height } = stored;
  if (width !== picture.width || height !== picture.height) {
    const sizes = `${picture.width}×${picture.height} and was ${width}×${height}`;
    return `${name} is ${sizes}: see ${write(WRONG, name, picture)}`;
  }
  const map = new PNG({ width, height });
  const options = { threshold: THRESHOLD, includeAA: true };
  const count = pixelmatch(stored.data, picture.data, map.data, width, height, options);
  if (count <= STRAY_PIXELS) return undefined;
  const paths = `${write(WRONG, name, picture)} and ${write(WRONG, `${name}.difference`, map)}`;
  return `${name} differs in ${count} pixels: see ${paths}`;
}
