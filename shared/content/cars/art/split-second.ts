import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f4cb2e",
  second: "#ff9db8",
  silhouette:
    "M24 40L20 24L34 20L40 36Q58 66 110 70H200Q252 64 276 34L290 36Q302 74 264 96Q228 114 160 114Q76 114 42 84Q22 64 24 40z",
  sill: "M10 60Q60 104 160 104Q250 104 310 56V140H10z",
  shoulder: "M42 56Q70 82 130 84T276 58Q262 90 190 92T42 56z",
  back: [
    ["bark", dot(88, 54, 22)],
    ["wood", "M68 44a22 22 0 0 1 28-10q-10 2-14 10t-14 0z"],
    ["chalk", dot(226, 52, 18)],
    ["second", dot(128, 46, 24)],
    ["secondLight", "M110 40a20 20 0 0 1 20-14q-10 4-20 14z"],
    ["bark", "M104 42Q108 20 128 22Q150 22 152 42q-6 10-12 0q-6 14-12 2q-6 10-12 0q-6 6-12-2z"],
    ["redline", dot(126, 16, 8)],
    ["leaf", "M126 8Q132 0 142 2", 2.4],
    ["sand", "M212 44L240 8L252 16L232 52z"],
    ["wood", "M220 36l14 8M228 26l14 8M234 18l12 8", 1.8],
  ],
  driver: [184, 44, 15],
  isOpen: true,
  on: [
    ["bark", "M10 10H44V34L20 38z"],
    ["bark", "M270 24H300V46L276 40z"],
    [
      "bark",
      "M70 92q8-4 12 2q-6 6-12-2zM140 100q10-4 14 2q-8 4-14-2zM214 92q8-6 12-2q-4 8-12 2zM250 76q5-6 8-2q-3 6-8 2z",
      0,
      0.6,
    ],
    ["glow", "M96 78Q150 84 220 76", 3, 0.8],
  ],
  over: [["frost", "M206 66L196 44L204 42L222 62z", 0, 0.6]],
  lamps: [dot(270, 74, 7)],
  tails: [dot(40, 70, 5)],
  stickerArea: [110, 82, 100, 16],
  wheels: [
    [92, 22],
    [226, 22],
  ],
  wheelStyle: "five",
};
