import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#e2a24b",
  second: "#d9482f",
  silhouette: "M36 84Q34 66 52 66H268Q286 66 284 84Q280 112 246 112H74Q40 112 36 84z",
  sill: "M20 98Q160 106 300 98V140H20z",
  shoulder: "M44 76Q160 70 276 76V80Q160 76 44 82z",
  back: [
    ["dark", "M44 72Q40 36 84 38H236Q280 36 276 72z"],
    ["light", "M50 60Q52 42 84 42H236Q268 42 270 60Q240 48 160 48T50 60z"],
    [
      "secondDark",
      "M30 40Q14 44 18 62T46 80H272Q300 76 304 60T290 38Q284 36 280 42Q270 52 250 52H72Q52 52 42 42Q36 38 30 40z",
    ],
    [
      "second",
      "M30 40Q16 44 20 58T46 70H272Q300 68 302 56T290 38Q284 36 280 42Q270 50 250 50H72Q52 50 42 42Q36 38 30 40z",
    ],
    ["amber", "M48 56q10-10 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0", 5],
    ["wood", "M92 44V8", 2.4],
    ["teal", "M92 6L122 14L92 24z"],
  ],
  driver: [172, 36, 15],
  isOpen: true,
  on: [
    ["leaf", `M24 60H296V71${"q-8 11-16 0".repeat(17)}z`],
    ["chalk", "M112 118V90H208V118z"],
    [
      "redline",
      [0, 1, 2, 3].map((n) => box(112 + n * 24, 90, 12, 11) + box(124 + n * 24, 101, 12, 11)).join(""),
      0,
      0.85,
    ],
  ],
  over: [["frost", "M198 64L188 42L196 40L214 64z", 0, 0.6]],
  lamps: [dot(272, 88, 7)],
  tails: [dot(46, 88, 5)],
  stickerArea: [122, 84, 76, 16],
  wheels: [
    [88, 22],
    [232, 22],
  ],
  wheelStyle: "cap",
};
