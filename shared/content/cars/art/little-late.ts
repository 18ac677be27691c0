import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#2f7d4f",
  second: "#d9432f",
  silhouette: "M24 106V38H102V50H250Q272 52 274 74Q274 94 262 104L258 106z",
  sill: "M0 96H320V140H0z",
  shoulder: "M102 56H262Q270 60 272 64H102z",
  back: [
    ["second", "M14 26Q60 14 112 26V40H14z"],
    ["secondLight", "M14 26Q60 14 112 26V30Q60 18 14 30z"],
    ["secondDark", "M218 52L214 26H246L242 52z"],
    ["second", "M208 16H252L246 28H214z"],
    ["gold", "M142 52V44Q142 32 156 32T170 44V52z"],
    ["gold", "M186 52V42h10v10z"],
    ["second", "M256 102L308 124H246z"],
    ["secondDark", "M262 108L262 124M276 112L276 124M290 117L290 124", 3],
  ],
  glass: [box(36, 46, 24, 28, 5), box(68, 46, 24, 28, 5)],
  driver: [80, 64, 10],
  on: [
    ["gold", "M134 48V106M202 48V106", 4],
    ["gold", "M102 40V106", 2.4],
    ["second", "M0 84H102V92H0z"],
    ["ink", "M262 50H280V104H262z", 0, 0.5],
  ],
  over: [
    ["steel", "M60 108H200", 6],
    ["chrome", "M60 106H200", 2.4],
  ],
  lamps: [dot(270, 68, 8)],
  stickerArea: [116, 64, 130, 12],
  wheels: [
    [58, 25],
    [124, 25],
    [190, 25],
    [246, 18],
  ],
  wheelStyle: "rail",
  hasArches: false,
  framesBehind: [
    [["steel", `${dot(200, 12, 9)}${dot(182, 18, 12)}${dot(158, 14, 10)}${dot(136, 20, 7)}`, 0, 0.75]],
    [["steel", `${dot(196, 14, 10)}${dot(174, 14, 11)}${dot(150, 18, 9)}${dot(126, 14, 6)}`, 0, 0.75]],
  ],
};
