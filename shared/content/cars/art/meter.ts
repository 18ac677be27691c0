import type { Recipe } from "../car.ts";
import { box, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#ffb91f",
  silhouette:
    "M20 112L22 84Q24 74 40 72L64 70L90 40Q97 32 112 32H168Q184 32 196 45L216 68Q272 70 290 80Q300 88 300 112z",
  sill: "M0 100H320V140H0z",
  shoulder: "M20 78Q150 70 300 82V85Q150 74 20 82z",
  back: [
    ["ink", "M120 34L124 18H164L168 34z"],
    ["butter", "M126 30L129 21H159L162 30z"],
  ],
  glass: ["M76 66L96 45Q100 40 108 40H134V66z", "M140 40H168Q178 40 188 51L202 66H140z"],
  driver: [170, 57, 12],
  on: [
    ["ink", Array.from({ length: 20 }, (_, n) => box(n * 16, 84, 8, 6) + box(n * 16 + 8, 90, 8, 6)).join(""), 0, 0.85],
    ["deep", "M137 68V104M74 70V92", 1.6, 0.5],
    ["chrome", "M10 106H50M272 106H310", 6],
  ],
  lamps: [oval(288, 86, 7, 6)],
  tails: [box(20, 80, 8, 9, 2)],
  stickerArea: [114, 84, 90, 12],
  wheels: [
    [80, 24],
    [238, 24],
  ],
  wheelStyle: "steel",
};
