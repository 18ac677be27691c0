import { box } from "../prop.ts";
import type { Hex, Part, Prop } from "../scenery.ts";

const DEPTH = 22;

/** The line on which pennants hang, from -150 to 150: lowest in the middle. */
const sag = (x: number): number => Math.round(-97 + DEPTH * (1 - (x / 150) ** 2));
const rope = `M-150 -97.7Q0 ${-97.7 + 2 * DEPTH} 150 -97.7V-96.3Q0 ${-96.3 + 2 * DEPTH} -150 -96.3z`;
const masts = `${box(-151.5, -100, 3, 100)}${box(148.5, -100, 3, 100)}`;

const PENNANTS: readonly Hex[] = ["#e8553f", "#ffc24a", "#fff6e0", "#2f9f9a"];

/** Pennants on a line between two masts. */
export const bunting: Prop = [
  [
    ["ink", `${masts}${rope}`],
    ...PENNANTS.map((ink, nth): Part => [
      ink,
      [0, 1, 2, 3]
        .map((turn) => -135 + (turn * PENNANTS.length + nth) * 18)
        .map((x) => `M${x - 6} ${sag(x)}H${x + 6}L${x} ${sag(x) + 17}z`)
        .join(""),
    ]),
  ],
];

/** Lamps on a line between two masts. */
