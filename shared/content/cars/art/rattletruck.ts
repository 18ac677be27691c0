import type { Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

export const ART: Recipe = {
  paint: "#4f93a8",
  silhouette: "M20 112L24 74H122L126 52Q130 30 150 28H184Q204 28 212 46L222 66Q262 64 280 78Q294 90 292 112z",
  sill: "M0 98Q160 92 320 102V140H0z",
  shoulder: "M20 80H126Q220 70 292 84V88Q220 76 126 86H20z",
  back: [
    ["amber", box(34, 50, 40, 28, 5)],
    ["goldDark", "M40 58H66M44 66H70M38 70H60", 2.4, 0.6],
    ["gold", box(78, 56, 36, 22, 5)],
    ["goldDark", "M84 64H108M82 71H104", 2.4, 0.6],
    ["ink", "M52 34L56 50M60 34L58 50", 2],
    ...edged("chalk", "M36 26Q34 42 52 42Q70 42 70 26L76 24L72 18Q66 14 62 20Q60 30 48 28z"),
    ["redline", "M64 17q0-6 3-4q2-4 3 0q3 0 2 4zM76 22l5 2l-6 2z"],
    ["ink", dot(70, 21, 1.6)],
  ],
  glass: ["M138 62L140 46Q143 38 152 38H182Q196 38 202 48L210 64z"],
  driver: [176, 56, 12],
  on: [
    ["deep", "M126 66V108M206 68V106", 1.6, 0.5],
    ["deep", "M52 76V104M82 76V104M110 76V104", 1.6, 0.35],
    ["wood", "M244 72Q256 68 262 78T250 90T240 82T244 72M60 84q10-4 12 4t-12 2z", 0, 0.75],
    ["light", box(138, 76, 14, 4, 2)],
    ["steel", "M10 104H44V116H10zM270 104H300V118H270z"],
  ],
  lamps: [dot(282, 86, 8)],
  tails: [box(18, 82, 6, 10, 2)],
  stickerArea: [122, 84, 78, 12],
  wheels: [
    [82, 26],
    [240, 26],
  ],
  wheelStyle: "cap",
};
