import { box, disc } from "../prop.ts";
import type { Prop } from "../scenery.ts";

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

export const tower: Prop = [
  [
    ["ink", "M-4 -100H-1L0 -130L1 -100H4L7 -58H14V-50H9L12 0H-12L-9 -50H-14V-58H-7z"],
    ["accent", box(-13, -57, 26, 3)],
    ["glow", 0, -128, 12],
  ],
];

export const wheel: Prop = [
  [
    ["ink", `M-2 -56L-30 0H-24L0 -50L24 0H30L2 -56z${rim(42)}${rim(34)}`],
    ["shade", each((at) => spoke(at, 4, 42, 0.7))],
    ["accent", each(gondola)],
    ["lit", disc(0, -56, 5)],
    ["glow", 0, -56, 56],
  ],
];
