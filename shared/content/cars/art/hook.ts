import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#e8862e",
  second: "#2f3b55",
  silhouette: "M14 108V84H150V44Q152 28 170 26H206Q222 28 230 44L240 64Q282 66 296 80Q302 88 302 112H14z",
  sill: "M0 98H320V140H0z",
  shoulder: "M150 72H300V77H150z",
  back: [
    ["second", "M130 86L118 78L30 26L36 18L136 66z"],
    ["secondLight", "M36 18L136 66L132 70L34 22z"],
    ["iron", "M34 26V62", 3],
    ["steel", "M34 62q0 14-10 12t-6-10", 4.5],
    ["second", "M96 86L112 48L122 54L124 86z"],
    ["iron", dot(118, 62, 7)],
    ["chrome", "M58 30L128 78", 2.4],
  ],
  glass: ["M164 62V46Q165 36 174 36H202Q212 36 218 48L226 64H164z"],
  driver: [194, 55, 12],
  on: [
    ["ink", "M14 84H150V94H14z", 0, 0.8],
    [
      "second",
      "M20 84h12l-8 10h-12zM48 84h12l-8 10h-12zM76 84h12l-8 10h-12zM104 84h12l-8 10h-12zM132 84h12l-8 10h-12z",
    ],
    ["amber", "M20 84h10l-8 10h-10zM46 84h10l-8 10h-10zM72 84h10l-8 10h-10zM98 84h10l-8 10h-10zM124 84h10l-8 10h-10z"],
    ["deep", "M152 64V106M232 66V106", 1.6, 0.5],
    ["chrome", "M280 106H314", 7],
  ],
  lamps: [oval(290, 86, 7, 8)],
  tails: [box(12, 96, 6, 9, 2)],
  stickerArea: [164, 80, 46, 16],
  wheels: [
    [66, 24],
    [250, 24],
  ],
  wheelStyle: "five",
  frames: [
    [
      ["amber", "M178 28q0-12 8-12h6q8 0 8 12z"],
      ["amber", "M172 14l-8-6M189 10V2M206 14l8-6", 3],
    ],
    [
      ["goldDark", "M178 28q0-12 8-12h6q8 0 8 12z"],
      ["amber", "M182 26q0-7 4-7h2v7z"],
    ],
  ],
};
