import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#3d7fb8",
  second: "#8f5bd9",
  silhouette:
    "M10 30Q28 40 46 68Q100 42 160 42Q246 44 306 80Q300 88 268 90L252 94L284 106Q266 114 236 114H62Q40 106 36 88L6 104Q12 82 26 72Q22 50 10 30z",
  sill: "M30 90Q120 84 190 96L250 94L320 104V140H30z",
  shoulder: "M40 72Q150 44 296 78L290 82Q150 54 44 80z",
  back: [
    ["dark", "M104 50L112 4Q148 18 172 46z"],
    ["paint", "M104 50L112 4Q136 12 152 46z"],
    ["redline", "M240 86L290 92L262 100z"],
  ],
  glass: ["M166 52Q196 44 228 62Q200 70 168 66z"],
  driver: [196, 62, 10],
  on: [
    ["chalk", "M40 140L60 104Q130 96 196 104L250 94L300 110V140z"],
    ["deep", "M120 72q-6 10 0 20M132 70q-6 11 0 22M144 70q-6 11 0 22", 3.4, 0.75],
    ["dark", "M150 98L176 96L146 122z"],
    ["chalk", dot(256, 72, 8)],
    ["ink", dot(258, 73, 4.5)],
    ["deep", "M246 63L268 70", 4],
  ],
  over: [
    [
      "chalk",
      "M302 82L296 91L288 85L282 95L274 89L266 98L260 91L252 94L268 90zM262 98L268 92L272 101L278 96L282 105L256 95z",
    ],
  ],
  stickerArea: [118, 78, 72, 14],
  wheels: [
    [90, 23],
    [226, 23],
  ],
  wheelStyle: "mesh",
};
