import type { Layer, Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

const beam = (d: string, core: string): readonly Layer[] => [
  ["amber", d, 0, 0.4],
  ["butter", core, 0, 0.75],
];

export const ART: Recipe = {
  paint: "#2295ab",
  second: "#ef4f3c",
  silhouette:
    "M8 113Q4 94 24 92L40 78L54 84L66 74L74 76L84 46H76V36H86V20Q104 0 122 20V36H132V46H124L134 78H150V60H144L158 42H216L232 60H226V84Q252 76 262 84Q304 86 312 106L308 113z",
  sill: "M0 103Q14 95 28 103T56 103T84 103T112 103T140 103T168 103T196 103T224 103T252 103T280 103T308 103T336 103V140H0z",
  back: [
    ["iron", "M104 8V0", 3],
    ["wine", "M166 44V30H178V44z"],
    ["bark", "M164 30H180", 4],
  ],
  glass: [box(186, 62, 32, 19, 3)],
  driver: [200, 74, 10],
  on: [
    ["iron", "M0 96L24 90L40 76L54 83L66 72L140 76L146 86L120 100L60 104H0z"],
    ["steel", "M24 90L40 76L46 88L34 94zM54 83L66 72L76 84L62 90z", 0, 0.75],
    ["leaf", "M50 96Q46 88 52 84M128 92Q132 84 128 80", 3],
    ["chalk", "M72 84L84 44H124L136 84z"],
    ["second", "M75 72L79 58H129L133 72zM82 44H126V50H80z"],
    ["secondDark", "M108 44H126L138 84H112z", 0, 0.35],
    ["secondDark", box(74, 36, 60, 10)],
    ["second", "M84 20Q104 -2 124 20z"],
    ["ink", box(86, 20, 36, 16)],
    ["chalk", box(150, 60, 76, 26)],
    ["steel", "M150 60H226V66H150z", 0, 0.5],
    ["second", "M142 62L158 40H216L234 62z"],
    ["secondDark", "M148 56H228M154 49H222", 1.8],
    ["bark", "M156 86V72a6 6 0 0 1 12 0V86z"],
    [
      "frost",
      "M0 104Q14 96 28 104T56 104T84 104T112 104T140 104T168 104T196 104T224 104T252 104T280 104T308 104T336 104",
      3,
    ],
    ["frost", "M240 94q5-5 10 0t10 0t10 0M122 96q5-5 10 0t10 0t10 0M180 95q5-5 10 0t10 0", 2, 0.7],
  ],
  over: [
    ["chalk", "M76 36V28H132V36M90 36V28M118 36V28", 2],
    ["glass", "M100 84V74a4 4 0 0 1 8 0V84zM101 62V56a3.4 3.4 0 0 1 7 0V62z"],
    ["chalk", dot(177, 75, 6)],
    ["second", "M177 69V72M177 78V81M171 75H174M180 75H183", 3],
    ["glass", dot(177, 75, 2.6)],
    ["chalk", "M204 42Q204 33 212 33Q215 29 219 32L224 34L219 36Q218 42 210 42L200 44z"],
    ["ink", dot(217.5, 33, 1)],
  ],
  lamps: [dot(294, 97, 6)],
  tails: [dot(17, 100, 4.5)],
  stickerArea: [150, 84, 80, 16],
  wheels: [
    [64, 22],
    [252, 22],
  ],
  wheelStyle: "cap",
  framesBehind: [
    beam("M104 28L296 4Q308 30 296 62z", "M104 28L246 14Q254 31 246 48z"),
    beam("M104 28L10 6Q-2 28 10 54z", "M104 28L34 14Q26 28 34 46z"),
  ],
  frames: [
    [
      ["butter", box(89, 22, 30, 13)],
      ["chalk", oval(108, 28, 8, 6)],
      ["iron", "M99 21V36M112 21V36", 2],
    ],
    [
      ["amber", box(89, 22, 30, 13)],
      ["butter", oval(98, 28, 8, 6)],
      ["iron", "M96 21V36M109 21V36", 2],
    ],
  ],
};
