import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#e07a3f",
  second: "#8fc46b",
  silhouette:
    "M70 62a58 58 0 0 1 116 0a58 58 0 0 1 -116 0zM14 112Q16 98 60 98H212Q240 96 244 68Q248 50 268 50Q294 54 298 82Q300 112 276 112z",
  sill: "M0 106H320V140H0z",
  back: [
    ["secondDark", "M258 56L252 26", 7],
    ["second", "M280 56L288 26", 7],
    ["chalk", dot(250, 22, 12)],
    ["chalk", dot(290, 22, 12)],
    ["iron", `${dot(250, 22, 12)}${dot(290, 22, 12)}`, 2],
    ["ink", `${dot(254, 23, 6)}${dot(294, 23, 6)}`],
    ["chalk", `${dot(256, 20, 2)}${dot(296, 20, 2)}`],
  ],
  glass: [dot(140, 62, 20)],
  driver: [143, 65, 12],
  on: [
    ["second", "M0 140V98H62Q120 116 196 100H212Q240 96 240 66V30H320V140z"],
    ["secondLight", "M250 60Q262 52 276 56Q288 62 290 74Q276 58 252 70z", 0, 0.8],
    ["secondDark", "M262 88Q276 96 290 84", 3],
    ["pink", oval(264, 82, 6, 4), 0, 0.8],
    ["deep", "M140 62m-28 0a28 28 0 0 1 56-4a40 40 0 0 1-76 22a50 50 0 0 1 20-66", 6, 0.75],
    ["glow", "M140 62m-31 0a31 31 0 0 1 50-24M82 74a50 50 0 0 1 26-58", 2.6, 0.9],
    ["secondDark", "M30 104H50M70 108H96M170 106H200", 3, 0.6],
  ],
  stickerArea: [86, 40, 26, 44],
  hasArches: false,
  wheels: [
    [86, 21],
    [232, 21],
  ],
  wheelStyle: "halo",
};
