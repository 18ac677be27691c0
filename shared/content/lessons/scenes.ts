import type { FixedInk, Layer } from "../cars/car.ts";
import { box, dot, oval, star } from "../cars/outline.ts";
import type { LessonID } from "./lesson.ts";
import { piece, type Piece, type Scene } from "./scene.ts";
import { SHAPES } from "./shapes.ts";

type Sheets = readonly Layer<FixedInk>[];

/** Strokes in a box of 20. */
const SIGNS = {
  plus: "M10 3V17M3 10H17",
  minus: "M3 10H17",
  times: "M5 5L15 15M15 5L5 15",
  divide: "M3 10H17M10 3.5v.01M10 16.5v.01",
  cent: "M15 6Q12 3.5 9 4.5T5 10T9 15.5T15 14M10 1V19",
  five: "M14 2H6.5L5.5 9Q14 6.5 15 12.5Q14 18.5 9 18Q7 18 5 17",
};

const block = (x: number, y: number, front: FixedInk): Sheets => [
  [front, `${box(x, y, 42, 26, 4)}${box(x + 6, y - 4, 11, 6, 2)}${box(x + 25, y - 4, 11, 6, 2)}`],
  ["ink", `M${x} ${y + 19}h42v3a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4z`, 0, 0.2],
  ["chalk", `M${x + 5} ${y + 5}h32`, 2.6, 0.45],
];

const balloon = (x: number, y: number, ink: FixedInk): Piece =>
  piece(
    [
      ["chalk", `M0 21Q-4 30 2 38T0 54`, 1.6, 0.7],
      [ink, "M-4 23L0 16L4 23z"],
      [ink, oval(0, 0, 15.5, 18)],
      ["ink", "M13 -9Q19 8 0 18Q-8 17 -12 11Q9 13 13 -9z", 0, 0.2],
      ["chalk", "M-9 -2Q-8 -9 -3 -12", 3, 0.85],
    ],
    x,
    y,
  );

const coin = (x: number, y: number, rx: number, rim: FixedInk, face: FixedInk): Sheets => [
  [rim, `M${x - rx} ${y}v6a${rx} 6 0 0 0 ${2 * rx} 0v-6z`],
  [face, oval(x, y, rx, 6)],
];
const stack = (x: number, base: number, count: number, rx: number, rim: FixedInk, face: FixedInk): Piece =>
  piece(Array.from({ length: count }, (_, at) => coin(x, base - at * 8, rx, rim, face)).flat());

/** One of the eight stripes of a shop's awning, with a round end. */
const stripe = (x: number): string => `M${x} 0h20v16a10 9 0 0 1-20 0z`;
const AWNING = [0, 20, 40, 60, 80, 100, 120, 140].map(stripe).join("");

const slice = (x: number, y: number, turn: 0 | 1 | 2 | 3): Piece => {
  const [h, v] = [turn === 0 || turn === 3 ? 1 : -1, turn < 2 ? 1 : -1];
  const wedge = (r: number): string => `M0 0L${r * h} 0A${r} ${r} 0 0 ${h === v ? 1 : 0} 0 ${r * v}z`;
  return piece(
    [
      ["wood", wedge(41)],
      ["amber", wedge(35)],
      ["redline", `${dot(12 * h, 9 * v, 4.5)}${dot(24 * h, 15 * v, 5)}${dot(10 * h, 25 * v, 4.5)}`],
      ["leaf", `M${20 * h} ${6 * v}l${4 * h} ${3 * v}M${15 * h} ${26 * v}l${3 * h} ${-3 * v}`, 2.4],
    ],
    x,
    y,
  );
};

