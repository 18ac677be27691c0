import type { Layer, Recipe } from "../car.ts";
import { box, dot, star, tenth } from "../outline.ts";

const TICKS = Array.from({ length: 12 }, (_, n) => {
  const [x, y] = [Math.sin((n * Math.PI) / 6), -Math.cos((n * Math.PI) / 6)];
  return `M${tenth(92 + 33 * x)} ${tenth(58 + 33 * y)}L${tenth(92 + 40 * x)} ${tenth(58 + 40 * y)}`;
}).join("");

const RINGS = "M24 74C18 56 60 34 100 36S172 52 164 68C156 84 110 82 76 80S26 84 24 74z";
const hands = (long: string, short: string): readonly Layer[] => [
  ["bark", `M92 58L${short}`, 6],
  ["redline", `M92 58L${long}`, 4],
  ["goldDark", dot(92, 58, 6)],
  ["goldLight", dot(92, 57, 3.4)],
];

export const ART: Recipe = {
  paint: "#3b3fb8",
  second: "#22b5cc",
  silhouette:
    "M14 100Q14 80 38 80H148V40Q148 24 162 24Q176 24 176 40V80H214Q234 76 240 58Q248 36 274 34Q308 34 310 60Q308 84 284 84Q266 82 268 64Q272 54 282 58Q274 62 278 68Q284 74 290 66Q294 54 282 48Q266 46 262 60Q256 74 264 86Q272 92 286 94Q300 96 298 104Q296 114 284 114H32Q16 112 14 100z",
  sill: 104,
  back: [
    ["goldDark", dot(92, 58, 55)],
    ["gold", dot(92, 58, 53)],
    ["goldDark", dot(92, 58, 47)],
    ["butter", dot(92, 58, 44)],
    ["chalk", dot(92, 58, 29)],
    ["gold", star(92, 58, 26, 12, 0.5), 0, 0.5],
    ["bark", TICKS, 4],
    ["gold", dot(92, 3, 6)],
  ],
  driver: [200, 52, 14],
  isOpen: true,
  on: [
    ["wine", "M144 20H168V90H144z"],
    ["redline", "M144 34H164V84H144z", 0, 0.5],
    ["gold", "M150 36V37M158 46V47M150 56V57M158 66V67", 4],
    ["light", "M14 80H236V86H14z", 0, 0.7],
    ["gold", "M110 98Q122 88 134 98T158 98T182 98T206 98", 2.6],
    ["gold", "M236 84Q246 74 248 60Q254 42 274 40Q300 40 304 60", 2.6],
    ["goldLight", dot(110, 98, 2.6) + dot(206, 98, 2.6)],
  ],
  over: [
    ["goldDark", "M226 80L240 44", 5],
    ["gold", "M226 80L240 44", 2.6],
    ["frost", "M242 26L252 38L242 50L232 38z"],
    ["sky", "M242 26L252 38H232z"],
    ["gold", box(214, 74, 24, 7, 3)],
  ],
  lamps: [dot(288, 103, 6)],
  stickerArea: [102, 92, 108, 12],
  wheels: [
    [66, 24],
    [246, 24],
  ],
  wheelStyle: "gear",
  frames: [
    [
      ...hands("92 22", "112 72"),
      ["goldLight", RINGS, 3.4],
      ["sky", dot(24, 72, 6)],
      ["pink", dot(160, 58, 4.6)],
      ["amber", dot(104, 82, 4)],
    ],
    [
      ...hands("124 42", "116 68"),
      ["goldLight", RINGS, 3.4],
      ["sky", dot(44, 50, 6)],
      ["pink", dot(150, 79, 4.6)],
      ["amber", dot(60, 80, 4)],
    ],
  ],
};
