import type { Recipe } from "../car.ts";
import { dot, oval, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#c95a8c",
  second: "#ffcf8a",
  silhouette:
    "M74 112C28 96 34 44 92 36H180C214 42 230 56 238 72C256 74 264 60 272 44L268 36H300L294 48C288 76 272 98 242 100Q232 108 216 112z",
  sill: "M20 92Q150 112 300 86V140H20z",
  back: [
    ["deep", "M58 52C8 36 2 96 54 98", 13],
    ["paint", "M58 52C8 36 2 96 54 98", 9],
    ["glow", "M52 48C22 40 14 60 16 74", 2.4],
    ["secondDark", "M92 38Q136 6 182 38z"],
    ["second", "M92 36Q136 10 182 36L160 38H112z"],
    ["second", dot(137, 13, 8)],
    ["chalk", dot(135, 11, 2.6)],
  ],
  glass: [dot(172, 66, 24)],
  driver: [174, 69, 14],
  on: [
    ["second", dot(172, 66, 27)],
    ["second", "M30 84Q50 100 80 96Q150 108 230 92L244 100V112H30z", 0, 0.25],
    [
      "second",
      `${star(92, 66, 17, 6, 0.55)}${star(62, 84, 9, 6, 0.55)}${star(124, 88, 10, 6, 0.55)}${star(228, 88, 8, 6, 0.55)}`,
    ],
    ["amber", `${dot(92, 66, 6)}${dot(62, 84, 3)}${dot(124, 88, 3.4)}${dot(228, 88, 2.6)}`],
    ["leaf", "M104 80q8 0 10-8q-9 0-10 8zM76 54q-8-2-10-10q10 1 10 10z"],
  ],
  lamps: [oval(250, 88, 6, 5)],
  stickerArea: [64, 58, 66, 24],
  wheels: [
    [98, 22],
    [208, 22],
  ],
  wheelStyle: "cap",
  frames: [
    [
      ["steel", "M286 28Q276 20 286 13T284 4", 5, 0.85],
      ["steel", "M298 26Q308 18 300 10", 3.4, 0.6],
    ],
    [
      ["steel", "M286 26Q296 19 286 12T290 4", 5, 0.85],
      ["steel", "M276 24Q268 16 276 8", 3.4, 0.6],
    ],
  ],
};
