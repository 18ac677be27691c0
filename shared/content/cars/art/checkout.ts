import type { Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

const slots = (y: number, from: number, count: number): string =>
  Array.from({ length: count }, (_, n) => box(from + n * 20, y, 13, 9, 3)).join("");

export const ART: Recipe = {
  paint: "#e8503c",
  second: "#3fb8a0",
  silhouette: "M56 46H286Q294 46 292 54L270 94Q266 100 258 100H100Q92 100 90 92L52 52Q50 46 56 46z",
  sill: "M0 86H320V140H0z",
  back: [
    ["steel", "M46 34L88 110H262M254 96L262 112", 5],
    ["iron", "M24 32L50 36", 5],
    ["wood", "M96 50L82 12Q86 4 94 8L114 50z"],
    ["bark", "M90 18l8-2M94 28l8-2M98 38l8-2", 2.4],
    ["leaf", "M120 12Q112 0 122 2Q126 8 128 14Q130 4 138 4Q140 14 132 18z"],
    ["chalk", "M122 14H134L138 50H120z"],
    ...edged("frost", "M206 50V24L214 14H232L238 24V50z"),
    ["sky", "M206 32H238V42H206z"],
    ["leaf", "M248 26Q238 14 242 6Q250 8 252 14Q252 4 258 0Q264 6 262 14Q266 8 272 8Q274 18 264 26z"],
    ["amber", "M256 22Q274 24 272 50H240Q238 24 256 22z"],
    ["goldDark", "M242 34L262 50M250 24L272 44M270 32L250 50M262 24L240 44", 1.8, 0.7],
  ],
  driver: [172, 34, 15],
  isOpen: true,
  on: [
    ["light", "M40 44H300V52H40z"],
    ["deep", `${slots(58, 74, 11)}${slots(72, 84, 10)}${slots(86, 96, 9)}`, 0, 0.75],
    ["chalk", box(140, 62, 62, 28, 3)],
    ["redline", "M148 70H172M148 78H164", 4],
    ["ink", "M180 70l12 12M192 70a3 3 0 1 1 -.1 0M181 81a3 3 0 1 1 -.1 0", 2.4],
  ],
  over: [
    ["second", "M22 32L50 35", 9],
    ["secondLight", "M22 30L44 32", 2.6],
  ],
  lamps: [dot(282, 64, 6)],
  stickerArea: [96, 66, 160, 18],
  hasArches: false,
  wheels: [
    [106, 15],
    [252, 15],
  ],
  wheelStyle: "steel",
};
