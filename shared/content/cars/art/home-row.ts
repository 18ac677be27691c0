import type { Recipe } from "../car.ts";
import { box, edged } from "../outline.ts";

export const ART: Recipe = {
  paint: "#5166c9",
  second: "#f26d4f",
  silhouette: "M18 110V78Q20 62 36 60H222Q236 60 250 68L296 88Q304 92 302 110z",
  sill: 102,
  back: [
    ["iron", "M20 92Q-4 90 8 66T22 34", 4],
    ["steel", "M16 36V22H28V36z"],
    ["chrome", "M19 22V14H25V22z"],
    ...[40, 66, 196].flatMap((x) => edged("chalk", `M${x} 62L${x + 3} 44H${x + 20}L${x + 23} 62z`)),
    ["secondDark", "M222 64L225 46H242L245 64z"],
    ["second", "M225 46H242L240 56H227z"],
    ["steel", "M43 46H60L58 56H45zM69 46H86L84 56H71zM199 46H216L214 56H201z", 0, 0.4],
  ],
  glass: ["M98 60Q104 28 142 28Q176 30 190 60z"],
  driver: [148, 51, 14],
  on: [
    ["deep", "M28 66H236L292 92V100H28z", 0, 0.7],
    [
      "chalk",
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((n) => box(34 + n * 19, 68, 16, 8, 2) + (n > 0 ? box(26 + n * 20, 79, 17, 8, 2) : ""))
        .join(""),
    ],
    ["second", `${box(106, 79, 17, 8, 2)}${box(166, 79, 17, 8, 2)}`],
    ["chalk", "M112 85h5M172 85h5", 1.6],
    [
      "steel",
      `${box(90, 90, 100, 8, 2)}${box(34, 90, 22, 8, 2)}${box(60, 90, 26, 8, 2)}${box(194, 90, 26, 8, 2)}${box(224, 90, 22, 8, 2)}`,
    ],
    [
      "chalk",
      `${box(92, 90, 96, 5, 2)}${box(36, 90, 18, 5, 2)}${box(62, 90, 22, 5, 2)}${box(196, 90, 22, 5, 2)}${box(226, 90, 18, 5, 2)}`,
    ],
  ],
  lamps: [box(286, 92, 12, 7, 3)],
  tails: [box(16, 84, 6, 12, 2)],
  stickerArea: [112, 76, 96, 18],
  wheels: [
    [74, 22],
    [250, 22],
  ],
  wheelStyle: "key",
};
