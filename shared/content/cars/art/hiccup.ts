import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#5aa6ea",
  second: "#fff0d2",
  silhouette: "M100 110Q92 106 88 94C74 50 106 16 160 16C214 16 242 56 230 96Q228 106 220 110z",
  sill: "M40 102Q160 96 290 102V140H40z",
  back: [
    ["frost", dot(60, 30, 11) + dot(34, 48, 7) + dot(56, 60, 4.5) + dot(24, 70, 3.5), 2.6],
    ["chalk", "M54 27a7 7 0 0 1 6-5M30 46a4 4 0 0 1 3-3", 2.2],
    ["redline", "M124 34L104 20", 5],
    ["frost", dot(94, 15, 12), 0, 0.35],
    ["redline", dot(94, 15, 12), 4],
    ["steel", "M98 104H78", 5],
  ],
  glass: ["M101 68C100 42 124 26 160 26C196 26 218 44 220 68Q160 60 101 68z"],
  driver: [170, 54, 16],
  on: [
    ["second", "M40 140V86Q160 62 280 86V140z"],
    ["chrome", "M60 88Q160 62 270 88", 2.8],
    ["deep", "M134 78V106M182 77V88", 1.8, 0.5],
    ["steel", "M142 84H154", 4],
    ["chrome", "M84 108H108M212 108H234", 7],
  ],
  over: [
    ["deep", "M128 30Q120 46 121 64", 3],
    ["frost", "M128 30Q120 46 121 64", 1.2, 0.7],
  ],
  lamps: [oval(226, 86, 7, 10)],
  tails: [dot(91, 86, 5)],
  stickerArea: [126, 82, 54, 16],
  wheels: [
    [118, 14],
    [198, 19],
  ],
  wheelStyle: "cap",
};
