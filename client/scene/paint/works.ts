import { box, disc, type Part, type Props } from "./prop.ts";

const lattice = (x: number, width: number, from: number, to: number, step: number): string => {
  let d = `${box(x, from, 2.5, to - from)}${box(x + width - 2.5, from, 2.5, to - from)}`;
  for (let y = from; y + step <= to; y += step) {
    d += `M${x} ${y}L${x + width} ${y + step}L${x + width} ${y + step + 2}L${x} ${y + 2}z`;
    d += `M${x + width} ${y}L${x} ${y + step}L${x} ${y + step + 2}L${x + width} ${y + 2}z`;
  }
  return d;
};

const SPOKES = 12;
const spoke = (at: number, from: number, to: number, half: number): string => {
  const [x, y] = [Math.sin((at * 2 * Math.PI) / SPOKES), -Math.cos((at * 2 * Math.PI) / SPOKES)];
  const point = (reach: number, side: number): string => `${x * reach - y * side} ${-56 + y * reach + x * side}`;
  return `M${point(from, half)}L${point(to, half)}L${point(to, -half)}L${point(from, -half)}z`;
};
const each = (draw: (at: number) => string): string => Array.from({ length: SPOKES }, (_, at) => draw(at)).join("");
const gondola = (at: number): string => {
  const angle = (at * 2 * Math.PI) / SPOKES;
  return disc(Math.sin(angle) * 42, -56 - Math.cos(angle) * 42, 4.2);
};

const rim = (r: number): string =>
  `M${-r} -56a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0zM${-r + 2.2} -56a${r - 2.2} ${r - 2.2} 0 1 1 ${2 * r - 4.4} 0a${r - 2.2} ${r - 2.2} 0 1 1 ${-2 * r + 4.4} 0z`;

const boxes = (cells: readonly (readonly [x: number, y: number])[], tone: "ink" | "accent"): Part => [
  tone,
  cells.map(([x, y]) => box(x, y, 74, 30)).join(""),
];
const ribs = (cells: readonly (readonly [x: number, y: number])[]): Part => [
  "shade",
  cells.map(([x, y]) => [8, 20, 32, 44, 56].map((at) => box(x + at, y + 4, 4, 23)).join("")).join(""),
];

/** Harbour and town. */
export const WORKS = {
  crane: [
    [
      ["ink", `${lattice(-22, 14, -72, 0, 12)}${lattice(12, 14, -72, 0, 12)}M-26 -78H32V-70H-26z`],
      ["ink", "M-70 -88H96V-82H-70zM-70 -88L0 -104L96 -88L0 -100zM-4 -104H6V-78H-4zM-66 -84H-46V-70H-66z"],
      ["accent", box(8, -78, 16, 12)],
      ["shade", `${box(72, -84, 1.6, 34)}${box(66, -52, 14, 6)}`],
      ["glow", 1, -104, 12],
    ],
  ],
  containers: [
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
  ],
  ship: [
    [
      ["ink", "M-170 -22H-150V-74H-96V-52H40V-34H150C166 -34 170 -26 178 -26L150 0H-150z"],
      ["accent", "M-140 -100H-118V-74H-140zM-154 -8H154L150 0H-150z"],
      ["lit", `${box(-144, -66, 8, 7)}${box(-130, -66, 8, 7)}${box(-116, -66, 8, 7)}`],
      ["shade", `${box(-80, -64, 40, 12)}${box(-34, -64, 40, 12)}${box(-60, -76, 40, 12)}`],
    ],
  ],
  sail: [
    [
      ["accent", "M-46 -8H46L34 0H-34z"],
      ["ink", "M3 -100V-12H44C44 -50 24 -80 3 -100z"],
      ["ink", "M-2 -88V-12H-30C-28 -44 -16 -70 -2 -88z"],
    ],
  ],
  lighthouse: [
    [
      ["shade", "M-40 0C-30 -10 -22 -8 -16 -12H18C26 -8 34 -8 42 0z"],
      ["ink", "M-14 -8L-9 -74H9L14 -8z"],
      ["accent", "M-13 -24L-12 -38H12L13 -24zM-10.6 -54L-9.6 -68H9.6L10.6 -54z"],
      ["shade", `${box(-12, -77, 24, 4)}M-9 -88L0 -100L9 -88z`],
      ["lit", box(-6, -88, 12, 11)],
      ["glow", 0, -83, 40],
    ],
  ],
  tower: [
    [
      ["ink", "M-4 -100H-1L0 -130L1 -100H4L7 -58H14V-50H9L12 0H-12L-9 -50H-14V-58H-7z"],
      ["accent", box(-13, -57, 26, 3)],
      ["glow", 0, -128, 12],
    ],
  ],
  wheel: [
    [
      ["ink", `M-2 -56L-30 0H-24L0 -50L24 0H30L2 -56z${rim(42)}${rim(34)}`],
      ["shade", each((at) => spoke(at, 4, 42, 0.7))],
      ["accent", each(gondola)],
      ["lit", disc(0, -56, 5)],
      ["glow", 0, -56, 56],
    ],
  ],
  stall: [
    [
      ["ink", "M-60 0V-62H60V0z"],
      ["lit", box(-50, -56, 100, 34)],
      [
        "accent",
        "M-70 -62L-58 -92H58L70 -62C62 -50 50 -50 46 -62C40 -50 28 -50 23 -62C16 -50 6 -50 0 -62C-6 -50 -16 -50 -23 -62C-28 -50 -40 -50 -46 -62C-50 -50 -62 -50 -70 -62z",
      ],
      ["glow", 0, -40, 60],
    ],
  ],
} as const satisfies Props;
