import type { Recipe } from "../car.ts";
import { box, dot, star } from "../outline.ts";

const bulbs = (from: number): string => [0, 1, 2, 3, 4].map((n) => dot(from + n * 48, 100, 3.6)).join("");

export const ART: Recipe = {
  paint: "#12b0a2",
  second: "#ffd23f",
  silhouette: "M62 104V78Q58 46 86 42Q112 40 114 62Q116 78 132 78H164Q170 50 204 48Q256 52 264 96V104z",
  sill: "M0 94H320V140H0z",
  shoulder: "M176 64Q184 54 204 54Q240 56 254 82Q236 64 206 62Q188 62 176 64z",
  back: [
    ["iron", "M82 50V16", 5],
    ["chrome", "M82 46V16", 2],
    ["steel", "M60 14H104", 5],
    ["redline", "M102 82Q94 44 110 38Q124 40 124 82z"],
    ["wine", "M110 82Q104 52 112 46Q120 52 122 82z"],
  ],
  driver: [144, 40, 16],
  isOpen: true,
  on: [
    ["second", "M226 44Q244 56 250 104H236Q232 64 212 44z"],
    ["second", "M204 66l-18 18h12l-6 14l24-22h-13l9-10z"],
    ["second", star(88, 72, 15)],
    ["deep", "M114 66Q118 90 136 92H172", 2, 0.5],
  ],
  over: [
    ["iron", "M182 58L172 44", 4],
    ["ink", "M164 38L180 50", 6],
    ["iron", "M158 64L172 48", 6],
    ["iron", box(42, 88, 240, 24, 12)],
    ["steel", box(54, 91, 214, 4, 2)],
  ],
  lamps: [dot(252, 76, 7)],
  tails: [dot(66, 68, 4)],
  stickerArea: [188, 74, 52, 12],
  hasArches: false,
  wheels: [
    [94, 13],
    [230, 13],
  ],
  wheelStyle: "steel",
  frames: [
    [
      ["amber", star(82, 11, 11, 4, 0.3)],
      ["butter", bulbs(66)],
      ["goldDark", bulbs(90).slice(0, -44)],
    ],
    [
      ["amber", "M70 8l-8-5M94 8l8-5M82 7V2", 3],
      ["goldDark", bulbs(66)],
      ["butter", bulbs(90).slice(0, -44)],
    ],
  ],
};
