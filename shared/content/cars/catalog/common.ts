import type { Car } from "../car.ts";
import { box, dot, oval } from "../outline.ts";
import { car } from "./entry.ts";

export const COMMON: readonly Car[] = [
  car(
    1,
    "Pip",
    "common",
    { price: 8_000 },
    {
      paint: "#f0603f",
      silhouette:
        "M36 112C32 96 32 82 40 72L58 38Q64 26 82 25H152Q174 25 190 42L212 68C246 72 270 79 277 90Q284 100 280 112z",
      sill: "M0 98Q150 90 320 100V140H0z",
      shoulder: "M30 80Q150 68 290 84V88Q150 74 30 86z",
      glass: ["M70 44Q74 36 84 36H116V66H58z", "M124 36H150Q164 36 176 49L190 66H124z"],
      driver: [150, 56, 12],
      on: [
        ["deep", "M120 70V98", 1.6, 0.5],
        ["deep", "M200 70Q196 90 178 100", 1.6, 0.35],
        ["light", box(128, 76, 16, 4, 2)],
        ["iron", "M24 104H60L58 116H24zM262 102H300V116H262z"],
      ],
      lamps: [oval(264, 90, 8, 7)],
      tails: [box(36, 78, 7, 16, 3)],
      wheels: [
        [92, 25],
        [228, 25],
      ],
      wheelStyle: "steel",
    },
  ),
  car(
    2,
    "Loaf",
    "common",
    { price: 12_000 },
    {
      paint: "#e8a33d",
      silhouette:
        "M32 112V66C14 54 22 22 56 22C70 10 104 12 116 18C134 8 178 8 196 20C220 20 232 34 240 48L256 72Q284 76 288 94L290 112z",
      sill: "M0 94H200Q240 88 320 96V140H0z",
      shoulder: "M30 64C80 74 180 74 234 62V68C180 80 80 80 30 70z",
      glass: ["M188 36H204Q220 36 230 52L242 72H188z", box(142, 36, 36, 30, 8)],
      driver: [208, 60, 12],
      on: [
        ["chalk", "M50 40q8-8 12 2M76 34q8-8 12 2M102 40q8-8 12 2", 4, 0.7],
        ["deep", "M183 34V98M134 34V98", 1.6, 0.45],
        ["light", box(188, 80, 16, 4, 2)],
        ["iron", "M20 106H60V118H20zM268 104H300V118H268z"],
      ],
      lamps: [oval(276, 92, 7, 8)],
      tails: [box(31, 78, 7, 18, 3)],
      wheels: [
        [88, 24],
        [234, 24],
      ],
      wheelStyle: "cap",
    },
  ),
  car(
    3,
    "Big Lemon",
    "common",
    { price: 30_000, level: 4 },
    {
      paint: "#f7c52f",
      silhouette: "M16 114V40Q18 18 42 18H222Q242 18 248 36L254 62H282Q302 64 304 86V114z",
      sill: "M0 100H320V140H0z",
      shoulder: "M0 30Q120 22 250 30V34Q120 27 0 34z",
      glass: [
        box(30, 36, 32, 28, 6),
        box(68, 36, 32, 28, 6),
        box(106, 36, 32, 28, 6),
        box(144, 36, 32, 28, 6),
        "M186 36H228Q236 36 238 44L243 66H186z",
      ],
      driver: [218, 56, 11],
      on: [
        ["ink", "M0 74H320V78H0zM0 86H320V90H0z", 0, 0.75],
        ["deep", "M181 34V114", 1.6, 0.5],
        ["light", "M262 70H300", 3],
      ],
      over: [
        ["redline", box(92, 82, 4, 14, 2)],
        ["redline", "M96 78h10l4 5v8l-4 5h-10l-4-5v-8z"],
        ["chalk", "M96 87h10", 2.6],
        ["amber", box(34, 12, 10, 8, 3)],
        ["amber", box(216, 12, 10, 8, 3)],
      ],
      lamps: [oval(296, 86, 6, 8)],
      tails: [box(14, 92, 6, 12, 2)],
      wheels: [
        [76, 23],
        [254, 23],
      ],
      wheelStyle: "steel",
    },
  ),
  car(
    4,
    "Clover",
    "common",
    { price: 24_000, level: 3 },
    {
      paint: "#4d9e4b",
      silhouette: "M60 62Q66 38 100 38L112 70H164V62Q220 54 262 62Q278 66 280 84V106H126L60 100z",
      sill: "M100 88Q200 82 320 92V140H100z",
      shoulder: "M168 70Q220 62 276 72V77Q220 68 168 76z",
      back: [
        ["iron", "M222 64V20Q222 14 230 14H236", 7],
        ["ink", "M96 16H166L172 96H92z", 4],
        ["glass", "M98 24H160L168 80H88z"],
        ["frost", "M100 24H122L104 80H90z", 0, 0.45],
        ["ink", "M130 24V80", 3],
        ["amber", box(80, 10, 96, 14, 7)],
        ["goldDark", box(80, 19, 96, 5, 2)],
      ],
      driver: [140, 50, 13],
      isOpen: true,
      on: [
        ["deep", "M196 78H244M196 85H244M196 92H244", 3, 0.6],
        ["deep", "M172 64V106", 1.6, 0.5],
      ],
      over: [["steel", dot(230, 14, 0.1), 8]],
      lamps: [oval(272, 76, 6, 7)],
      wheels: [
        [96, 44],
        [246, 25],
      ],
      wheelStyle: "tread",
      hasArches: false,
    },
  ),
];
