import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

const note = (x: number, y: number): string =>
  `M${x} ${y}v-18l12-4v18a4.5 3.6 0 1 1-3-3.4v-9l-6 2v15a4.5 3.6 0 1 1-3-.6z`;

export const ART: Recipe = {
  paint: "#7a4fc4",
  second: "#ffb03a",
  silhouette: "M16 84Q16 76 24 76H296Q304 76 304 84V90Q304 94 300 96L294 114H26L20 96Q16 94 16 90z",
  sill: 104,
  back: [
    ["iron", box(226, 66, 8, 12)],
    ["ink", oval(236, 68, 60, 10)],
    ["iron", `${oval(236, 66, 52, 7)}${oval(236, 66, 40, 5)}`, 1.2],
    ["redline", oval(236, 66, 18, 3.6)],
    ["chrome", oval(236, 66, 3, 1.4)],
    ["secondDark", "M46 78Q10 60 26 36Q40 20 78 34L74 44Q46 38 42 50Q42 62 58 78z"],
    ["second", "M48 78Q16 60 30 40Q44 26 78 36L76 41Q44 32 38 48Q36 62 54 78z"],
    ["secondDark", "M60 30Q106 22 130 2Q146 -2 152 10Q170 38 152 68Q144 78 130 72Q104 50 60 48z"],
    ["second", "M60 30Q106 22 130 2Q120 30 128 60Q100 48 60 44z"],
    ["secondLight", "M62 33Q106 26 126 10Q118 24 118 34Q92 36 62 36z", 0, 0.8],
    ["secondLight", "M130 2Q146 -2 150 12Q166 18 160 36Q166 54 152 62Q146 78 130 72Q116 66 118 36Q118 8 130 2z"],
    ["second", "M136 8Q147 8 150 20Q158 26 154 37Q157 50 149 56Q144 68 135 66Q125 60 126 37Q126 12 136 8z"],
    ["secondDark", "M139 18Q148 24 147 37Q146 52 139 57Q132 52 132 37Q133 22 139 18z"],
    ["secondDark", "M134 10L138 20M150 22L145 26M154 38L147 38M150 54L145 48M134 64L138 56", 1.6],
  ],
  driver: [178, 54, 14],
  isOpen: true,
  on: [
    ["light", "M16 76H304V83H16z"],
    ["deep", "M16 94H304", 2, 0.6],
    ["gold", "M112 84Q112 104 134 104H186Q208 104 208 84", 2.4],
    ["gold", `M160 87q-10-6-14 2q0 8 14 12q14-4 14-12q-4-8-14-2z`],
  ],
  over: [
    ["iron", "M300 88H312V100", 4],
    ["chalk", dot(312, 101, 4)],
    ["chrome", "M286 72V58L262 60", 3.4],
    ["iron", "M262 56L254 66H264z"],
  ],
  lamps: [box(288, 86, 10, 7, 3)],
  tails: [box(20, 86, 7, 8, 2)],
  stickerArea: [114, 88, 92, 12],
  wheels: [
    [74, 24],
    [246, 24],
  ],
  wheelStyle: "wood",
  frames: [
    [
      ["pink", note(184, 30)],
      ["frost", note(216, 40)],
    ],
    [
      ["frost", note(190, 24)],
      ["pink", note(226, 34)],
    ],
  ],
};
