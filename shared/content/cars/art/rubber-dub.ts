import type { Recipe } from "../car.ts";
import { dot, edged } from "../outline.ts";

export const ART: Recipe = {
  paint: "#5bb4ea",
  second: "#ffdda6",
  silhouette: "M26 54H292Q300 54 300 61T292 68H288Q280 104 250 112H74Q44 106 36 68H26Q18 68 18 61T26 54z",
  sill: "M0 92Q40 84 80 92T160 92T240 92T320 92V140H0z",
  back: [
    ["steel", "M44 60V24Q44 8 60 8H78Q90 8 90 18", 6],
    ["chrome", "M78 18H102L106 26H74z"],
    ["sky", "M80 32l-2 8M90 32v9M100 32l2 8", 2.4],
    ...edged(
      "chalk",
      `${dot(66, 50, 13)}${dot(92, 48, 15)}${dot(190, 48, 14)}${dot(212, 50, 12)}${dot(172, 52, 10)}`,
      "sky",
    ),
    ["amber", "M222 58Q214 36 236 40Q240 18 256 20Q270 24 264 40Q276 44 270 58z"],
    ["redline", "M264 28L278 32L264 37z"],
    ["ink", dot(258, 29, 2.4)],
    ["goldDark", "M226 46q12 10 22 2", 2.4],
  ],
  driver: [138, 38, 15],
  isOpen: true,
  on: [
    ["second", "M0 54H320V67H0z"],
    ["secondDark", "M0 65H320V69H0z", 0, 0.5],
    ["glow", "M70 78Q66 92 78 100", 5, 0.9],
    ["glow", "M92 80V88", 5, 0.9],
    ["second", `${dot(120, 86, 5)}${dot(150, 80, 3.4)}${dot(176, 86, 6)}${dot(206, 80, 4)}`, 0, 0.7],
  ],
  over: [
    ["chalk", `${dot(112, 56, 9)}${dot(126, 60, 6)}${dot(164, 58, 8)}`],
    ["frost", "M106 54a8 8 0 0 1 6-6M158 56a7 7 0 0 1 5-5", 2],
    ["gold", "M266 70h14v-6h5v16h-5v-5h-14z"],
  ],
  stickerArea: [112, 82, 94, 18],
  wheels: [
    [84, 22],
    [238, 22],
  ],
  wheelStyle: "cap",
};
