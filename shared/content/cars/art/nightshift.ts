import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#2c46a8",
  second: "#12c7b5",
  silhouette:
    "M12 108L10 82Q14 72 34 70H80L112 48Q140 34 168 40Q196 48 212 66Q262 66 290 84Q312 98 314 108L300 114H20z",
  sill: "M0 102L60 92L220 98L320 106V140H0z",
  shoulder: "M80 72Q150 60 220 72T314 104L300 102Q240 82 200 80T76 84z",
  back: [
    ["dark", "M28 70L84 24H124L134 46L96 70z"],
    ["second", "M84 24H124L127 31H78z"],
    ["iron", "M22 70V44", 5],
    ["second", "M0 34H50L46 44H2z"],
    ["secondLight", "M0 34H50L49 37H0z"],
    ["dark", "M0 30H7V66H0z"],
  ],
  glass: ["M122 66L140 49Q158 42 174 50Q190 58 202 68Q160 72 122 66z"],
  driver: [166, 62, 11],
  on: [
    ["deep", "M104 80L150 76L138 98H96z"],
    ["secondLight", "M104 80L150 76L138 98", 2.4],
    ["chalk", dot(190, 88, 12)],
    ["ink", "M186 85q2-5 6-3q3 4-6 10h9", 2.6],
    ["secondLight", "M222 74Q270 78 304 104", 2],
    ["deep", "M30 80H56M28 86H54M28 92H50", 3],
  ],
  over: [["secondDark", "M262 118L316 113L318 120H256z"]],
  lamps: ["M276 82L292 90L296 98L288 94z", "M262 79L270 81L282 92L274 90z"],
  tails: ["M8 84H22V88H9z", "M10 94H24V98H11z"],
  stickerArea: [112, 82, 70, 16],
  wheels: [
    [66, 27],
    [244, 26],
  ],
  wheelStyle: "turbine",
};
