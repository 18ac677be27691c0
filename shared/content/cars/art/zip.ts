import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f2578c",
  silhouette: "M66 112Q58 100 66 90Q80 82 112 90Q122 102 140 102H176Q192 84 218 84Q258 88 274 106L270 112z",
  sill: "M40 104Q160 98 290 106V140H40z",
  shoulder: "M66 92Q90 84 112 92V95Q90 90 66 98zM190 90Q230 86 262 100V103Q230 92 190 95z",
  back: [
    ["ink", "M84 90Q76 56 100 52Q108 54 112 92z"],
    ["iron", box(46, 72, 34, 26, 5)],
    ["steel", "M50 78H76M50 84H76M50 90H76", 2],
    ["iron", "M50 74V60H36", 6],
  ],
  driver: [138, 48, 20],
  isOpen: true,
  on: [
    ["chalk", dot(230, 98, 9)],
    ["ink", "M226 94h7l-3 9", 2.4],
  ],
  over: [
    ["ink", "M150 92Q170 84 176 78", 9],
    ["ink", "M180 66L168 88", 4.5],
    ["ink", "M172 78L196 96", 3],
    ["chalk", dot(176, 78, 5)],
  ],
  tails: [box(44, 94, 8, 6, 2)],
  stickerArea: [184, 96, 28, 6],
  wheels: [
    [86, 24],
    [240, 22],
  ],
  wheelStyle: "slick",
  hasArches: false,
};
