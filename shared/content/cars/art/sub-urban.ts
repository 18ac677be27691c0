import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#15a08f",
  second: "#ffcf5c",
  silhouette:
    "M36 82C36 58 84 48 124 48L130 28Q131 24 136 24H174Q179 24 180 28L186 48C248 48 296 62 302 84C304 104 270 114 230 114H96C58 114 36 104 36 82z",
  sill: "M0 94Q160 104 320 92V140H0z",
  shoulder: "M50 66Q160 44 290 68V72Q160 52 46 74z",
  back: [
    ["iron", "M156 26V8H172", 6],
    ["chrome", "M168 3h10v10h-10z"],
    ["sky", "M177 3h4v10h-4z"],
    ["secondDark", "M66 58L30 34H54L92 52z"],
    ["second", "M66 112L28 124H60L92 112z"],
    ["iron", "M24 82H40", 6],
    ["frost", `${dot(14, 52, 5)}${dot(24, 36, 3.4)}${dot(8, 30, 2.6)}`, 2],
  ],
  glass: ["M240 60Q286 66 298 86Q268 92 240 88z", dot(198, 76, 17), dot(146, 76, 13), dot(102, 76, 13)],
  driver: [200, 78, 11],
  on: [
    ["second", "M126 36H184V41H126z"],
    ["chrome", dot(198, 76, 18), 6],
    ["chrome", `${dot(146, 76, 14)}${dot(102, 76, 14)}`, 5],
    ["deep", `M70 56V112M226 50V112`, 1.6, 0.6],
    ["deep", "M78 60V61M78 72V73M78 84V85M78 96V97M220 58V59M220 92V93M220 104V105", 3, 0.6],
  ],
  lamps: [dot(288, 98, 6)],
  stickerArea: [52, 72, 30, 24],
  wheels: [
    [96, 19],
    [166, 19],
    [236, 19],
  ],
  wheelStyle: "turbine",
  frames: [
    [
      ["second", "M26 82Q14 56 22 54T30 82Q42 108 32 110T26 82z"],
      ["goldDark", dot(28, 82, 4.5)],
    ],
    [
      ["second", "M24 82Q24 66 28 66T32 82Q32 98 28 98T24 82z"],
      ["goldDark", dot(28, 82, 4.5)],
      ["frost", `${dot(10, 72, 4)}${dot(6, 92, 3)}`, 2],
    ],
  ],
};
