import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#b651c4",
  second: "#ffc857",
  silhouette: "M34 104Q28 66 56 50Q86 32 132 34Q188 36 212 74L220 104Q220 112 210 112H44Q36 112 34 104z",
  sill: "M0 96H320V140H0z",
  shoulder: "M30 80Q110 66 218 80V84Q110 72 30 86z",
  back: [
    ["iron", "M36 92Q12 96 14 76T30 60", 3],
    ["iron", "M24 52h14v12H24z"],
    ["steel", "M27 52V44M35 52V44", 2.6],
    ["iron", "M204 78Q226 70 230 46T258 20Q280 22 280 54T268 108", 15],
    ["steel", "M204 78Q226 70 230 46T258 20Q280 22 280 54T268 108", 9],
    [
      "iron",
      "M216 66l10 8M224 50l12 4M230 36l10 6M244 22l4 10M262 18l-2 11M276 30l-10 5M282 46l-12 1M282 62l-12-1M280 78l-12-2",
      3,
    ],
  ],
  glass: ["M112 70Q112 42 142 42Q178 44 194 72Q196 76 190 76H118Q112 76 112 70z"],
  driver: [150, 62, 13],
  on: [
    ["deep", "M50 62H92M46 72H90M44 82H90", 4, 0.6],
    ["second", "M0 92H320V97H0z"],
  ],
  over: [
    ["second", "M92 34Q96 20 116 22Q134 22 138 34", 6],
    ["second", dot(202, 84, 10)],
    ["secondDark", dot(202, 84, 5)],
    ["dark", "M244 112Q246 100 262 100H282Q290 102 290 114V126H244z"],
    ["light", "M248 110Q250 104 262 104H280", 3],
    ["ink", "M242 121h50v6h-50z"],
    ["steel", `${oval(297, 106, 3, 8)}${oval(307, 106, 3, 8)}${dot(303, 118, 10)}`],
    ["ink", `${dot(299, 116, 1.8)}${dot(307, 116, 1.8)}`],
    ["pink", dot(303, 120, 1.6)],
  ],
  stickerArea: [118, 84, 66, 10],
  wheels: [
    [78, 32],
    [196, 17],
  ],
  wheelStyle: "five",
};
