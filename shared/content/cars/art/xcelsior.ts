import type { Recipe } from "../car.ts";

export const ART: Recipe = {
  paint: "#e9b12f",
  second: "#ff7a3c",
  silhouette: "M14 108L10 88Q20 70 44 68L66 44C90 30 130 28 160 34Q184 40 206 62C250 66 290 82 310 104L306 114H22z",
  sill: "M0 104L100 98L210 106L320 100V140H0z",
  shoulder: "M10 82Q110 60 200 74T316 104V107Q260 82 200 80T10 90z",
  back: [
    ["goldDark", "M20 72L4 30H16L52 66z"],
    ["gold", "M1 24L46 18L52 28L7 34z"],
    ["goldLight", "M1 24L46 18L48 21L3 28z"],
  ],
  glass: ["M96 62L108 42Q136 36 158 44Q172 50 186 64L150 68z"],
  driver: [140, 58, 11],
  on: [
    ["ink", "M84 84L128 78L112 100H90z"],
    ["goldLight", "M84 84L128 78", 2.4],
    ["bark", "M58 66L88 44L96 60L80 68z", 0, 0.8],
    ["goldLight", "M150 70L176 104L196 104L168 70z", 0, 0.55],
    ["goldDark", "M132 70Q128 90 140 104", 1.8, 0.7],
  ],
  over: [
    ["goldDark", "M246 116L314 112L318 120H240z"],
    ["goldLight", "M250 117L314 113", 2],
  ],
  lamps: ["M262 78L292 92L300 102L272 92z"],
  tails: ["M10 86L30 80L28 86L12 92z"],
  stickerArea: [126, 80, 78, 16],
  wheels: [
    [70, 28],
    [246, 27],
  ],
  wheelStyle: "star",
};
