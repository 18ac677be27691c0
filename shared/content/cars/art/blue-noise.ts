import type { Recipe } from "../car.ts";
import { box, dot, oval, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#2d4fb3",
  second: "#2a2f55",
  silhouette:
    "M18 112L20 82Q22 72 38 70L64 68L88 42Q96 33 112 33H168Q184 33 196 45L216 66Q270 68 292 80Q302 88 302 112z",
  sill: "M0 100H320V140H0z",
  shoulder: "M20 76Q70 70 90 70L80 76Q50 76 20 82z",
  glass: ["M74 64L94 46Q99 41 108 41H134V64z", "M140 41H168Q178 41 188 51L202 64H140z"],
  driver: [170, 56, 12],
  on: [
    ["chalk", "M84 60H212L196 100H96z"],
    ["amber", star(150, 84, 13, 7, 0.72)],
    ["goldDark", star(150, 84, 7)],
    ["deep", "M137 66V102", 1.6, 0.6],
    ["second", "M226 66L320 70V84L230 78z"],
    ["chrome", "M10 106H50M272 106H310", 5],
  ],
  over: [
    ["iron", "M116 34L122 26H162L168 34z"],
    ["iron", "M298 84V110M290 112H304", 5],
  ],
  lamps: [oval(286, 86, 8, 6)],
  tails: [box(18, 78, 8, 10, 2)],
  stickerArea: [116, 84, 86, 10],
  wheels: [
    [78, 25],
    [238, 25],
  ],
  wheelStyle: "steel",
  frames: [
    [
      ["sky", "M112 28q0-12 12-12h16v12z"],
      ["chalk", "M118 24q0-5 6-5h4v5z"],
      ["wine", "M172 28q0-12-12-12h-16v12z"],
      ["sky", dot(122, 21, 20), 0, 0.25],
    ],
    [
      ["glass", "M112 28q0-12 12-12h16v12z"],
      ["redline", "M172 28q0-12-12-12h-16v12z"],
      ["pink", "M166 24q0-5-6-5h-4v5z"],
      ["redline", dot(162, 21, 20), 0, 0.25],
    ],
  ],
};
