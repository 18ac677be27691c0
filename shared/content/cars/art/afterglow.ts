import type { Recipe } from "../car.ts";
import { oval, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#6a5cf0",
  second: "#ff6fa8",
  silhouette: "M112 70Q140 34 200 28Q262 26 296 54Q318 78 296 100Q260 122 196 116Q140 108 112 70z",
  sill: "M120 92Q200 116 310 84V140H120z",
  shoulder: "M140 56Q200 30 270 42Q200 42 150 68z",
  glass: ["M206 62Q220 42 250 44Q276 50 286 72Q250 80 206 74z"],
  driver: [246, 65, 13],
  on: [
    ["second", "M100 70Q150 58 190 76T260 96L240 120H100z", 0, 0.55],
    ["dark", `${oval(176, 58, 14, 10)}${oval(160, 84, 8, 6)}${oval(212, 98, 13, 8)}${oval(270, 96, 7, 5)}`],
    ["deep", `${oval(174, 56, 11, 7)}${oval(159, 83, 6, 4)}${oval(210, 96, 10, 5)}`, 0, 0.5],
    ["goldLight", star(140, 70, 7, 4, 0.3)],
    ["goldLight", star(232, 92, 6, 4, 0.3)],
  ],
  over: [["goldLight", star(304, 76, 11, 4, 0.2)]],
  stickerArea: [146, 66, 56, 30],
  wheels: [],
  wheelStyle: "halo",
  framesBehind: [
    [
      ["second", "M204 30Q90 24 2 52Q60 50 70 60Q20 64 8 84Q60 76 74 84Q40 96 36 112Q100 108 204 116z", 0, 0.8],
      ["gold", "M200 40Q110 40 40 62Q90 62 96 70Q60 80 54 96Q120 92 200 106z", 0, 0.9],
      ["goldLight", "M180 54Q120 58 84 72Q120 82 180 94z"],
    ],
    [
      ["second", "M204 30Q80 20 4 40Q70 48 78 56Q10 58 2 72Q60 74 76 86Q30 90 20 106Q100 112 204 116z", 0, 0.8],
      ["gold", "M200 40Q110 36 30 54Q88 60 92 70Q48 74 40 88Q120 96 200 106z", 0, 0.9],
      ["goldLight", "M180 54Q110 56 72 70Q110 84 180 94z"],
    ],
  ],
};
