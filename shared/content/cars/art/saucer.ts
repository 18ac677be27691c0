import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#9a7bdc",
  second: "#4fe0c1",
  silhouette: "M14 84Q60 54 160 52Q260 54 306 84Q300 92 270 96Q230 108 160 108T50 96Q20 92 14 84z",
  sill: "M0 84Q160 104 320 84V140H0z",
  shoulder: "M40 76Q160 46 280 76Q160 58 40 76z",
  glass: ["M104 62Q108 14 160 14Q212 14 216 62Q160 72 104 62z"],
  driver: [160, 46, 17],
  on: [["dark", "M96 62Q160 76 224 62L230 70Q160 84 90 70z"]],
  over: [
    ["iron", "M160 14V4", 2.4],
    ["secondLight", dot(160, 4, 4)],
    ["iron", "M120 106L112 116H208L200 106z"],
  ],
  stickerArea: [50, 76, 220, 6],
  wheels: [],
  wheelStyle: "halo",
  framesBehind: [
    [
      ["second", "M120 112H200L244 130H76z", 0, 0.4],
      ["second", "M140 112H180L200 130H120z", 0, 0.4],
    ],
    [
      ["second", "M120 112H200L228 130H92z", 0, 0.3],
      ["second", "M140 112H180L190 130H130z", 0, 0.55],
    ],
  ],
  frames: [
    [
      ["amber", `${dot(60, 86, 6)}${dot(160, 95, 7)}${dot(260, 86, 6)}`],
      ["goldDark", `${dot(108, 93, 6)}${dot(212, 93, 6)}`],
    ],
    [
      ["goldDark", `${dot(60, 86, 6)}${dot(160, 95, 7)}${dot(260, 86, 6)}`],
      ["amber", `${dot(108, 93, 6)}${dot(212, 93, 6)}`],
    ],
  ],
};
