import type { Recipe } from "../car.ts";
import { box, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f07a5c",
  second: "#fff0d0",
  silhouette: "M58 110V86Q56 42 106 42H214Q264 42 262 86V110z",
  sill: "M0 100H320V140H0z",
  shoulder: "M78 70Q80 54 106 52H214Q236 52 242 66Q220 58 160 58T78 70z",
  back: [
    ["iron", "M62 98Q34 104 36 84T22 62", 3.4],
    ["iron", "M13 48h18v16H13z"],
    ["steel", "M18 48V39M26 48V39", 2.8],
    ["bark", "M90 52V24Q80 10 96 5Q118 0 140 5Q156 10 146 24V52z"],
    ["butter", "M96 52V23Q89 13 99 10Q118 5 137 10Q147 13 140 23V52z"],
    [
      "redline",
      "M105 30Q102 17 118 18Q136 16 134 30Q136 40 129 40Q126 32 122 34Q120 44 115 42Q113 34 110 36Q105 38 105 30z",
    ],
    ["pink", "M111 25q4-4 10-2", 2.6],
    ["bark", "M190 52V32Q182 20 194 16Q210 11 226 16Q238 20 230 32V52z"],
    ["wood", "M196 52V31Q190 22 198 20Q210 16 222 20Q230 22 224 31V52z"],
    ["butter", "M203 26l14-2l2 12l-14 2z"],
  ],
  driver: [168, 30, 14],
  isOpen: true,
  on: [
    ["deep", "M84 50H236", 6, 0.7],
    ["dark", "M50 30H80V100H50z", 0, 0.5],
    ["deep", "M80 60V100M238 60V100", 2, 0.5],
    ["second", star(150, 80, 15, 8, 0.35)],
    ["second", star(122, 74, 6, 4, 0.3) + star(180, 74, 6, 4, 0.3)],
    ["chrome", "M0 97H320V101H0z"],
    ["iron", box(246, 58, 6, 30, 3)],
  ],
  over: [
    ["chrome", box(240, 66, 30, 9, 4)],
    ["iron", "M50 110H270", 7],
  ],
  lamps: [box(252, 84, 9, 9, 4)],
  tails: [box(58, 82, 6, 12, 2)],
  stickerArea: [104, 72, 112, 14],
  hasArches: false,
  wheels: [
    [92, 17],
    [228, 17],
  ],
  wheelStyle: "cap",
};
