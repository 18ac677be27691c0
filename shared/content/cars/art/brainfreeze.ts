import type { Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

export const ART: Recipe = {
  paint: "#ff9fb8",
  second: "#7fd8c8",
  silhouette: "M26 112V52Q28 38 44 38H204Q220 38 228 52L242 72Q280 74 290 90L292 112z",
  sill: "M0 92Q20 86 40 92T80 92T120 92T160 92T200 92T240 92T280 92T320 92V140H0z",
  back: [
    ["wood", "M74 44L68 22H118L112 44z"],
    ["bark", "M72 28L98 44M70 36L80 44M86 22L114 40M116 28L90 44M102 22L74 40", 1.8, 0.6],
    ...edged(
      "pink",
      "M62 23Q58 7 78 8Q84 1 96 3Q110 1 112 10Q128 10 124 23Q118 30 110 24Q102 32 94 24Q84 32 78 24Q68 30 62 22z",
      "wine",
    ),
    ["chalk", "M76 12q6-6 12-4", 3.4],
    ["teal", "M98 10l5 4M110 16l5-3M88 18l4-3", 2.6],
    ["redline", dot(96, 7, 4.5)],
  ],
  glass: ["M196 48H204Q214 48 220 58L230 72H196z"],
  driver: [206, 64, 10],
  on: [
    ["ink", box(60, 50, 108, 30, 3), 0, 0.75],
    ["amber", "M74 80V66l6-8l6 8V80z"],
    ["pink", dot(80, 60, 7)],
    ["sand", "M100 80V68l5-6l5 6V80z"],
    ["chalk", dot(105, 62, 6)],
    ["teal", "M124 80V70h14V80z"],
    ["redline", dot(131, 66, 6)],
    ["light", "M50 80H178V86H50z"],
    ["deep", "M186 44V108", 1.6, 0.5],
    ["redline", "M210 84l8 3M226 90l3-8M240 82l8 3M258 90l6-6M272 84l7 4", 3.4],
    ["second", "M216 92l4-6M234 86l8 2M250 84l4 7M266 80l6 3", 3.4],
    ["chrome", "M14 108H44M274 106H304", 5],
  ],
  over: [
    ["chalk", "M54 46H174L186 62H42z"],
    ["second", "M54 46H71L63 62H42zM89 46H106L105 62H84zM123 46H140L148 62H126zM158 46H174L186 62H168z"],
    ["secondDark", "M42 62q10 8 21 0q10 8 21 0q10 8 21 0q10 8 21 0q11 8 22 0q9 8 20 0q9 8 18 0z", 0, 0.85],
  ],
  lamps: [dot(280, 90, 8)],
  tails: [box(24, 76, 6, 12, 2)],
  stickerArea: [118, 94, 84, 4],
  wheels: [
    [82, 23],
    [240, 23],
  ],
  wheelStyle: "cap",
};
