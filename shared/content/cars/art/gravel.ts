import type { Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

export const ART: Recipe = {
  paint: "#2b6fd6",
  second: "#ffd23f",
  silhouette: "M34 114C30 96 32 82 40 74L62 42Q68 30 88 29H158Q178 29 192 44L212 66C250 68 276 76 284 88L290 114z",
  sill: "M0 102Q150 98 320 104V140H0z",
  shoulder: "M30 78Q150 66 290 82V85Q150 72 30 84z",
  back: [
    ["deep", "M46 66L30 34H40L62 58z"],
    ["second", "M14 28Q40 22 66 30L62 38Q40 32 16 38z"],
    ["deep", "M118 30L126 20H148L152 30z"],
  ],
  glass: ["M74 46Q78 39 88 39H118V66H62z", "M126 39H156Q168 39 178 51L192 66H126z"],
  driver: [152, 57, 12],
  on: [
    ["second", "M24 96L120 66H160L60 110H20z"],
    ["chalk", dot(150, 86, 14)],
    ["ink", "M144 80h8l-5 5q8 0 6 6q-3 5-10 1", 2.8],
    ["deep", "M122 70V100", 1.6, 0.5],
    ["wood", "M0 112Q30 94 60 100T110 108T180 106T240 104T320 100V140H0z", 0, 0.75],
    ["wood", "M112 98l4-4M196 96l6-5M178 102l3-6M270 92l5-5", 4, 0.75],
  ],
  over: [
    ["redline", "M58 112L50 126H62L68 112zM196 112L190 126H202L206 112z"],
    ["iron", "M232 76Q250 66 268 78", 4],
    ...edged("butter", `${dot(240, 64, 9)}${dot(260, 67, 9)}`),
    ["amber", "M236 60l8 8M256 63l8 8", 2],
  ],
  lamps: ["M270 84L284 90L286 98L274 96z"],
  tails: [box(36, 78, 7, 14, 3)],
  stickerArea: [130, 84, 66, 12],
  wheels: [
    [92, 26],
    [234, 26],
  ],
  wheelStyle: "five",
};
