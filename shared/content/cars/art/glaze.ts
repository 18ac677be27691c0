import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#d08b45",
  second: "#ff77ad",
  silhouette: "M92 60A58 56 0 0 1 208 60A58 56 0 0 1 200 90H250Q284 94 290 112H30Q30 92 60 90H100A58 56 0 0 1 92 60z",
  sill: "M0 100H320V140H0z",
  glass: [dot(150, 60, 22)],
  driver: [152, 63, 13],
  on: [
    ["second", "M84 60A66 66 0 0 1 216 60Q212 76 202 70T188 84T170 88T150 96T130 88T112 84T98 70T84 60z"],
    ["secondLight", "M104 40Q118 18 146 14", 5, 0.9],
    ["secondDark", dot(150, 60, 27)],
    ["chalk", "M116 48l8-4M182 38l4 7M176 80l8-3", 4.4],
    ["amber", "M110 64l2 8M160 20l8 2M196 56l1 8M132 86l7 3", 4.4],
    ["teal", "M128 30l6 6M190 74l-7 4M164 90l-6 2M104 52l-1-6", 4.4],
    ["violet", "M144 26l8-3M186 52l-3 7M120 78l6 4", 4.4],
    ["light", "M50 94H112M196 94H256", 3],
  ],
  lamps: [oval(276, 102, 7, 6)],
  tails: [box(30, 98, 6, 8, 2)],
  stickerArea: [122, 94, 70, 8],
  wheels: [
    [82, 25],
    [230, 25],
  ],
  wheelStyle: "dough",
};
