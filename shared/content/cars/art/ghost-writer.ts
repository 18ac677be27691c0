import type { Layer, Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

const GLASSES: readonly Layer[] = [
  ["gold", dot(238, 50, 17) + dot(276, 50, 15), 3],
  ["gold", "M255 47Q258 44 261 46M221 47L200 40", 3],
];
/** The quill behind its ear, its tip moved by some units. */
const quill = (by: number): readonly Layer[] => [
  ["steel", `M208 48Q164 52 ${132 + by} 9Q182 0 208 48z`],
  ["chalk", `M206 46Q166 48 ${136 + by} 11Q180 4 206 46z`],
  ["steel", `M208 50L${146 + by} 16M166 26l-3 9M178 33l-4 8M162 24l11-5M176 31l11-4`, 2],
];
const LINE = "q-8-10-14 0q-10-16-16 0q-10-18-16 0q-8-12-14 0q-8-8-16 0q-10-14-16 0q-10-18-16 0q-8-10-14 0q-8-14-16 0";

export const ART: Recipe = {
  paint: "#c2f2e2",
  second: "#7a58e0",
  silhouette:
    "M304 64Q304 4 240 4Q202 4 172 28Q130 54 38 42Q46 58 60 64Q40 72 12 66Q24 84 46 86Q34 98 16 102Q44 116 70 104Q84 122 100 121Q116 120 122 106Q134 122 150 121Q166 120 172 106Q184 122 200 121Q216 120 222 106Q234 121 252 118Q306 106 304 64z",
  sill: 139,
  glass: [dot(112, 78, 22)],
  driver: [114, 82, 14],
  on: [
    ["glow", "M198 34Q212 16 240 14", 5, 0.9],
    [
      "secondDark",
      "M122 106Q124 96 132 92M172 106Q174 96 182 92M222 106Q224 98 230 94M70 104Q72 96 78 92M60 64L72 66M46 86L60 86",
      2.4,
      0.4,
    ],
    ["second", dot(112, 78, 27), 0, 0.7],
    ["pink", oval(220, 72, 10, 6) + oval(290, 70, 8, 5.4)],
    ["ink", "M244 74Q260 94 276 73Q260 78 244 74z"],
    ["redline", "M252 82Q260 78 268 82Q260 90 252 82z"],
    ["secondDark", "M194 78Q188 98 204 102Q220 102 216 88", 3, 0.5],
  ],
  stickerArea: [152, 64, 44, 30],
  wheels: [],
  wheelStyle: "halo",
  framesBehind: [
    [["secondLight", `M176 126${LINE}`, 2.6], ...quill(0)],
    [["secondLight", `M190 126${LINE}`, 2.6], ...quill(8)],
  ],
  frames: [
    [
      ["ink", oval(240, 51, 8, 11) + oval(277, 51, 7.4, 10.6)],
      ["chalk", dot(243, 46, 3.4) + dot(280, 46, 3)],
      ...GLASSES,
    ],
    [["ink", "M230 52Q238 43 247 52M269 52Q276 43 284 52", 3.4], ...GLASSES],
  ],
};
