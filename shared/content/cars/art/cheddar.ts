import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f6b431",
  silhouette: "M20 112V58L300 88Q304 90 304 96V112z",
  sill: "M0 104H320V140H0z",
  back: [
    ["light", "M20 60L84 32L302 90z"],
    ["dark", oval(180, 62, 12, 4)],
    ["steel", "M96 66Q92 40 112 34Q136 30 144 48L156 56Q150 66 136 68z"],
    ["iron", dot(98, 30, 13)],
    ["pink", dot(98, 30, 8)],
    ["steel", dot(120, 24, 15)],
    ["pink", dot(120, 25, 9)],
    ["ink", dot(134, 46, 3.4)],
    ["pink", dot(157, 56, 4)],
    ["chalk", dot(135, 45, 1.1)],
    ["iron", "M148 58L168 52M148 60L168 62", 1.4],
    ["redline", "M98 60Q116 72 136 66L132 76H98z"],
    ["pink", "M20 84Q-4 82 8 62", 4],
  ],
  on: [
    [
      "dark",
      `${oval(70, 84, 17, 14)}${oval(146, 96, 11, 9)}${oval(196, 86, 8, 6)}${oval(120, 78, 7, 6)}${oval(262, 96, 9, 6)}${oval(20, 100, 12, 10)}`,
    ],
    [
      "deep",
      `${oval(69, 82, 14, 11)}${oval(145, 95, 9, 7)}${oval(195, 85, 6, 4.5)}${oval(119, 77, 5, 4.5)}${oval(261, 95, 7, 4.5)}`,
      0,
      0.55,
    ],
  ],
  lamps: [oval(294, 98, 5, 6)],
  tails: [box(18, 72, 6, 10, 2)],
  stickerArea: [112, 88, 90, 12],
  wheels: [
    [76, 24],
    [236, 24],
  ],
  wheelStyle: "wood",
};
