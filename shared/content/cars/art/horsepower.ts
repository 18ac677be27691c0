import type { Layer, Recipe } from "../car.ts";
import { dot, oval, star } from "../outline.ts";

const RAINBOW = ["redline", "amber", "butter", "leaf", "sky", "violet"] as const;

/** A lock of each colour, from the nape or from the rump. */
const locks = (lock: (nth: number) => string, width: number): readonly Layer[] =>
  RAINBOW.map((ink, nth): Layer => [ink, lock(nth), width]);

const tail = (bend: number): readonly Layer[] =>
  locks(
    (n) => `M52 ${72 + n * 3}Q${30 - n} ${46 + bend + n * 7} ${16 - bend / 3} ${62 + n * 9}T4 ${78 - bend + n * 8}`,
    9,
  );
const mane = (bend: number): readonly Layer[] =>
  locks(
    (n) =>
      `M${236 - n * 5} ${20 + n * 8}Q${218 - n * 6} ${4 + n * 9 + bend} ${204 - n * 6} ${18 + n * 8}T${180 - n * 3} ${20 + n * 8 - bend}`,
    9,
  );

const EAR: readonly Layer[] = [
  ["paint", "M226 24Q222 8 228 1Q242 6 247 20z"],
  ["second", "M230 20Q228 10 230 6Q238 10 242 19z"],
];

export const ART: Recipe = {
  paint: "#d8cbff",
  second: "#ff6fae",
  silhouette:
    "M34 94Q30 66 62 62Q100 58 140 66H176Q198 64 208 42Q216 22 232 18L228 2Q242 4 248 16Q258 18 264 28L294 56Q302 62 298 72Q290 82 278 77Q262 72 254 68Q244 78 252 92Q260 106 250 114H56Q36 112 34 94z",
  sill: "M30 98Q140 108 262 92V140H30z",
  shoulder: "M38 82Q70 62 112 64V72Q70 70 38 92z",
  back: [
    ["goldDark", "M250 22L262 32L303 1z"],
    ["gold", "M250 22L258 28L303 1z"],
    ["goldDark", "M264 20L270 25M274 14L279 18M284 8L288 11", 2],
  ],
  driver: [142, 40, 13],
  isOpen: true,
  on: [
    ["second", "M110 60H180V74Q176 92 148 92Q118 92 112 74z"],
    ["gold", "M110 62Q112 92 148 92Q178 92 180 62", 2.4],
    ["gold", star(150, 80, 8)],
    ["gold", "M250 36Q262 44 262 72M262 56L294 62", 2.4],
    ["ink", oval(262, 45, 5, 6.4)],
    ["chalk", dot(264, 42.4, 2.2)],
    ["ink", "M257 42l-5-2M259 39l-4-4", 2],
    ["pink", oval(266, 60, 6, 4.4), 0, 0.9],
    ["deep", dot(290, 64, 1.8)],
    ["deep", "M292 73Q284 74 280 70", 2],
  ],
  stickerArea: [114, 74, 70, 18],
  wheels: [
    [80, 24],
    [224, 24],
  ],
  wheelStyle: "star",
  framesBehind: [tail(0), tail(12)],
  frames: [
    [...mane(0), ...EAR],
    [...mane(8), ...EAR],
  ],
};
