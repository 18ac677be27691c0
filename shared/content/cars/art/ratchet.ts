import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#b3263a",
  second: "#ffb224",
  silhouette: "M40 104L44 76Q48 66 62 64L72 34Q76 26 88 26H146Q156 26 158 36L164 66H280L288 72V104L260 108H60z",
  sill: "M0 98H320V140H0z",
  glass: ["M82 42Q84 36 92 36H112V62H76z", "M118 36H140Q148 36 149 42L153 62H118z"],
  driver: [130, 54, 11],
  back: [["iron", "M182 66V48H244V66z"]],
  on: [
    [
      "second",
      "M320 66H210Q190 68 176 76Q200 74 206 78Q190 82 172 92Q200 86 216 88Q206 94 196 102Q230 92 250 94L246 104H320z",
    ],
    ["redline", "M320 72H232Q214 74 202 78Q220 78 226 82Q214 84 206 88Q236 84 250 88L262 100H320z", 0, 0.9],
    ["deep", "M115 64V104M166 66V104", 1.6, 0.6],
  ],
  over: [
    ["chrome", "M188 62V46h10v16zM204 62V46h10v16zM220 62V46h10v16z"],
    ["steel", "M180 46H240V38H180z"],
    ["redline", "M184 38L190 28H232L236 38z"],
    ["chrome", "M188 68Q180 96 150 106H90M204 68Q198 98 166 110M220 68Q214 98 182 112", 4],
    ["chrome", "M284 66h10v44h-10z"],
    ["steel", "M289 70V106", 2],
  ],
  lamps: [dot(296, 78, 8)],
  tails: [dot(46, 84, 5)],
  stickerArea: [124, 80, 34, 14],
  wheels: [
    [76, 34],
    [258, 22],
  ],
  wheelStyle: "five",
  hasArches: false,
};
