import type { Ink, Layer, Recipe } from "../car.ts";
import { box, dot, tenth } from "../outline.ts";

const HUB = { x: 56, y: 48, reach: 37 } as const;

const around = (turn: number, reach: number, from: number, every: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 8 / every }, (_, nth) => {
    const a = ((from + nth * every) * Math.PI) / 4 + turn;
    return [tenth(HUB.x + reach * Math.sin(a)), tenth(HUB.y - reach * Math.cos(a))];
  });

const cabin = (x: number, y: number): string => `M${x - 7} ${y}h14q0 10-7 10t-7-10zM${x - 6} ${y - 2}q0-6 6-6t6 6z`;
const cabins = (turn: number, from: number, ink: Ink): Layer => [
  ink,
  around(turn, HUB.reach, from, 4)
    .map(([x, y]) => cabin(x, y))
    .join(""),
];

/** The big wheel of the fair, turned by some radians. */
const bigWheel = (turn: number): readonly Layer[] => [
  ["goldDark", dot(HUB.x, HUB.y, HUB.reach), 5],
  ["gold", dot(HUB.x, HUB.y, HUB.reach), 3],
  [
    "gold",
    around(turn, HUB.reach, 0, 1)
      .map(([x, y]) => `M${HUB.x} ${HUB.y}L${x} ${y}`)
      .join(""),
    2,
  ],
  ["goldLight", dot(HUB.x, HUB.y, 22), 1.6],
  cabins(turn, 0, "redline"),
  cabins(turn, 1, "sky"),
  cabins(turn, 2, "amber"),
  cabins(turn, 3, "teal"),
];

const bulbs = (from: number, count: number): string =>
  Array.from({ length: count }, (_, nth) => dot(from + nth * 32, 89, 3)).join("");
const lit = (odd: Ink, even: Ink): readonly Layer[] => [
  [odd, bulbs(16, 10)],
  [even, bulbs(32, 9)],
];

export const ART: Recipe = {
  paint: "#ef5f4c",
  second: "#6a3aa6",
  silhouette:
    "M4 84H104V58H108Q104 44 120 36Q128 42 132 50Q130 26 152 14Q174 26 172 50Q176 42 184 36Q200 44 196 58H200V84H204L216 28L226 12L236 28L248 84H254V56H248L256 38H300L310 56H304V84H316V95L310 113H10L4 95z",
  sill: 94,
  back: [
    ["goldDark", `M${HUB.x} ${HUB.y}L34 86M${HUB.x} ${HUB.y}L78 86`, 6],
    ["gold", "M152 16V4M226 14V3", 2.4],
    ["amber", "M153 3L168 7L153 11z"],
    ["teal", "M227 2L242 6L227 10z"],
  ],
  glass: [box(262, 58, 34, 18, 3)],
  driver: [278, 69, 10],
  on: [
    ["butter", "M104 56H200V84H104z"],
    ["amber", "M104 74H200V84H104z", 0, 0.6],
    [
      "second",
      "M108 84V70a8 8 0 0 1 16 0V84zM128 84V70a8 8 0 0 1 16 0V84zM160 84V70a8 8 0 0 1 16 0V84zM180 84V70a8 8 0 0 1 16 0V84z",
    ],
    ["secondDark", "M146 84V66a6 6 0 0 1 12 0V84z"],
    [
      "light",
      "M152 14Q140 30 140 52H132Q130 26 152 14zM120 36Q114 46 114 58H108Q104 44 120 36zM184 36Q178 46 178 58H172Q176 44 184 36z",
      0,
      0.8,
    ],
    ["gold", "M100 57H204", 4],
    ["chalk", "M200 84L216 28H236L252 84z"],
    ["paint", "M221 28H231L238 84H214z"],
    ["second", "M212 30L226 10L240 30z"],
    ["chalk", "M250 56H310V84H250z"],
    ["second", "M250 78H310V84H250z"],
    ["chalk", "M246 58L256 36H302L312 58z"],
    ["paint", "M246 58L256 36H264L257 58zM270 58L272 36H282L284 58zM297 58L292 36H302L312 58z"],
    ["second", "M0 84H320V140H0z"],
    ["secondLight", "M0 84H320V86H0z"],
    [
      "amber",
      "M76 112Q76 97 92 97T108 112zM114 112Q114 97 130 97T146 112zM152 112Q152 97 168 97T184 112zM190 112Q190 97 206 97T222 112z",
    ],
    [
      "butter",
      "M120 112Q122 102 130 102T140 112zM158 112Q160 102 168 102T178 112zM80 112Q84 104 92 104T104 112zM194 112Q198 104 206 104T218 112z",
    ],
  ],
  over: [
    ["secondDark", "M211 36Q222 46 239 38M208 50Q224 62 243 52M204 66Q224 80 246 67Q250 74 254 82", 7],
    ["gold", "M211 35Q222 45 239 37M208 49Q224 61 243 51M204 65Q224 79 246 66Q250 73 254 81", 4.4],
  ],
  lamps: [dot(304, 102, 5)],
  tails: [dot(14, 102, 4)],
  stickerArea: [108, 62, 88, 22],
  wheels: [
    [44, 21],
    [266, 21],
  ],
  wheelStyle: "star",
  framesBehind: [bigWheel(0), bigWheel(Math.PI / 8)],
  frames: [lit("goldLight", "goldDark"), lit("goldDark", "goldLight")],
};
