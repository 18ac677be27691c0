import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#ef5a3c",
  second: "#27c0b0",
  silhouette:
    "M24 112Q22 74 30 40Q34 24 46 28Q56 42 84 42Q106 42 116 30Q126 24 132 36C144 60 172 66 208 72C262 80 300 84 302 112Q302 118 294 118H32Q24 118 24 112z",
  sill: "M0 88Q60 80 130 94T320 92V140H0z",
  back: [
    ["wine", "M40 40Q44 20 60 26H108Q122 24 122 40z"],
    ["second", "M112 44L124 14L142 20L138 52z"],
  ],
  driver: [84, 28, 15],
  isOpen: true,
  on: [
    ["second", "M24 46Q60 60 66 110H20z"],
    ["chalk", "M236 70C290 74 320 90 310 120H232Q218 90 236 70z"],
    ["steel", "M238 72Q222 90 234 106", 2],
    ["chalk", "M84 70L150 84L216 104L150 100Q110 98 84 70z"],
    ["ink", dot(50, 52, 0.1)],
    ["chalk", "M0 102Q150 98 320 102V140H0z"],
    ["steel", "M0 110H320", 2.4],
    ["second", "M0 102Q150 98 320 102", 3],
    ["deep", "M150 60Q140 80 160 92", 1.6, 0.5],
  ],
  over: [
    ["chalk", "M128 56L152 44M144 68L166 54M164 74L182 60M184 78L200 64", 5],
    ["steel", "M126 58l4-2M142 70l4-2M162 76l4-3M182 80l4-3", 5],
    ["secondDark", "M146 44q14-20 22-12q4 10-22 12q-16-18-24-8q-2 10 24 8", 5.4],
    ["chalk", "M146 44q14-20 22-12q4 10-22 12q-16-18-24-8q-2 10 24 8", 3],
  ],
  lamps: [oval(288, 92, 6, 5)],
  stickerArea: [104, 82, 100, 16],
  wheels: [
    [80, 23],
    [240, 23],
  ],
  wheelStyle: "five",
};
