import type { Recipe } from "../car.ts";
import { box, dot, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#ef7d3b",
  second: "#fbead0",
  silhouette: "M24 112V54Q24 30 50 28H220Q250 30 264 58L280 88Q284 98 282 112z",
  sill: "M0 104H320V140H0z",
  back: [
    ["iron", "M62 28V20M206 28V20", 5],
    ["teal", "M26 16Q150 -4 262 12Q250 22 150 22Q60 24 26 16z"],
    ["butter", "M30 16Q150 6 258 12Q150 12 30 16z"],
    ["redline", "M120 8L134 6L128 21L116 21z"],
  ],
  glass: [
    box(44, 42, 40, 26, 7),
    box(90, 42, 40, 26, 7),
    box(136, 42, 40, 26, 7),
    "M190 42H218Q236 43 246 62L250 70H190z",
  ],
  driver: [220, 61, 11],
  on: [
    ["second", "M20 28H240Q262 40 272 78Q240 74 232 90Q224 112 200 76H20z"],
    ["secondDark", "M20 76H206Q216 100 228 92Q240 72 276 76", 2.2, 0.7],
    ["deep", "M183 34V104M110 76V104", 1.6, 0.4],
    ["chalk", star(150, 92, 8, 8, 0.5)],
    ["butter", dot(150, 92, 4)],
    ["chrome", "M14 108H46M262 106H296", 5],
  ],
  lamps: [dot(268, 90, 9)],
  tails: [box(23, 84, 6, 12, 2)],
  stickerArea: [116, 86, 76, 10],
  wheels: [
    [80, 24],
    [228, 24],
  ],
  wheelStyle: "cap",
};
