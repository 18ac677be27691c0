import type { Layer, Recipe } from "../car.ts";
import { box, dot, star } from "../outline.ts";

/** A page that turns, leaning by some units. */
const page = (tipX: number, tipY: number, lean: number): readonly Layer[] => [
  ["steel", `M160 66Q${160 + lean} 20 ${tipX} ${tipY}L${tipX + 26} ${tipY - 2}Q${176 + lean} 22 162 66z`],
  ["chalk", `M160 66Q${162 + lean} 22 ${tipX + 2} ${tipY + 1}L${tipX + 24} ${tipY}Q${174 + lean} 24 162 66z`],
];

export const ART: Recipe = {
  paint: "#b5344d",
  second: "#1fa294",
  silhouette:
    "M8 74Q8 66 18 66H118Q146 68 160 84Q174 68 202 66H302Q312 66 312 74L302 106Q299 114 290 114H30Q21 114 18 106z",
  sill: 104,
  back: [
    ["secondDark", "M22 84Q0 90 4 126L12 118L20 124Q18 104 36 92z"],
    ["second", "M22 84Q6 92 4 126L12 118L17 121Q14 104 34 92z"],
    ["dark", "M160 92Q116 44 13 6L3 70H150zM160 92Q204 44 307 6L317 70H170z"],
    ["sand", "M160 86Q118 38 16 4L6 68H146zM160 86Q202 38 304 4L314 68H174z"],
    ["steel", "M158 84Q114 46 11 26M158 86Q112 56 8 44M162 84Q206 46 309 26M162 86Q208 56 312 44", 1.6],
    ["chalk", "M160 80Q122 28 26 2L12 48Q112 54 160 80zM160 80Q198 28 294 2L308 48Q208 54 160 80z"],
    ["butter", "M160 80Q112 54 12 48L14 41Q116 47 160 80zM160 80Q208 54 308 48L306 41Q204 47 160 80z"],
    ["steel", "M42 16Q92 30 122 52M38 26Q90 38 126 60M34 36Q80 42 108 52", 2.8],
    ["second", "M232 42Q232 26 252 20Q274 14 284 24L290 36Q262 36 230 46z"],
    ["ink", dot(246, 42, 4.6) + dot(276, 37, 4.6)],
    ["redline", "M244 32L256 29V21Q244 25 244 32z"],
    ["steel", "M196 52Q206 42 220 36M194 61Q206 50 222 45", 2.8],
  ],
  driver: [160, 48, 14],
  isOpen: true,
  on: [
    ["light", "M8 66H312V73H8z", 0, 0.8],
    ["gold", "M0 60H44Q40 84 8 92zM320 60H276Q280 84 312 92z"],
    ["goldDark", "M34 66Q30 80 8 86M286 66Q290 80 312 86", 1.8],
    ["goldLight", dot(20, 73, 2.4) + dot(300, 73, 2.4)],
    ["gold", "M114 84Q136 84 146 90M206 84Q184 84 174 90M114 100H206", 2],
    ["gold", star(160, 93, 8)],
    ["deep", "M150 72Q160 88 170 72", 3],
  ],
  lamps: [box(296, 92, 8, 9, 3)],
  tails: [box(16, 92, 8, 9, 3)],
  stickerArea: [118, 88, 84, 10],
  wheels: [
    [74, 23],
    [246, 23],
  ],
  wheelStyle: "wire",
  framesBehind: [page(98, 8, -18), page(196, 8, 14)],
};
