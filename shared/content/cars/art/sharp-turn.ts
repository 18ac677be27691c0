import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

const flower = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4]
    .map((n) => dot(Math.round(x + r * Math.sin(n * 1.257)), Math.round(y - r * Math.cos(n * 1.257)), r * 0.7))
    .join("");

export const ART: Recipe = {
  paint: "#d9673a",
  second: "#3f9e58",
  silhouette: "M30 66H290Q298 66 298 74V82Q298 90 288 90L276 114H44L32 90Q22 90 22 82V74Q22 66 30 66z",
  sill: 105,
  back: [
    [
      "secondDark",
      "M84 76V64H66Q44 64 44 44V36Q44 26 55 26T66 36V44H84V34Q84 10 110 10T136 34V54H150V40Q150 30 161 30T172 40V56Q172 74 152 74L136 76z",
    ],
    [
      "second",
      "M84 76V62H66Q46 62 46 44V36Q46 28 54 28T62 36V46H84V34Q84 12 108 12T130 34V54H152V40Q152 32 160 32T168 40V56Q168 70 150 70H130V76z",
    ],
    ["secondLight", "M92 74V34Q92 22 101 17M51 37V44M157 42V54", 4, 0.8],
    ["secondLight", "M108 24v-4M120 30l3-3M122 68l3-3M104 66l-2-4M60 56l-3 3M142 62v-4M74 57v-4M88 52l-2-3", 2.4],
    ["ink", `${dot(101, 42, 4.4)}${dot(121, 42, 4.4)}`],
    ["chalk", `${dot(102.4, 40.4, 1.6)}${dot(122.4, 40.4, 1.6)}`],
    ["ink", "M106 50Q111 57 116 50", 2.4],
    [
      "pink",
      `${oval(95, 51, 4.4, 2.8)}${oval(127, 51, 4.4, 2.8)}${flower(108, 9, 5.4)}${flower(161, 29, 4)}${flower(268, 50, 4)}`,
    ],
    ["amber", `${dot(108, 9, 3.4)}${dot(161, 29, 2.4)}${dot(268, 50, 2.4)}`],
    ["secondDark", oval(268, 66, 18, 15)],
    ["second", oval(266, 66, 15, 13)],
    ["secondLight", "M258 58Q254 64 256 70M266 55V70M275 58Q278 64 277 70", 2.4],
    ["sand", "M30 68Q46 58 70 66Q100 58 140 66Q170 58 196 66Q230 60 290 68V74H30z"],
  ],
  driver: [216, 48, 14],
  isOpen: true,
  on: [
    ["light", "M0 66H320V80H0z", 0, 0.75],
    ["deep", "M0 90H320V95H0z", 0, 0.5],
    [
      "chalk",
      "M24 85L34 75L44 85L54 75L64 85L74 75L84 85L94 75L104 85L114 75L124 85L134 75L144 85L154 75L164 85L174 75L184 85L194 75L204 85L214 75L224 85L234 75L244 85L254 75L264 85L274 75L284 85L294 75",
      2.4,
      0.9,
    ],
  ],
  lamps: [oval(282, 96, 6, 5)],
  stickerArea: [110, 92, 100, 12],
  wheels: [
    [82, 23],
    [238, 23],
  ],
  wheelStyle: "cap",
};
