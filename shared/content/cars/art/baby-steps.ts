import type { Recipe } from "../car.ts";
import { dot, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#a98be0",
  second: "#ffd9a0",
  silhouette:
    "M64 62A78 60 0 0 1 142 6Q154 6 158 14L150 62H262Q266 62 265 68C260 92 236 102 204 102H122C84 102 66 86 64 62z",
  sill: "M40 84Q160 112 290 80V140H40z",
  back: [
    ["iron", "M70 74Q44 66 34 40", 6],
    ["chalk", "M38 50L32 34", 9],
    ["steel", "M96 96Q78 110 96 112T128 98M196 98Q214 114 230 112T236 94", 5],
    ["wood", `${dot(216, 36, 6)}${dot(242, 36, 6)}`],
    ["wood", dot(229, 50, 16)],
    ["sand", dot(234, 54, 8)],
    ["ink", `${dot(225, 46, 2)}${dot(238, 46, 2)}${dot(235, 52, 2.6)}`],
    ["steel", "M156 16Q190 0 210 12", 2.4],
    ["steel", "M190 6V16M210 12V10", 1.6],
    ["amber", star(190, 20, 7)],
    ["frost", "M213 11a7 7 0 1 0 3 12a8 8 0 0 1-3-12z"],
  ],
  driver: [184, 44, 14],
  isOpen: true,
  on: [
    ["second", "M144 70L84 20L108 4zM144 70L60 58L60 36L70 28z", 0, 0.85],
    ["deep", "M144 70L108 4M144 70L82 22M144 70L60 44", 1.8, 0.5],
    ["glow", "M148 4L142 66", 5, 0.7],
    ["chalk", `M54 62H274V70${"q-5 8-10 0".repeat(22)}z`],
  ],
  lamps: [dot(258, 76, 6)],
  stickerArea: [130, 84, 70, 8],
  hasArches: false,
  wheels: [
    [104, 25],
    [226, 25],
  ],
  wheelStyle: "wire",
};
