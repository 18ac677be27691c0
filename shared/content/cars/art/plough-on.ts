import type { Layer, Recipe } from "../car.ts";
import { box, dot, star } from "../outline.ts";

const PLOUGH = [
  [24, 75],
  [44, 65],
  [70, 69],
  [98, 66],
  [112, 88],
  [147, 89],
  [154, 64],
] as const;
const beacon = (beam: string): readonly Layer[] => [
  ["butter", beam, 0, 0.32],
  ["amber", "M198 24V18Q198 12 204 12H212Q218 12 218 18V24z"],
  ["chalk", "M203 20V17Q203 15 206 15", 2],
];

export const ART: Recipe = {
  paint: "#ff8733",
  second: "#2d3d96",
  silhouette: "M10 112V60Q10 52 18 52H166V40Q166 24 182 24H224Q236 24 242 36L252 64H264Q272 66 272 76V112z",
  sill: 100,
  back: [
    ["steel", "M18 56Q28 34 52 36Q70 20 96 28Q128 22 140 38Q156 38 162 56z"],
    ["chalk", "M22 56Q30 38 54 40Q72 24 96 32Q126 26 138 42Q152 42 158 56z"],
    ["frost", "M54 44Q62 36 72 34M104 38Q118 34 128 42", 3],
    ["iron", box(162, 14, 7, 40, 3)],
  ],
  glass: ["M182 64V46Q182 35 192 35H214Q224 35 228 43L236 64z"],
  driver: [206, 54, 11],
  on: [
    ["second", "M0 40H166V100H0z"],
    ["secondDark", "M0 52H166V57H0z"],
    ["frost", `M${PLOUGH.map(([x, y]) => `${x} ${y}`).join("L")}L98 66`, 1.8, 0.75],
    ["butter", PLOUGH.map(([x, y]) => star(x, y, 8, 4, 0.36)).join("")],
    ["chalk", dot(128, 75, 1.6) + dot(56, 78, 1.6) + dot(84, 80, 1.4) + dot(122, 62, 1.3)],
    ["deep", "M168 30V112M244 66V112", 2],
    ["light", "M176 76H236", 3],
    ["iron", box(186, 82, 14, 4, 2)],
  ],
  over: [
    ["iron", "M262 104L284 96M262 84L282 76", 7],
    ["wine", "M270 126Q254 80 284 34Q300 28 316 34Q290 60 294 92Q296 112 314 126z"],
    ["redline", "M274 123Q260 82 287 37Q300 32 309 36Q285 62 289 93Q291 112 306 123z"],
    ["chalk", "M273 62L289 58L287 70L270 76zM269 92L288 90L290 102L271 106z"],
    ["chrome", "M268 125H316", 5],
  ],
  lamps: [dot(262, 78, 5.5)],
  tails: [box(8, 84, 6, 10, 2)],
  stickerArea: [28, 60, 122, 32],
  wheels: [
    [38, 20],
    [86, 20],
    [218, 24],
  ],
  wheelStyle: "tread",
  frames: [
    [
      ...beacon("M208 18L150 2V34z"),
      ["frost", "M292 127Q296 96 312 92Q322 104 320 128z"],
      ["chalk", "M296 128Q302 104 314 100Q322 112 320 128z"],
      ["chalk", dot(304, 24, 5) + dot(314, 14, 3.4) + dot(294, 12, 2.6) + dot(312, 74, 4)],
    ],
    [
      ...beacon("M208 18L266 2V34z"),
      ["frost", "M290 127Q300 84 318 82Q326 104 320 128z"],
      ["chalk", "M294 128Q304 94 318 92Q324 112 320 128z"],
      ["chalk", dot(310, 20, 4) + dot(300, 8, 3) + dot(288, 22, 2.4) + dot(314, 62, 5)],
    ],
  ],
};
