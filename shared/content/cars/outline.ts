import type { Ink, Layer } from "./car.ts";

/** Rounded to a tenth, as far as a picture needs it. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Outlines as path data, for layers. */
export const dot = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A star around a centre, its first point upwards. */
export function star(x: number, y: number, r: number, points = 5, innerFactor = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const reach = at % 2 === 0 ? r : r * innerFactor;
    const angle = (Math.PI * at) / points - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** A light shape with a contour, so that it is visible on a light background. */
export const edged = (ink: Ink, d: string, contour: Ink = "iron"): readonly Layer[] => [
  [contour, d, 2.6],
  [ink, d],
];
