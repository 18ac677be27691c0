import type { Ink, Layer, Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

const mini = (x: number, y: number, ink: Ink): readonly Layer[] => [
  ["gold", `M${x} 50V94`, 3],
  [
    "ink",
    `M${x - 28} ${y + 11}Q${x - 28} ${y} ${x - 16} ${y}L${x - 9} ${y - 12}H${x + 9}L${x + 16} ${y}Q${x + 30} ${y} ${x + 30} ${y + 11}z`,
    2,
  ],
  [
    ink,
    `M${x - 28} ${y + 11}Q${x - 28} ${y} ${x - 16} ${y}L${x - 9} ${y - 12}H${x + 9}L${x + 16} ${y}Q${x + 30} ${y} ${x + 30} ${y + 11}z`,
  ],
  ["glass", `M${x - 9} ${y - 1}L${x - 6} ${y - 9}H${x + 7}L${x + 11} ${y - 1}z`],
  ["frost", `M${x - 4} ${y - 2}l3-6`, 2],
  ["butter", dot(x + 26, y + 5, 2.6)],
  ["ink", dot(x - 15, y + 11, 6) + dot(x + 16, y + 11, 6)],
  ["chrome", dot(x - 15, y + 11, 2.6) + dot(x + 16, y + 11, 2.6)],
];
const bulbs = (from: number): string => [0, 1, 2, 3, 4, 5, 6].map((n) => dot(46 + from + n * 36, 45, 3.8)).join("");
const turn = (left: number, right: number, lit: Ink, unlit: Ink): readonly Layer[] => [
  ...mini(82, left, "amber"),
  ...mini(238, right, "leaf"),
  [lit, bulbs(0)],
  [unlit, bulbs(18)],
];

export const ART: Recipe = {
  paint: "#f0568f",
  second: "#2fb3d6",
  silhouette:
    "M160 14Q118 32 30 36V52Q40 62 50 52Q61 62 72 52Q83 62 94 52Q105 62 116 52Q127 62 138 52Q149 62 160 52Q171 62 182 52Q193 62 204 52Q215 62 226 52Q237 62 248 52Q259 62 270 52Q280 62 290 52V36Q202 32 160 14zM34 88H286Q306 90 308 104L304 114H16L12 104Q14 90 34 88z",
  sill: 108,
  back: [
    ["gold", "M160 18V1", 2.6],
    ["second", "M161 1L182 5L176 8L182 12L161 12z"],
    ["goldDark", "M42 48V92M278 48V92", 7],
    ["gold", "M42 48V92M278 48V92", 4],
    ["secondDark", box(132, 50, 56, 42)],
    ["second", box(138, 50, 44, 42)],
    ["secondLight", "M146 52V90M174 52V90", 3],
  ],
  driver: [158, 66, 12],
  isOpen: true,
  on: [
    [
      "chalk",
      "M160 14Q150 32 132 64H104Q142 32 160 14zM160 14Q170 32 188 64H216Q178 32 160 14zM30 36Q100 32 126 26Q92 40 72 64H30zM290 36Q220 32 194 26Q228 40 248 64H290z",
    ],
    ["gold", "M20 45H300", 3],
    ["second", "M0 52H320V64H0z", 0, 0.8],
    ["gold", "M0 88H320V93H0z"],
    [
      "chalk",
      "M12 108L26 97L40 108L54 97L68 108L82 97L96 108M224 108L238 97L252 108L266 97L280 108L294 97L308 108",
      2.4,
      0.8,
    ],
  ],
  over: [
    ["ink", "M124 88Q124 76 138 76H146L150 84H166L172 74H184Q200 76 200 88z", 2.4],
    ["violet", "M124 88Q124 76 138 76H146L150 84H166L172 74H184Q200 76 200 88z"],
    ["frost", "M170 75L176 64L179 65L175 76z", 0, 0.9],
    ["butter", dot(195, 83, 3)],
    ["chalk", "M128 85H148", 2.4],
  ],
  lamps: [box(296, 96, 8, 9, 3)],
  tails: [box(14, 96, 7, 9, 3)],
  stickerArea: [106, 98, 108, 8],
  wheels: [
    [62, 21],
    [258, 21],
  ],
  wheelStyle: "star",
  frames: [turn(66, 76, "butter", "goldDark"), turn(76, 66, "goldDark", "butter")],
};
