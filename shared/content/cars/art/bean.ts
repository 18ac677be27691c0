import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#6fbf73",
  silhouette: "M58 112C44 66 80 20 142 18C206 16 252 56 266 92Q270 104 268 112z",
  sill: "M40 98Q160 88 290 98V140H40z",
  shoulder: "M50 82Q150 66 262 82V87Q150 72 50 90z",
  glass: ["M76 66C84 44 108 30 138 29V67Q106 66 76 66z", "M146 29C184 29 216 50 234 74Q190 67 146 67z"],
  driver: [176, 53, 15],
  on: [
    ["deep", "M142 67V104", 1.6, 0.5],
    ["light", box(150, 76, 14, 4, 2)],
    ["chalk", "M232 102Q246 108 256 98", 3],
    ["steel", "M40 106H70V118H40zM250 106H280V118H250z"],
  ],
  over: [
    ["iron", "M96 28L84 6", 2.4],
    ["redline", dot(84, 6, 4)],
  ],
  lamps: [dot(250, 86, 9)],
  tails: [dot(58, 86, 5)],
  stickerArea: [134, 84, 56, 14],
  wheels: [
    [106, 23],
    [216, 23],
  ],
  wheelStyle: "cap",
};
