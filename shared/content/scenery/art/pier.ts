import { box, disc } from "../prop.ts";
import type { Hex, Part, Prop } from "../scenery.ts";

const TURN = 2 * Math.PI;
const HUB = -54;
const RIM = 44;

const round = (value: number): number => Math.round(value * 10) / 10;
const around = (nth: number, of: number, reach: number): readonly [number, number] => [
  round(Math.sin((nth * TURN) / of) * reach),
  round(HUB - Math.cos((nth * TURN) / of) * reach),
];

const ring = (r: number, thick: number): string =>
  `M${-r} ${HUB}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0zM${thick - r} ${HUB}a${r - thick} ${r - thick} 0 1 1 ${2 * (r - thick)} 0a${r - thick} ${r - thick} 0 1 1 ${-2 * (r - thick)} 0z`;

function spokes(of: number): string {
  return Array.from({ length: of }, (_none, nth) => {
    const [x, y] = around(nth, of, RIM);
    const angle = (nth * TURN) / of;
    const [sideX, sideY] = [round(Math.cos(angle) * 0.5), round(Math.sin(angle) * 0.5)];
    return `M${-sideX} ${HUB - sideY}L${round(x - sideX)} ${round(y - sideY)}L${round(x + sideX)} ${round(y + sideY)}L${sideX} ${HUB + sideY}z`;
  }).join("");
}

const CABIN_INKS: readonly Hex[] = ["#e8553f", "#ffc24a", "#2f9f9a"];
const CABINS = 15;

/** A cabin hangs from the rim: a roof, a window, a floor. */
const cabins = (nth: number): Part => [
  CABIN_INKS[nth] ?? "#e8553f",
  Array.from({ length: CABINS }, (_none, at) => at)
    .filter((at) => at % CABIN_INKS.length === nth)
    .map((at) => {
      const [x, y] = around(at + 0.5, CABINS, RIM);
      return `M${x - 3.4} ${y + 2.4}Q${x} ${y - 1.6} ${x + 3.4} ${y + 2.4}zM${x - 3.4} ${y + 5}H${x + 3.4}L${x + 2.4} ${y + 8}H${x - 2.4}zM${x - 3.2} ${y + 2}h0.8v4h-0.8zM${x + 2.4} ${y + 2}h0.8v4h-0.8z`;
    })
    .join(""),
];

/** The big wheel of a fairground, close enough to count its cabins. */
export const bigWheel: Prop = [
  [
    ["ink", `M-2 ${HUB}L-27 0H-22L0 -46L22 0H27L2 ${HUB}z${ring(RIM, 2)}${ring(RIM - 7, 1.2)}`],
    ["shade", spokes(CABINS)],
    [
      "lit",
      Array.from({ length: CABINS * 2 }, (_none, nth) => disc(...around(nth, CABINS * 2, RIM - 1), 0.9)).join(""),
    ],
    ...CABIN_INKS.map((_ink, nth) => cabins(nth)),
    ["ink", disc(0, HUB, 6)],
    ["accent", disc(0, HUB, 4)],
    ["ink", "M-34 0L-30 -8H30L34 0z"],
  ],
];

/** A tent of stripes with a pennant and a dark way in. */
export const tent: Prop = [
  [
    ["ink", "M-60 0L-52 -46H52L60 0z"],
    ["accent", "M-60 0L-52 -46H-31L-36 0zM-12 0L-10 -46H10L12 0zM36 0L31 -46H52L60 0z"],
    ["shade", "M-13 0V-24Q0 -40 13 -24V0z"],
    ["ink", "M-64 -44Q-14 -60 0 -88Q14 -60 64 -44z"],
    [
      "accent",
      "M-64 -44Q-26 -56 -10 -72Q-22 -58 -36 -44zM-12 -44Q-4 -64 0 -88Q4 -64 12 -44zM36 -44Q22 -58 10 -72Q26 -56 64 -44z",
    ],
    ["ink", [-64, -48, -32, -16, 0, 16, 32, 48].map((x) => `M${x} -45h16q0 9 -8 9t-8 -9z`).join("")],
    ["shade", box(-0.8, -102, 1.6, 16)],
    ["#e8553f", "M1 -102L16 -97L1 -92z"],
  ],
];

/** A stretch of boardwalk on its stilts, with a railing. */
export const pier: Prop = [
  [
    [
      "ink",
      `${[-140, -84, -28, 28, 84, 140].map((x) => box(x - 5, -44, 10, 44)).join("")}M-168 -20L-112 -44H-106L-162 -20z`,
    ],
    ["ink", box(-170, -54, 340, 11)],
    ["lit", box(-170, -54, 340, 3)],
    ["shade", box(-170, -45, 340, 2)],
    [
      "ink",
      `${Array.from({ length: 12 }, (_none, nth) => box(-168 + nth * 29, -76, 3, 22)).join("")}${box(-170, -78, 340, 4)}`,
    ],
  ],
];
