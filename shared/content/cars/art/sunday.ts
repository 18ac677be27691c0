import type { Recipe } from "../car.ts";
import { box, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#7d8f4e",
  silhouette: "M24 112L26 80L38 48Q42 38 56 38H176Q192 38 206 52L224 70C258 72 284 78 292 90L296 112z",
  sill: "M0 100H320V140H0z",
  back: [
    ["iron", "M58 34H172", 4],
    ["wood", box(62, 14, 44, 21, 4)],
    ["bark", "M72 14V35M96 14V35", 3],
    ["teal", box(110, 6, 32, 28, 4)],
    ["chalk", "M110 16H142", 3, 0.7],
    ["wine", box(144, 20, 30, 14, 4)],
    ["ink", "M150 20q8-8 16 0", 2.6],
    ["sand", "M56 14Q112 -6 176 20", 2],
  ],
  glass: ["M46 52Q49 46 56 46H92V70H38z", box(98, 46, 44, 24, 3), "M148 46H176Q188 46 198 56L210 70H148z"],
  driver: [176, 61, 11],
  on: [
    ["wood", "M20 76H216L208 96H20z"],
    ["bark", "M20 82H214M20 89H212", 1.4, 0.55],
    ["sand", "M20 76H222L208 97H20", 2.6],
    ["deep", "M95 70V104M145 70V104", 1.6, 0.5],
    ["chrome", "M14 106H50M272 104H310", 5],
  ],
  lamps: [oval(282, 88, 8, 6)],
  tails: [box(25, 82, 6, 14, 2)],
  stickerArea: [116, 86, 94, 12],
  wheels: [
    [82, 23],
    [242, 23],
  ],
  wheelStyle: "cap",
};
