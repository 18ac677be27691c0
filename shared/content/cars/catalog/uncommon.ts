import type { Car } from "../car.ts";
import { box, dot, oval } from "../outline.ts";
import { car } from "./entry.ts";

export const UNCOMMON: readonly Car[] = [
  car(
    20,
    "Whippet",
    "uncommon",
    { price: 70_000, level: 6 },
    {
      paint: "#2f7f6b",
      second: "#e9b44c",
      silhouette:
        "M18 104Q14 82 40 74Q66 64 98 66Q104 74 116 74H146Q160 72 168 62C210 56 270 62 294 82Q308 94 304 110L298 114H28z",
      sill: "M0 100Q160 92 320 102V140H0z",
      shoulder: "M20 84C90 70 230 66 300 88V92C230 72 90 76 20 90z",
      back: [["bark", "M92 72Q90 46 104 44Q112 44 114 72z"]],
      driver: [130, 50, 14],
      isOpen: true,
      on: [
        ["second", "M170 56C220 58 280 66 320 92V86C280 58 220 50 170 50z"],
        ["deep", "M112 74Q110 96 124 102H166Q170 84 162 70", 1.6, 0.5],
        ["chalk", dot(140, 88, 11)],
        ["ink", "M137 83l4-2v14", 3],
        ["deep", "M200 78l14 12M210 76l14 12M220 75l14 12", 2.4, 0.6],
      ],
      over: [
        ["chrome", "M150 72L136 40L142 38L168 66z"],
        ["frost", "M154 70L141 42L164 66z", 0, 0.6],
        ["chrome", "M176 106H60", 4],
        ["chrome", "M20 106H40M286 106H306", 5],
      ],
      lamps: [oval(290, 84, 8, 8)],
      tails: [oval(26, 86, 5, 5)],
      wheels: [
        [76, 26],
        [246, 26],
      ],
      wheelStyle: "wire",
    },
  ),
  car(
    21,
    "Gravel",
    "uncommon",
    { price: 95_000, level: 8 },
    {
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
        ["butter", `${dot(240, 64, 9)}${dot(260, 67, 9)}`],
        ["chalk", `${dot(240, 64, 9)}${dot(260, 67, 9)}`, 2],
        ["chrome", "M232 56A12 12 0 0 1 248 56M252 59A12 12 0 0 1 268 59", 2],
      ],
      lamps: ["M270 84L284 90L286 98L274 96z"],
      tails: [box(36, 78, 7, 14, 3)],
      wheels: [
        [92, 26],
        [234, 26],
      ],
      wheelStyle: "five",
    },
  ),
];
