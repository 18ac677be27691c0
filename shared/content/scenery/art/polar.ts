import { box } from "../prop.ts";
import type { Prop } from "../scenery.ts";

/** A ribbon between two waves, pointed at both ends. */
const ribbon = (x: number, width: number, low: number, high: number): string => {
  const at = (share: number): number => Math.round(x + width * share);
  const mid = (low + high) / 2;
  return `M${at(0)} ${mid}C${at(0.14)} ${low + 16} ${at(0.24)} ${low + 10} ${at(0.36)} ${low - 6}S${at(0.58)} ${low + 12} ${at(0.7)} ${low - 4}S${at(0.9)} ${low + 6} ${at(1)} ${mid - 10}C${at(0.9)} ${high + 12} ${at(0.8)} ${high - 10} ${at(0.68)} ${high + 4}S${at(0.46)} ${high - 12} ${at(0.34)} ${high + 2}S${at(0.12)} ${high - 8} ${at(0)} ${mid}z`;
};
/** Shafts that stand in a ribbon. */
const shafts = (xs: readonly number[]): string =>
  xs
    .map(
      (x, nth) =>
        `M${x - 5} -12L${x - 2 + nth} ${-100 + (nth % 3) * 9}L${x + 20 - nth} ${-92 + (nth % 2) * 12}L${x + 8} -8z`,
    )
    .join("");

/** Curtains of northern light. */
export const aurora: Prop = [
  [
    ["veil", ribbon(-430, 860, 0, -92)],
    ["veil", ribbon(-260, 460, -8, -104)],
    ["veil", shafts([-210, -168, -120, -40, 14, 60, 130])],
  ],
  [
    ["veil", ribbon(-360, 700, -4, -84)],
    ["veil", ribbon(-60, 360, -10, -100)],
    ["veil", shafts([-150, -96, -30, 40, 84, 150])],
  ],
];

/** Lines that skates and frost left in the ice. */
export const cracks: Prop = [
  [["lit", "M-160 -40L-70 -52L-20 -46L60 -60L140 -54L60 -57L-20 -42L-68 -48zM-20 -44L10 -20L70 -12L12 -17L-26 -43z"]],
  [["lit", "M-140 -20L-50 -26L20 -14L110 -24L24 -10L-50 -23zM-50 -25L-20 -52L40 -64L-16 -49L-44 -25z"]],
];

/** A cabin of logs under thick snow, with a warm window and smoke over its chimney. */
export const cabin: Prop = [
  [
    ["veil", "M36 -92C26 -60 8 -78 22 -98C30 -112 50 -110 52 -92z", "#dff2f6"],
    ["#4a3440", box(34, -98, 14, 30)],
    ["accent", box(31, -103, 20, 8)],
    ["ink", "M-56 0V-48L0 -86L56 -48V0z"],
    ["shade", `${[-38, -26, -14].map((y) => box(-56, y, 112, 2)).join("")}M-56 -48L0 -86L-6 -48z`],
    ["accent", "M-70 -40L-68 -52L0 -100L68 -52L70 -40L56 -42L0 -80L-56 -42z"],
    ["accent", "M-60 0C-50 -10 -20 -8 0 -6S50 -12 62 0z"],
    ["#ffd27a", `${box(-36, -36, 22, 20)}${box(14, -36, 22, 20)}`],
    ["#4a3440", `${box(-26, -36, 2, 20)}${box(-36, -27, 22, 2)}${box(24, -36, 2, 20)}${box(14, -27, 22, 2)}`],
    ["glow", 4, -26, 54, "#ffc266"],
  ],
  [
    ["ink", "M-84 0V-44H84V0z"],
    ["shade", [-34, -22, -10].map((y) => box(-84, y, 168, 2)).join("")],
    ["accent", "M-98 -40C-90 -62 -70 -78 -60 -78H56C70 -78 90 -60 98 -40C70 -34 50 -44 20 -38S-60 -34 -98 -40z"],
    ["accent", "M-92 0C-70 -12 -30 -6 0 -8S70 -12 94 0z"],
    ["#ffd27a", `${box(-58, -32, 20, 18)}${box(34, -32, 20, 18)}`],
    ["#6a4038", box(-12, -36, 22, 36)],
    ["#4a3440", `${box(-49, -32, 2, 18)}${box(43, -32, 2, 18)}`],
    ["glow", -48, -24, 50, "#ffc266"],
    ["glow", 44, -24, 50, "#ffc266"],
  ],
];
