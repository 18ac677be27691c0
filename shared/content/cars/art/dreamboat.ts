import type { Layer, Recipe } from "../car.ts";
import { box, dot, oval, star } from "../outline.ts";

/** The clouds it sails on, moved by some units. */
const clouds = (by: number): readonly Layer[] => [
  [
    "frost",
    dot(40 + by, 118, 11) +
      dot(60 + by, 111, 14) +
      dot(84 + by, 117, 12) +
      dot(226 - by, 118, 11) +
      dot(248 - by, 111, 14) +
      dot(270 - by, 118, 10),
  ],
  [
    "chalk",
    dot(42 + by, 121, 9) +
      dot(62 + by, 115, 12) +
      dot(86 + by, 120, 10) +
      dot(108 + by, 123, 7) +
      dot(210 - by, 123, 7) +
      dot(230 - by, 120, 9) +
      dot(250 - by, 115, 11) +
      dot(270 - by, 121, 8),
  ],
];
/** Stars that hang above the bed. */
const stars = (by: number): readonly Layer[] => [
  ["goldDark", `M116 12L${114 + by} 20M170 6L${170 - by} 16M212 20L${212 + by} 34`, 1.6],
  ["gold", star(114 + by, 27, 8) + star(170 - by, 24, 9) + star(212 + by, 42, 8)],
];

export const ART: Recipe = {
  paint: "#ffe07a",
  second: "#ff9cc4",
  silhouette:
    "M26 4Q4 36 30 76Q64 120 160 120Q262 120 296 68Q318 30 302 0Q286 42 248 58Q212 72 160 72Q104 72 70 58Q36 42 26 4z",
  sill: "M20 60Q70 110 160 110Q262 110 310 40V140H0z",
  driver: [142, 48, 15],
  isOpen: true,
  back: [
    ["steel", "M88 76Q74 42 94 34Q120 30 132 60V82z"],
    ["chalk", "M92 74Q79 44 96 37Q118 34 128 60V80z"],
    ["frost", "M96 62Q100 54 110 50M94 52Q102 46 110 46", 2.4],
    ["gold", "M76 66Q76 8 150 5Q200 4 216 22", 3.4],
  ],
  on: [
    ["violet", "M112 60H208V98Q160 120 112 102z"],
    [
      "sky",
      box(112, 60, 24, 18) +
        box(160, 60, 24, 18) +
        box(136, 78, 24, 18) +
        box(184, 78, 24, 18) +
        box(112, 96, 24, 20) +
        box(160, 96, 24, 20),
      0,
      0.55,
    ],
    ["chalk", star(124, 87, 6.4) + star(148, 104, 6) + star(172, 87, 6.4) + star(196, 103, 6)],
    ["chalk", "M104 64Q156 76 214 64V73Q160 84 104 74z"],
    ["deep", "M232 79Q242 90 254 78M235 83l-4 3M243 86v5M251 82l4 3", 3.4],
    ["deep", "M262 97Q274 94 274 82", 3.4],
    ["pink", oval(246, 100, 9, 6)],
    ["dark", oval(44, 62, 8, 9) + oval(70, 88, 9, 6) + oval(294, 40, 6, 9) + oval(90, 102, 5, 3.4), 0, 0.6],
  ],
  stickerArea: [122, 86, 76, 14],
  wheels: [],
  wheelStyle: "halo",
  framesBehind: [stars(0), stars(4)],
  frames: [clouds(0), clouds(6)],
};
