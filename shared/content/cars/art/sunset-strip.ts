import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

const palm = (x: number, y: number): string =>
  `M${x} ${y}q-14-10-24 2q14-4 24-2q-8-16-20-14q14 2 20 14q4-16 18-14q-12 2-18 14q14-8 22 4q-10-6-22-4`;

export const ART: Recipe = {
  paint: "#ff7d54",
  second: "#7d3f9e",
  silhouette: "M6 112L8 86Q10 74 28 72L44 70L64 46Q70 40 84 40H222Q236 40 246 50L264 70Q296 72 308 82Q316 90 314 112z",
  sill: "M0 98H320V140H0z",
  back: [
    ["bark", "M52 72Q54 42 44 22", 5],
    ["leaf", palm(44, 22)],
    ["iron", "M112 42L116 34H160V42z"],
    ["pink", "M134 40C148 24 120 26 124 12Q126 4 134 8", 6],
    ["iron", "M135 8L143 14", 4],
    ["ink", dot(130, 7, 1.2)],
  ],
  glass: [
    "M56 66L70 50Q74 47 82 47H98V66z",
    box(104, 47, 30, 19, 2),
    box(140, 47, 30, 19, 2),
    box(176, 47, 30, 19, 2),
    "M212 47H222Q232 47 240 55L250 66H212z",
  ],
  driver: [224, 59, 9],
  on: [
    ["amber", "M0 70H320V78H0z", 0, 0.7],
    ["butter", dot(160, 100, 25)],
    ["amber", "M136 92H184V95H136zM134 98H186V102H134z"],
    ["second", "M0 104Q40 98 80 104T160 104T240 104T320 104V140H0z"],
    ["deep", "M101 68V104M173 68V104M209 68V104", 1.6, 0.5],
    ["second", "M112 104Q116 92 112 82", 3],
    ["second", palm(112, 82)],
    ["second", "M206 104Q210 94 204 86", 3],
    ["second", palm(204, 86)],
  ],
  over: [["chrome", "M6 110H40M284 110H314", 6]],
  lamps: [oval(304, 88, 6, 6)],
  tails: [box(7, 82, 7, 9, 2)],
  stickerArea: [110, 82, 100, 16],
  wheels: [
    [70, 21],
    [256, 21],
  ],
  wheelStyle: "wire",
};
