import { box } from "../prop.ts";
import type { Part, Prop } from "../scenery.ts";

const lattice = (x: number, width: number, from: number, to: number, step: number): string => {
  let d = `${box(x, from, 2.5, to - from)}${box(x + width - 2.5, from, 2.5, to - from)}`;
  for (let y = from; y + step <= to; y += step) {
    d += `M${x} ${y}L${x + width} ${y + step}L${x + width} ${y + step + 2}L${x} ${y + 2}z`;
    d += `M${x + width} ${y}L${x} ${y + step}L${x} ${y + step + 2}L${x + width} ${y + 2}z`;
  }
  return d;
};

const boxes = (cells: readonly (readonly [x: number, y: number])[], tone: "ink" | "accent"): Part => [
  tone,
  cells.map(([x, y]) => box(x, y, 74, 30)).join(""),
];
const ribs = (cells: readonly (readonly [x: number, y: number])[]): Part => [
  "shade",
  cells.map(([x, y]) => [8, 20, 32, 44, 56].map((at) => box(x + at, y + 4, 4, 23)).join("")).join(""),
];

export const crane: Prop = [
  [
    ["ink", `${lattice(-22, 14, -72, 0, 12)}${lattice(12, 14, -72, 0, 12)}M-26 -78H32V-70H-26z`],
    ["ink", "M-70 -88H96V-82H-70zM-70 -88L0 -104L96 -88L0 -100zM-4 -104H6V-78H-4zM-66 -84H-46V-70H-66z"],
    ["accent", box(8, -78, 16, 12)],
    ["shade", `${box(72, -84, 1.6, 34)}${box(66, -52, 14, 6)}`],
    ["glow", 1, -104, 12],
  ],
];

export const containers: Prop = [
  [
    boxes(
      [
        [-78, -30],
        [-2, -62],
        [-2, -30],
      ],
      "ink",
    ),
    boxes(
      [
        [-78, -62],
        [40, -94],
      ],
      "accent",
    ),
    ribs([
      [-78, -30],
      [-2, -62],
      [-2, -30],
      [-78, -62],
      [40, -94],
    ]),
  ],
  [
    boxes(
      [
        [-38, -30],
        [40, -30],
      ],
      "ink",
    ),
    boxes([[-12, -62]], "accent"),
    ribs([
      [-38, -30],
      [40, -30],
      [-12, -62],
    ]),
  ],
];

export const ship: Prop = [
  [
    ["ink", "M-170 -22H-150V-74H-96V-52H40V-34H150C166 -34 170 -26 178 -26L150 0H-150z"],
    ["accent", "M-140 -100H-118V-74H-140zM-154 -8H154L150 0H-150z"],
    ["lit", `${box(-144, -66, 8, 7)}${box(-130, -66, 8, 7)}${box(-116, -66, 8, 7)}`],
    ["shade", `${box(-80, -64, 40, 12)}${box(-34, -64, 40, 12)}${box(-60, -76, 40, 12)}`],
  ],
];
