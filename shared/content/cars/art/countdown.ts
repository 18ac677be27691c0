import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#6cc4c0",
  second: "#e8452f",
  silhouette: "M44 106Q26 84 44 62Q130 40 206 50Q276 60 310 90Q288 104 240 108H60z",
  sill: "M30 92Q160 104 320 88V140H30z",
  shoulder: "M40 66Q150 44 280 70V75Q150 52 40 74z",
  back: [
    ["secondDark", "M60 62L20 14H54L120 56z"],
    ["second", "M54 62L14 14H48L112 58z"],
    ["secondLight", "M14 14H48L54 20H19z"],
    ["iron", "M46 66L26 60V108L46 102z"],
    ["steel", "M34 64L26 60V108L34 104z"],
  ],
  glass: [dot(178, 72, 17), dot(128, 74, 10)],
  driver: [180, 75, 11],
  on: [
    ["second", "M236 40H320V120H246Q256 84 236 40z"],
    [
      "ink",
      `${box(84, 40, 10, 12)}${box(94, 52, 10, 12)}${box(84, 64, 10, 12)}${box(94, 76, 10, 12)}${box(84, 88, 10, 12)}${box(94, 100, 10, 12)}`,
      0,
      0.8,
    ],
    ["second", "M40 84H84V92H40z"],
    ["chrome", dot(178, 72, 19), 5],
    ["deep", "M210 52V106M150 50V106", 1.6, 0.5],
    ["deep", "M206 60V61M206 72V73M206 84V85M206 96V97", 3, 0.5],
  ],
  lamps: [oval(284, 92, 8, 5)],
  stickerArea: [204, 70, 44, 12],
  wheels: [
    [98, 22],
    [234, 22],
  ],
  wheelStyle: "turbine",
  framesBehind: [
    [
      ["redline", "M36 60Q8 70 1 84Q8 96 36 108z"],
      ["amber", "M36 68Q12 76 6 84Q12 92 36 100z"],
      ["butter", "M36 76Q22 80 18 84Q22 88 36 92z"],
    ],
    [
      ["redline", "M36 60Q12 64 2 76L10 82L0 94L14 98L36 108z"],
      ["amber", "M36 68Q18 74 12 84Q20 94 36 100z"],
      ["butter", "M36 76Q28 80 26 84Q28 88 36 92z"],
    ],
  ],
};