const wagon = (x: number): Piece =>
  piece(
    [
      ["amber", [2, 23].flatMap((left) => [0, 19].map((top) => box(left, top, 19, 18, 2))).join("")],
      ["bark", "M5 9H18M26 9H39M5 28H18M26 28H39", 2],
      ["wine", box(-1, 37, 46, 12, 3)],
      ["redline", "M4 42H40", 2.4],
      ["tyre", `${dot(9, 51, 6.5)}${dot(35, 51, 6.5)}`],
      ["chrome", `${dot(9, 51, 2.4)}${dot(35, 51, 2.4)}`],
      ["tyre", "M-6 46H-1M45 46H50", 2.6],
    ],
    x,
    50,
  );

const windows = (x: number, y: number, columns: number, rows: number, isLit: (at: number) => boolean): string =>
  Array.from({ length: columns * rows }, (_, at) =>
    isLit(at) ? box(x + (at % columns) * 10, y + Math.floor(at / columns) * 11, 6.5, 7.5, 1) : "",
  ).join("");

const HILLS = {
  soft: [
    "M0 74Q30 52 66 66T130 58Q148 56 160 64V120H0z",
    "M0 84Q26 66 60 78T124 74Q146 70 160 80V120H0z",
    "M0 96Q40 82 80 92T160 90V120H0z",
    "M0 106Q50 100 90 104T160 102V120H0z",
  ],
  steep: [
    "M0 70L26 46L48 66L78 38L112 68L136 50L160 70V120H0z",
    "M0 86L34 64L62 82L98 60L130 84L160 70V120H0z",
    "M0 98Q44 86 84 94T160 92V120H0z",
    "M0 106H160V120H0z",
  ],
  flat: [
    "M0 76H12V68H26V80H40V64H52V74H62V84H160V120H0z",
    "M0 90H20V84H34V92H160V120H0z",
    "M0 98H160V120H0z",
    "M0 104H160V120H0z",
  ],
} as const;

