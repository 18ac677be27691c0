import type { Layer, Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

/** A window with light in it, and someone who looks out. */
const lookout = (x: number, y: number): readonly Layer[] => [
  ["deep", `M${x - 11} ${y + 13}V${y}a11 11 0 0 1 22 0V${y + 13}z`],
  ["amber", `M${x - 8} ${y + 13}V${y}a8 8 0 0 1 16 0V${y + 13}z`],
  ["sand", dot(x, y + 5, 6.4)],
  ["teal", `M${x - 7} ${y + 3}a7 7 0 0 1 14 0z`],
  ["chalk", dot(x, y - 5, 2.6) + box(x - 8, y + 1, 16, 3, 1.5)],
  ["ink", dot(x - 1, y + 6, 1) + dot(x + 4.6, y + 6, 1)],
  ["redline", dot(x + 2, y + 8.4, 1.8)],
];
const arm = (d: string): readonly Layer[] => [
  ["ink", d, 10],
  ["wood", d, 6.4],
];

export const ART: Recipe = {
  paint: "#8aa4ee",
  second: "#5b62dc",
  silhouette:
    "M22 112L30 44H24V28H40V36H50V28H66V36H76V28H92V44H88L90 66H100V56H118V66H132V56H150V66H216V56H234V66H246V56H264V66L276 112z",
  sill: "M0 104L12 96L24 106L38 96L50 108L64 97L78 106L92 96L106 107L120 97L134 106L148 96L162 108L176 97L190 106L204 96L218 107L232 97L246 106L260 96L274 107L290 96V140H0z",
  back: [
    ["bark", "M30 44V2", 4],
    ["redline", "M32 3L4 10L14 15L6 22L32 20z"],
    ...edged("chalk", dot(236, 52, 9) + dot(253, 52, 9) + dot(245, 40, 9), "steel"),
  ],
  driver: [58, 20, 14],
  isOpen: true,
  on: [
    [
      "dark",
      "M20 62H96M20 80H270M90 96H280M44 62V80M70 62V80M58 46V62M34 80V96M60 80V96M112 66V80M140 66V80M168 66V80M196 66V80M224 66V80M126 80V96M154 80V96M182 80V96M210 80V96M238 80V96",
      2.2,
      0.8,
    ],
    ["chalk", "M20 26H96V34Q88 40 84 34Q78 44 70 38Q62 44 58 38Q50 46 44 38Q36 44 30 36Q24 40 20 34z"],
    [
      "chalk",
      "M90 54H270V64Q262 72 256 66Q248 76 240 68Q230 74 222 68Q210 76 200 70Q188 76 178 70Q166 78 154 70Q144 74 138 68Q128 76 120 68Q110 74 102 68Q94 74 90 66z",
    ],
    ...lookout(58, 62),
    ["bark", "M130 112V96a18 18 0 0 1 36 0V112z"],
    ["wood", "M134 112V96a14 14 0 0 1 28 0V112z"],
    ["bark", "M143 82V112M153 82V112", 2],
  ],
  over: [
    ["ink", "M154 74L182 42L210 74", 8],
    ["wood", "M154 74L182 42L210 74", 4.6],
    ["wood", "M168 60H196", 4],
    ["bark", "M258 110L258 60Q262 54 270 58L300 112z"],
    ["wood", "M263 108V64L270 64L280 108zM284 108L274 70L277 70L294 108z"],
    ["iron", "M261 74H281M261 92H290", 3.4],
  ],
  stickerArea: [104, 78, 136, 18],
  wheels: [
    [70, 19],
    [226, 19],
  ],
  wheelStyle: "wood",
  frames: [
    [
      ...arm("M110 50L212 40"),
      ["bark", "M92 40Q94 56 110 56Q124 54 124 43z"],
      ...edged("chalk", dot(108, 36, 14), "steel"),
      ["iron", dot(182, 43, 5)],
    ],
    [
      ...arm("M166 60L222 16"),
      ["bark", "M216 26Q238 24 240 4L226 2Q212 10 208 16z"],
      ...edged("chalk", dot(292, 24, 14), "steel"),
      ["chalk", "M250 14H270M246 24H268M254 34H270", 3, 0.9],
      ["iron", dot(182, 43, 5)],
    ],
  ],
};
