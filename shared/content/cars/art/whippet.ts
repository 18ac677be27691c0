import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#2f7f6b",
  second: "#e9b44c",
  silhouette:
    "M18 104Q14 82 40 74Q66 64 98 66Q104 74 116 74H146Q160 72 168 62C210 56 270 62 294 82Q308 94 304 110L298 114H28z",
  sill: "M0 100Q160 92 320 102V140H0z",
  shoulder: "M20 84C90 70 230 66 300 88V92C230 72 90 76 20 90z",
  back: [["bark", "M92 72Q90 46 104 44Q112 44 114 72z"]],
  driver: [130, 50, 14],
  isOpen: true,
  on: [
    ["second", "M170 56C220 58 280 66 320 92V86C280 58 220 50 170 50z"],
    ["deep", "M112 74Q110 96 124 102H166Q170 84 162 70", 1.6, 0.5],
    ["chalk", dot(140, 88, 11)],
    ["ink", "M137 83l4-2v14", 3],
    ["deep", "M200 78l14 12M210 76l14 12M220 75l14 12", 2.4, 0.6],
  ],
  over: [
    ["chrome", "M150 72L136 40L142 38L168 66z"],
    ["frost", "M154 70L141 42L164 66z", 0, 0.6],
    ["chrome", "M176 106H60", 4],
    ["chrome", "M20 106H40M286 106H306", 5],
  ],
  lamps: [oval(290, 84, 8, 8)],
  tails: [oval(26, 86, 5, 5)],
  stickerArea: [122, 86, 86, 8],
  wheels: [
    [76, 26],
    [246, 26],
  ],
  wheelStyle: "wire",
};
