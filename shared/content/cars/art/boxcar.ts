import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#c9975c",
  second: "#5ab0e0",
  silhouette: "M44 110L40 50H276L272 110z",
  sill: "M0 102H320V140H0z",
  back: [
    ["dark", "M42 52L56 38H260L276 52z"],
    ["light", "M40 50L10 30L22 26L56 38z"],
    ["light", "M276 50L308 26L294 22L260 38z"],
    ["amber", "M78 52Q72 28 80 12L92 22H104L116 12Q124 28 118 52z"],
    ["goldDark", "M98 22v6M91 22l1 5M105 22l-1 5M76 34l5 1M120 34l-5 1M76 40l4 0M120 40l-4 0", 2.4],
    ["pink", "M82 18l6 6l-6 4zM114 18l-6 6l6 4z"],
    ["chalk", dot(90, 33, 4) + dot(107, 33, 4)],
    ["ink", dot(91, 34, 2.5) + dot(106, 34, 2.5)],
    ["pink", "M96 39h5l-2.5 3z"],
    ["bark", "M94 42L78 41M94 44L80 47M104 42L120 41M104 44L118 47", 1.2],
  ],
  driver: [176, 34, 15],
  isOpen: true,
  on: [
    ["sand", "M146 40H166V140H146z", 0, 0.75],
    ["light", "M30 50H290", 4],
    ["bark", "M68 86V72H60L73 58L86 72H78V86zM102 86V72H94L107 58L120 72H112V86z", 2.4],
    [
      "redline",
      "M320 60Q252 54 212 64Q230 66 236 70Q216 74 198 86Q222 80 238 84Q228 90 220 100Q252 90 320 98z",
      0,
      0.9,
    ],
    ["amber", "M320 68Q270 60 244 68Q256 70 258 74Q244 76 234 82Q250 80 260 84Q256 88 250 92Q280 86 320 92z"],
  ],
  over: [
    ["wood", "M236 22L232 48", 2.6],
    ["second", "M236 20Q226 18 228 8L236 12zM236 20Q234 30 244 32L242 22z"],
    ["redline", "M236 20Q238 10 248 10L246 18zM236 20Q228 22 226 32L234 28z", 0, 0.9],
    ["iron", "M262 76H284L290 70V94L284 88H262z"],
    ["chalk", "M268 68V96M264 68V96", 3],
  ],
  lamps: ["M290 71h4v22h-4z"],
  stickerArea: [70, 66, 150, 18],
  hasArches: false,
  wheels: [
    [88, 20],
    [228, 20],
  ],
  wheelStyle: "wood",
};
