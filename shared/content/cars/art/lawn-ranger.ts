import type { Recipe } from "../car.ts";
import { dot, oval, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#ea5430",
  second: "#ffd34f",
  silhouette: "M70 96Q72 66 108 64H136Q150 66 152 92H172L180 66Q184 58 196 58H254Q276 60 280 84L282 104H150L74 104z",
  sill: "M0 92H320V140H0z",
  shoulder: "M184 66Q230 62 276 70V74Q230 68 184 72z",
  back: [
    ["leaf", `${dot(20, 108, 3)}${dot(32, 116, 3)}${dot(12, 96, 2.4)}${dot(26, 98, 2)}`],
    ["leaf", "M286 128L290 104L295 118L300 100L303 118L310 106L312 128z"],
    ["second", "M22 50Q22 40 34 42L78 48L82 102H40Q26 100 22 50z"],
    ["secondDark", "M38 46Q38 80 50 100M58 48Q58 80 66 100", 3],
    ["leaf", "M24 46Q30 30 44 38Q52 28 62 40Q74 34 78 48z"],
    ["iron", "M72 54H100", 4],
    ["bark", "M96 66Q88 34 102 32Q110 32 112 66z"],
  ],
  driver: [136, 42, 15],
  isOpen: true,
  on: [
    ["second", "M190 78H320V84H190z"],
    ["amber", star(226, 80, 13)],
    ["deep", "M252 66V100M260 66V100M268 66V100", 2.4, 0.5],
    ["deep", "M180 64L172 104", 1.8, 0.5],
  ],
  over: [
    ["iron", "M176 90L166 62", 4],
    ["ink", "M158 58L174 66", 6],
    ["iron", "M150 66L166 62", 6],
    ["bark", "M108 30Q136 22 166 28Q158 36 136 33T108 30z"],
    ["wood", "M118 29Q118 10 126 10Q134 14 142 9Q150 10 154 28Q136 32 118 29z"],
    ["redline", "M118 29Q136 32 154 28V24Q136 28 118 25z"],
    ["secondDark", "M144 104H232V114Q188 120 144 114z"],
  ],
  lamps: [oval(272, 80, 6, 6)],
  stickerArea: [192, 76, 48, 12],
  hasArches: false,
  wheels: [
    [108, 29],
    [256, 20],
  ],
  wheelStyle: "cap",
};
