import type { Recipe } from "../car.ts";
import { box, dot, edged, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#22a89a",
  second: "#ff7a59",
  silhouette:
    "M36 114Q22 114 22 100V58Q22 44 36 44H146L158 22Q161 17 168 17H228Q235 17 238 22L250 44H280Q296 44 298 60L300 100Q300 114 286 114z",
  sill: 102,
  back: [
    ["secondDark", "M30 50Q-4 44 6 84Q10 104 4 118", 6],
    ["second", "M30 50Q-4 44 6 84Q10 104 4 118", 3],
    ["iron", "M78 46V34H104V46z"],
    ["steel", box(54, 10, 74, 30, 7)],
    ["chrome", box(54, 10, 74, 25, 7)],
    ["redline", box(264, 35, 22, 12, 4)],
    ["steel", box(130, 36, 14, 10, 3)],
  ],
  glass: [dot(198, 71, 23)],
  driver: [200, 75, 15],
  on: [
    ["chrome", "M0 0H320V56H0z"],
    ["chalk", "M0 40H320V45H0z", 0, 0.6],
    ["steel", "M0 55H320V58H0z"],
    ["second", "M22 88H170V94H22z"],
    ["amber", "M22 94H170V99H22z"],
    ["redline", "M22 82H170V88H22z"],
    ["second", box(180, 22, 36, 12, 4)],
    ["ink", box(182, 24, 32, 8, 3)],
    ["steel", dot(198, 71, 38)],
    ["ink", dot(198, 71, 35)],
    ["iron", dot(198, 71, 31), 3],
    ["chrome", dot(198, 71, 27), 5],
  ],
  lamps: [box(288, 78, 8, 14, 3)],
  tails: [box(22, 66, 7, 12, 2)],
  stickerArea: [52, 60, 96, 18],
  wheels: [
    [78, 24],
    [258, 24],
  ],
  wheelStyle: "five",
  frames: [
    [
      ["frost", box(60, 14, 62, 16, 4)],
      ["sky", "M66 30L82 14M84 30L100 14M102 30L118 14", 2],
    ],
    [
      ["butter", star(91, 22, 44, 8, 0.5), 0, 0.55],
      ["chalk", star(91, 22, 30, 8, 0.5)],
      ...edged("chalk", box(60, 14, 62, 16, 4), "amber"),
    ],
  ],
};
