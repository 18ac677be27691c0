import type { Layer, Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

/** A wing above, one below with its tail, and their eyes. */
const wings = (
  fore: string,
  edge: string,
  hind: string,
  far: string,
  eyes: readonly (readonly [number, number])[],
): readonly Layer[] => [
  ["secondDark", far],
  ["dark", hind],
  ["light", hind, 2],
  ["light", fore],
  ["second", edge, 5],
  ...eyes.flatMap(([x, y]): readonly Layer[] => [
    ["second", oval(x, y, 11, 10)],
    ["amber", oval(x, y, 8, 7.4)],
    ["ink", oval(x + 1, y, 4.6, 5)],
    ["chalk", dot(x + 2.4, y - 2, 1.6)],
  ]),
];
const lantern = (x: number, y: number, glow: number): readonly Layer[] => [
  ["butter", dot(x, y, glow), 0, 0.28],
  ["butter", dot(x, y, glow - 7), 0, 0.35],
  ["redline", box(x - 10, y - 13, 20, 26, 4)],
  ["amber", box(x - 7, y - 10, 14, 20, 3)],
  ["butter", oval(x, y + 2, 4, 7)],
  ["bark", box(x - 8, y - 16, 16, 4, 1) + box(x - 8, y + 12, 16, 4, 1)],
  ["redline", `M${x} ${y + 16}v8`, 2.6],
];

export const ART: Recipe = {
  paint: "#8fd6b2",
  second: "#7b58d6",
  silhouette:
    "M22 92Q26 78 44 78Q52 68 74 72Q84 62 106 66Q120 56 142 60Q160 46 196 52Q206 38 232 38Q266 42 268 76Q268 102 240 108H60Q24 108 22 92z",
  sill: "M0 98Q120 104 200 98T320 92V140H0z",
  driver: [192, 34, 14],
  isOpen: true,
  on: [
    ["second", "M52 60Q40 90 54 112H68Q56 90 68 60zM88 60Q76 90 90 112H104Q92 90 104 60z"],
    [
      "chalk",
      "M132 54L126 66L134 68L126 80L136 82L130 94L142 94L142 106L154 99L160 110L170 101L180 110L188 100L200 104L200 92L212 92L206 80L216 76L206 68L212 56L198 46H160z",
    ],
    [
      "frost",
      "M142 84L154 88L160 96L170 90L180 98L188 88L200 92V104L188 100L180 110L170 101L160 110L154 99L142 106z",
      0,
      0.7,
    ],
    ["chalk", dot(244, 68, 15)],
    ["ink", dot(247, 67, 11.6)],
    ["butter", dot(251, 63, 4.4)],
    ["chalk", dot(243, 72, 2)],
    ["pink", oval(230, 88, 7, 4.4), 0, 0.9],
    ["deep", "M246 90Q254 94 260 88", 2.4],
  ],
  over: [
    ["second", "M234 42Q236 16 262 6", 3],
    [
      "second",
      "M235 32L224 26M237 24L227 17M242 17L234 9M249 12L244 5M236 34L248 30M239 26L252 23M245 18L257 16M253 12L265 12",
      2.4,
    ],
    ["bark", "M206 56Q248 10 294 18", 3.4],
    ["bark", dot(207, 56, 4)],
  ],
  stickerArea: [70, 74, 70, 22],
  wheels: [
    [84, 20],
    [222, 20],
  ],
  wheelStyle: "halo",
  framesBehind: [
    wings(
      "M176 70Q160 24 108 6Q66 -2 36 10Q58 24 66 46Q88 66 150 76z",
      "M176 66Q158 24 108 6Q66 -1 38 9",
      "M160 76Q92 44 46 50Q20 58 14 86Q10 104 0 114Q26 112 32 92Q42 80 64 84Q110 96 160 90z",
      "M184 66Q174 22 128 3H92Q66 6 70 16Q100 40 150 70z",
      [
        [94, 30],
        [46, 68],
      ],
    ),
    wings(
      "M176 72Q142 34 84 26Q34 22 4 40Q30 48 42 64Q84 82 150 80z",
      "M176 70Q142 34 84 26Q36 22 8 38",
      "M160 80Q92 62 54 68Q30 78 22 98Q14 112 2 116Q30 120 40 104Q60 98 80 98L160 94z",
      "M182 66Q160 28 108 12Q74 6 52 20Q88 30 150 70z",
      [
        [70, 46],
        [48, 88],
      ],
    ),
  ],
  frames: [
    [["goldDark", "M294 18Q296 24 294 30", 2], ...lantern(294, 46, 24)],
    [["goldDark", "M294 18Q292 26 287 33", 2], ...lantern(287, 48, 28)],
  ],
};
