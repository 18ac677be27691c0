import type { Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

export const ART: Recipe = {
  paint: "#b5d9f6",
  second: "#4668d8",
  silhouette: "M53 100a46 46 0 1 1 58 0zM139 100a40 40 0 1 1 54 0zM230 99a34 34 0 1 1 20 0z",
  sill: "M20 88Q82 114 122 90Q166 116 204 88Q240 106 280 80V140H20z",
  back: [...edged("chalk", dot(14, 92, 9) + dot(32, 92, 9) + dot(23, 77, 9), "steel")],
  driver: [124, 26, 15],
  isOpen: true,
  on: [
    ["chalk", "M46 50Q52 30 74 26", 6, 0.9],
    ["chalk", "M138 54Q142 44 150 40", 5, 0.9],
    ["second", dot(186, 62, 5) + dot(190, 82, 5)],
    ["redline", "M196 34Q212 66 200 110H216Q226 70 212 34z"],
    ["chalk", "M200 46L216 44M206 64L220 64M204 84L220 86", 4],
  ],
  over: [
    ["ink", dot(244, 56, 4.6) + dot(262, 57, 4)],
    ["chalk", dot(245.6, 54.4, 1.6) + dot(263.4, 55.4, 1.4)],
    ["pink", dot(236, 70, 5), 0, 0.8],
    ["ink", "M240 80Q250 90 264 82", 2.8],
    ["goldDark", "M262 60L318 71L264 75Q256 67 262 60z"],
    ["amber", "M263 61L318 71L262 71Q258 66 263 61z"],
    ["goldDark", "M276 64V68M290 67V71M302 69V72", 1.6],
    ["ink", "M203 43L264 25L268 32L207 51z"],
    ["iron", "M214 41L206 9L240 2L256 29z"],
    ["ink", "M232 35L224 5L240 2L256 29z"],
    ["redline", "M211 31L250 18L254 29L214 41z"],
    ["chalk", "M204 11Q212 3 240 1Q245 8 236 9Q230 15 223 11Q214 17 208 15z"],
    ["bark", "M14 102H270Q304 104 308 82", 5],
    ["wood", box(14, 98, 262, 6, 3)],
    ["wood", "M270 101Q302 103 308 80", 3],
  ],
  stickerArea: [58, 52, 60, 28],
  wheels: [
    [62, 17],
    [158, 17],
    [254, 17],
  ],
  wheelStyle: "wood",
  hasArches: false,
  framesBehind: [
    [
      ["wine", "M214 48Q190 6 150 14L158 22L146 30Q184 26 206 66z"],
      ["redline", "M214 44Q192 4 154 14L158 20Q188 16 210 56z"],
    ],
    [
      ["wine", "M214 48Q200 18 164 4L164 16L150 18Q186 30 206 66z"],
      ["redline", "M214 44Q200 14 164 4L164 12Q190 20 210 56z"],
    ],
  ],
  frames: [
    [["bark", "M158 70L142 92L124 90M132 91L126 98", 4], ...edged("chalk", dot(118, 86, 9), "steel")],
    [
      ["bark", "M158 70L182 86L202 78M194 81L204 86", 4],
      ...edged("chalk", dot(296, 34, 9), "steel"),
      ["chalk", "M270 30H280M266 38H278", 2.4, 0.8],
    ],
  ],
};
