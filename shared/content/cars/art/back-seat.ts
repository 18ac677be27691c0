import type { Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

export const ART: Recipe = {
  paint: "#b8486c",
  second: "#f2b84b",
  silhouette: "M70 112Q60 70 64 34Q66 10 92 10Q112 12 114 36L118 60H206Q228 60 230 76T216 92V112z",
  sill: "M0 100H320V140H0z",
  back: [
    ["iron", "M32 106V30M32 106H80", 4],
    ["butter", "M20 4H44L56 34H8z"],
    ["second", "M8 34H56L54 28H10z"],
    ["amber", "M20 34L4 62H60L44 34z", 0, 0.14],
    ["paint", "M208 82H262L268 96H210z"],
    ["dark", "M208 90H268V98H210z"],
    ["glass", "M196 70H268V84H196z"],
    ["secondDark", "M262 86V58Q264 46 276 48Q284 52 282 66L300 76Q306 84 298 86z"],
    ...edged("chalk", dot(281, 50, 7), "steel"),
  ],
  driver: [146, 36, 16],
  isOpen: true,
  on: [
    ["light", "M74 20Q92 8 106 24L112 60L100 64Q78 40 74 20z", 0, 0.6],
    ["chalk", "M60 26q6 8 12 1q6 8 12 0q8 6 12-2q8 2 10-6V0H60z"],
    ["steel", "M70 22h.1M80 18h.1M90 16h.1M78 24h.1", 2.6],
    ["deep", dot(210, 76, 12), 2.4, 0.6],
    ["deep", dot(210, 76, 5), 2.4, 0.6],
    ["deep", "M118 62Q124 84 118 112M126 78H196", 2, 0.5],
    ["second", "M76 74l20-6l6 20l-20 6z"],
    ["secondDark", "M78 76l16-4.8M80 82l16-4.8", 2],
    ["deep", `${dot(86, 46, 2.6)}${dot(100, 52, 2.6)}`],
  ],
  over: [
    ["iron", "M170 60L178 46", 4],
    ["ink", box(170, 38, 12, 10, 3)],
  ],
  stickerArea: [118, 74, 84, 14],
  wheels: [
    [98, 18],
    [196, 18],
  ],
  wheelStyle: "cap",
};
