import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f2703f",
  second: "#3fb6d9",
  silhouette: "M40 92L50 66H146L166 40Q170 34 180 34H204Q226 36 244 62L290 72Q308 78 302 92z",
  sill: 84,
  shoulder: "M44 70H250Q290 74 302 82H44z",
  back: [
    ["secondDark", "M34 88Q14 116 44 124H280Q316 118 306 88z"],
    [
      "second",
      "M34 88Q22 106 40 112Q60 120 80 112Q100 120 120 112Q140 120 160 112Q180 120 200 112Q220 120 240 112Q260 120 280 112Q312 108 306 88z",
    ],
    ["secondDark", "M80 94V111M120 94V111M160 94V111M200 94V111M240 94V111M280 94V108", 2.4],
    ["iron", "M60 66L52 80M64 20V80", 5],
    ["dark", dot(62, 44, 39)],
    ["light", dot(62, 44, 37), 4],
    ["ink", dot(62, 44, 34)],
  ],
  glass: ["M172 62L180 46Q182 42 188 42H200V62z", "M206 42Q220 44 232 62H206z"],
  driver: [208, 56, 12],
  on: [
    ["chalk", "M100 74H146L140 82H94z", 0, 0.9],
    ["deep", "M203 62V92M158 66V92", 1.6, 0.6],
  ],
  over: [
    ["iron", "M180 34L172 14", 2.4],
    ["redline", dot(172, 14, 4)],
    ["light", box(110, 58, 30, 9, 4)],
  ],
  lamps: [oval(288, 80, 7, 5)],
  stickerArea: [66, 76, 100, 4],
  wheels: [],
  wheelStyle: "halo",
  framesBehind: [
    [["frost", `${dot(26, 122, 5)}${dot(12, 114, 3.4)}${dot(304, 122, 4)}${dot(4, 124, 3)}`, 0, 0.8]],
    [["frost", `${dot(18, 120, 5)}${dot(6, 110, 3)}${dot(310, 118, 3)}${dot(30, 126, 3.4)}`, 0, 0.8]],
  ],
  frames: [
    [
      [
        "chrome",
        "M58 44Q44 24 52 14Q64 20 66 44Q80 64 72 74Q60 68 58 44zM62 40Q82 26 92 34Q86 46 62 48Q42 62 32 54Q38 42 62 40z",
        0,
        0.85,
      ],
      ["steel", dot(62, 44, 34), 2],
      ["redline", dot(62, 44, 6)],
    ],
    [
      [
        "chrome",
        "M59 41Q62 18 74 16Q80 28 65 47Q62 70 50 72Q44 60 59 41zM65 41Q88 44 90 56Q78 62 59 47Q36 44 34 32Q46 26 65 41z",
        0,
        0.85,
      ],
      ["steel", dot(62, 44, 34), 2],
      ["redline", dot(62, 44, 6)],
    ],
  ],
};
