import { PNG } from "pngjs";

/** A picture in shades of grey, a byte a pixel. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

type Filter = (picture: Grey) => Grey;

export function greyOf(png: Buffer): Grey {
  const { width, height, data } = PNG.sync.read(png);
  const shadeAt = (at: number): number =>
    0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  return { width, height, shades: Uint8Array.from({ length: width * height }, (_, nth) => shadeAt(nth * 4)) };
}

export const asPgm = ({ width, height, shades }: Grey): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), shades]);

const each = (picture: Grey, change: (shade: number, at: number) => number): Grey => ({
  ...picture,
  shades: picture.shades.map(change),
});

export const inverted: Filter = (picture) => each(picture, (shade) => 255 - shade);

export const threshold =
  (level: number): Filter =>
  (picture) =>
    each(picture, (shade) => (shade > level ? 255 : 0));

/** From x to x and y to y, ends excluded. */
export function cropped({ width, shades }: Grey, [left, right]: Span, [top, bottom]: Span): Grey {
  const rows = Array.from({ length: bottom - top }, (_, y) =>
    shades.subarray((top + y) * width + left, (top + y) * width + right),
  );
  return { width: right - left, height: bottom - top, shades: Uint8Array.from(Buffer.concat(rows)) };
}
export type Span = readonly [from: number, to: number];

export const scaled =
  (by: number): Filter =>
  ({ width, height, shades }) => {
    const size = { width: Math.round(width * by), height: Math.round(height * by) };
    const scaledShades = new Uint8Array(size.width * size.height);
    for (let y = 0; y < size.height; y++) {
      const fromY = Math.min(height - 1.001, Math.max(0, (y + 0.5) / by - 0.5));
      const top = Math.floor(fromY) * width;
      for (let x = 0; x < size.width; x++) {
        const fromX = Math.min(width - 1.001, Math.max(0, (x + 0.5) / by - 0.5));
        const at = top + Math.floor(fromX);
        const [right, down] = [fromX % 1, fromY % 1];
        const upper = (shades[at] ?? 0) * (1 - right) + (shades[at + 1] ?? 0) * right;
        const lower = (shades[at + width] ?? 0) * (1 - right) + (shades[at + width + 1] ?? 0) * right;
        scaledShades[y * size.width + x] = upper * (1 - down) + lower * down;
      }
    }
    return { ...size, shades: scaledShades };
  };

/** How many of the pixels within `radius` are light, by sums over the whole picture. */
function lightAround({ width, height, shades }: Grey, radius: number): (x: number, y: number) => number {
  const row = width + 1;
  const sums = new Uint32Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = (shades[y * width + x] ?? 0) > 127 ? 1 : 0;
      sums[(y + 1) * row + x + 1] =
        light + (sums[y * row + x + 1] ?? 0) + (sums[(y + 1) * row + x] ?? 0) - (sums[y * row + x] ?? 0);
    }
  }
  return (x, y) => {
    const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
    const [top, bottom] = [Math.max(0, y - radius) * row, Math.min(height, y + radius + 1) * row];
    const count =
      (sums[bottom + right] ?? 0) - (sums[top + right] ?? 0) - (sums[bottom + left] ?? 0) + (sums[top + left] ?? 0);
    return count / ((right - left) * ((bottom - top) / row));
  };
}

const byNeighbours =
  (radius: number, isLight: (share: number) => boolean): Filter =>
  (picture) => {
    const around = lightAround(picture, radius);
    return each(picture, (_, at) => (isLight(around(at % picture.width, Math.floor(at / picture.width))) ? 255 : 0));
  };

export const median = (radius: number): Filter => byNeighbours(radius, (share) => share > 0.5);
/** Dark strokes become thicker. */
export const thickened = (radius: number): Filter => byNeighbours(radius, (share) => share > 0.999);
/** Dark strokes become thinner. */
export const thinned = (radius: number): Filter => byNeighbours(radius, (share) => share > 0.001);

/** Dark where a pixel differs from most of those around it: undoes patches of changed sides. */
export const unlikeMost =
  (radius: number): Filter =>
  (picture) => {
    const most = median(radius)(picture).shades;
    return each(picture, (shade, at) => (shade > 127 === (most[at] ?? 0) > 127 ? 255 : 0));
  };

/** Dark along every border of light and dark. */
export const borders = (radius: number): Filter => byNeighbours(radius, (share) => share < 0.02 || share > 0.98);

/** Dark where a pixel differs from the nearest wide area, which must be ground: strokes are narrower than `radius` on both sides. */
export const unlikeGround =
  (radius: number): Filter =>
  (picture) => {
    const { width, height } = picture;
    const around = lightAround(picture, radius);
    const ground = new Int16Array(width * height).fill(-1);
    const sure: number[] = [];
    for (let at = 0; at < ground.length; at++) {
      const share = around(at % width, Math.floor(at / width));
      if (share > 0 && share < 1) continue;
      ground[at] = share;
      sure.push(at);
    }
    for (let nth = 0; nth < sure.length; nth++) {
      const at = sure[nth] ?? 0;
      const x = at % width;
      const beside = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width];
      for (const next of beside) {
        if (ground[next] !== -1) continue;
        ground[next] = ground[at] ?? 0;
        sure.push(next);
      }
    }
    return each(picture, (shade, at) => (shade > 127 === (ground[at] === 1) ? 255 : 0));
  };
