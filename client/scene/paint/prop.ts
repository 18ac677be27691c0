import type { PropName } from "#shared/content/scenery/scenery.ts";

/**
 * One cut of a thing that is 100 high and stands on 0 0, lit from the right. `ink` is a sheet of its own; `shade` and
 * `lit` are that sheet in and out of the light; `glow` is a lamp with its centre and reach.
 */
export type Part =
  | readonly [tone: "ink" | "shade" | "lit" | "accent", d: string]
  | readonly [tone: "glow", x: number, y: number, reach: number];

/** The same thing in several shapes. */
export type Prop = readonly (readonly Part[])[];

export type Props = Partial<Readonly<Record<PropName, Prop>>>;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Leaves that fan out from one root: each a curved blade to its tip. */
export const blades = (tips: readonly (readonly [x: number, y: number])[], half: number): string =>
  tips
    .map(([x, y]) => `M${-half} 0Q${x * 0.35 - half} ${y * 0.7} ${x} ${y}Q${x * 0.35 + half} ${y * 0.6} ${half} 0z`)
    .join("");