export const SCENES: Readonly<Record<LessonID, Scene>> = {
  counting_1: {
    papers: { air: "#bfe6f5", haze: "#9fd0e0", far: "#7fc0a8", near: "#5fae7f", floor: "#3f8f6a" },
    sun: "amber",
    sunAt: [132, 28, 19],
    sign: SIGNS.five,
    signInk: "bark",
    hills: HILLS.soft,
    pieces: [
      balloon(26, 34, "redline"),
      balloon(62, 26, "violet"),
      balloon(98, 36, "teal"),
      balloon(44, 66, "gold"),
      balloon(82, 68, "sky"),
    ],
  },
  addition_1: {
    papers: { air: "#ffd9b0", haze: "#ffc08a", far: "#f39a6b", near: "#d97a5c", floor: "#a8564e" },
    sun: "chalk",
    sunAt: [80, 36, 24],
    sign: SIGNS.plus,
    signInk: "redline",
    hills: HILLS.soft,
    pieces: [
      piece([...block(0, 27, "sky"), ...block(0, 0, "sky")], 8, 58),
      piece([...block(0, 54, "teal"), ...block(0, 27, "teal"), ...block(0, 0, "teal")], 110, 31),
    ],
  },
  subtraction_1: {
    papers: { air: "#d7ecc4", haze: "#b9dba0", far: "#93c47d", near: "#6fae63", floor: "#4a8a50" },
    sun: "chalk",
    sunAt: [130, 30, 22],
    sign: SIGNS.minus,
    signInk: "redline",
    hills: HILLS.soft,
    pieces: [
      piece([["bark", "M50 108Q56 90 52 64H66Q64 90 72 108z"]]),
      piece([
        ["teal", `${dot(38, 44, 26)}${dot(78, 44, 26)}${dot(58, 28, 25)}${dot(58, 54, 24)}`],
        ["leaf", `${dot(36, 40, 21)}${dot(76, 39, 20)}${dot(57, 25, 20)}`],
      ]),
      ...[
        [22, 36],
        [46, 12],
        [72, 28],
        [48, 48],
        [108, 84],
      ].map(([x = 0, y = 0]) => piece(SHAPES.apple.picture, x, y, 0.24)),
      piece([["chalk", "M113 68V79M120 64V77M127 69V79", 2.6, 0.8]]),
    ],
  },
  money_1: {
    papers: { air: "#2b3a5e", haze: "#354770", far: "#3f5580", near: "#a86a44", floor: "#7a4a2f" },
    sun: "gold",
    sunAt: [30, 54, 23],
    sign: SIGNS.cent,
    signInk: "bark",
    hills: ["M0 88Q36 74 80 84T160 80V120H0z", "M0 94Q80 86 160 92V120H0z", "M0 98H160V120H0z", "M0 108H160V120H0z"],
    pieces: [
      piece([
        ["chalk", AWNING],
        ["redline", `${stripe(0)}${stripe(40)}${stripe(80)}${stripe(120)}`],
      ]),
      stack(58, 100, 3, 17, "bark", "wood"),
      stack(97, 100, 5, 17, "iron", "chrome"),
      stack(136, 100, 7, 19, "goldDark", "gold"),
    ],
  },
  multiplication_1: {
    papers: { air: "#ffe9a8", haze: "#f7d27c", far: "#e9b45c", near: "#b9794a", floor: "#7a4a2f" },
    sun: "redline",
    sunAt: [28, 30, 19],
    sign: SIGNS.times,
    signInk: "chalk",
    hills: HILLS.steep,
    pieces: [
      piece([["bark", "M53 12V116M149 12V116", 4]]),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((column) => piece(SHAPES.tyre.picture, 55 + column * 23, 17 + row * 29, 0.24)),
      ),
      piece([["bark", `${box(50, 41, 102, 5, 2)}${box(50, 70, 102, 5, 2)}${box(50, 99, 102, 5, 2)}`]]),
    ],
  },
  division_1: {
    papers: { air: "#e3d7f5", haze: "#cdbbea", far: "#b49add", near: "#8d6fc4", floor: "#6a4fa0" },
    sun: "chalk",
    sunAt: [26, 28, 20],
    sign: SIGNS.divide,
    signInk: "redline",
    hills: HILLS.soft,
    pieces: [
      piece([
        ["chalk", dot(100, 60, 56)],
        ["chrome", dot(100, 60, 50)],
      ]),
      slice(104, 64, 0),
      slice(96, 64, 1),
      slice(96, 56, 2),
      slice(104, 56, 3),
    ],
  },
  multiplication_2: {
    papers: { air: "#1f2748", haze: "#2a3560", far: "#35427a", near: "#232a45", floor: "#151824" },
    sun: "butter",
    sunAt: [34, 32, 22],
    sign: SIGNS.times,
    signInk: "violet",
    hills: HILLS.flat,
    pieces: [
      piece([["chalk", `${star(70, 14, 4, 4, 0.3)}${star(12, 64, 3.5, 4, 0.3)}${star(62, 44, 3, 4, 0.3)}`]]),
      piece([
        ["iron", "M110 18V6", 2.4],
        ["redline", dot(110, 6, 3)],
        ["violet", box(72, 18, 78, 90, 4)],
        ["ink", "M128 18h18a4 4 0 0 1 4 4v86h-22z", 0, 0.18],
        ["butter", windows(78, 26, 7, 7, () => true)],
      ]),
    ],
  },
  division_2: {
    papers: { air: "#3b2a55", haze: "#5a3a68", far: "#7f4a70", near: "#5c3a5e", floor: "#2b2f40" },
    sun: "amber",
    sunAt: [126, 26, 20],
    sign: SIGNS.divide,
    signInk: "wine",
    hills: HILLS.steep,
    pieces: [
      piece([["chalk", "M-4 30Q10 16 26 26Q40 12 58 24Q74 18 84 30Q70 36 56 33Q40 42 24 36Q8 44 -4 38z", 0, 0.3]]),
      wagon(7),
      wagon(58),
      wagon(109),
      piece([["steel", "M0 109H160", 2.4]]),
    ],
  },
};
