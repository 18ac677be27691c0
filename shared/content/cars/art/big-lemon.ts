import type { Recipe } from "../car.ts";
import { box, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f7c52f",
  silhouette: "M16 114V40Q18 18 42 18H222Q242 18 248 36L254 62H282Q302 64 304 86V114z",
  sill: "M0 100H320V140H0z",
  shoulder: "M0 30Q120 22 250 30V34Q120 27 0 34z",
  glass: [
    box(30, 36, 32, 28, 6),
    box(68, 36, 32, 28, 6),
    box(106, 36, 32, 28, 6),
    box(144, 36, 32, 28, 6),
    "M186 36H228Q236 36 238 44L243 66H186z",
  ],
  driver: [218, 56, 11],
  on: [
    ["ink", "M0 74H320V78H0zM0 86H320V90H0z", 0, 0.75],
    ["deep", "M181 34V114", 1.6, 0.5],
    ["light", "M262 70H300", 3],
    ["redline", "M130 78h10l4 5v8l-4 5h-10l-4-5v-8z"],
    ["chalk", "M130 87h10", 2.6],
  ],
  over: [
    ["amber", box(34, 12, 10, 8, 3)],
    ["amber", box(216, 12, 10, 8, 3)],
  ],
  lamps: [oval(296, 86, 6, 8)],
  tails: [box(14, 92, 6, 12, 2)],
  stickerArea: [112, 84, 100, 14],
  wheels: [
    [76, 23],
    [254, 23],
  ],
  wheelStyle: "steel",
};
