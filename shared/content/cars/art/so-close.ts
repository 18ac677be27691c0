import type { Layer, Recipe } from "../car.ts";
import { box, dot, oval, star } from "../outline.ts";

/** The claw on its rail, from where it hangs down to its tips. */
function claw(x: number, y: number, open: number): readonly Layer[] {
  const prongs = [-1, 1]
    .map((way) => `M${x + way * 4} ${y + 4}Q${x + way * (16 + open)} ${y + 9} ${x + way * (6 + open)} ${y + 23}`)
    .join("");
  return [
    ["iron", `M${x} 14V${y}`, 4],
    ["steel", box(x - 12, 5, 24, 11, 4)],
    ["iron", prongs, 8],
    ["chrome", prongs, 4.6],
    ["redline", dot(x, y, 8)],
  ];
}
const bulbs = (from: number): string => [0, 1, 2, 3].map((n) => dot(from + n * 40, 18, 4)).join("");

export const ART: Recipe = {
  paint: "#6d46dd",
  second: "#ff4fa3",
  silhouette: "M24 112V26Q24 4 46 4H176Q198 4 198 26V48H226Q242 48 252 62L264 80Q296 82 306 98V112zM14 102H30V112H14z",
  sill: "M0 102H320V140H0z",
  glass: ["M206 56H226Q236 56 243 66L252 80H206z"],
  driver: [224, 71, 12],
  on: [
    ["second", "M20 0H202V30H20z"],
    ["secondDark", "M20 27H202V31H20z"],
    ["ink", box(32, 31, 156, 60, 6)],
    ["butter", box(35, 34, 150, 54, 4)],
    ["amber", "M35 66Q110 50 185 66V90H35z", 0, 0.6],
    ["chalk", "M60 34L40 70V34zM80 34H94L68 88H54z", 0, 0.6],
    ["violet", `${dot(88, 60, 14)}${dot(79, 47, 5)}${dot(97, 47, 5)}`],
    ["sky", dot(130, 58, 14)],
    ["teal", `${dot(54, 74, 18)}${dot(174, 78, 17)}`],
    ["leaf", `${dot(144, 78, 17)}${dot(135, 62, 6)}${dot(153, 62, 6)}`],
    ["redline", dot(108, 80, 17)],
    [
      "ink",
      [48, 60, 82, 93, 102, 114, 138, 150, 168, 180].map((x, n) => dot(x, [70, 59, 76, 74, 74][n >> 1]!, 2.4)).join(""),
    ],
    ["ink", dot(124, 55, 2.4) + dot(135, 55, 2.4)],
    ["light", "M24 93H198V96H24z"],
    ["deep", "M202 54V106", 1.8, 0.6],
    ["second", "M264 82Q296 84 304 98V104H200V98H270z"],
  ],
  over: [
    ["butter", star(111, 15, 11)],
    ["steel", "M198 11H300", 5],
    ["chrome", dot(302, 11, 5)],
    ["pink", `${dot(264, 56, 6.4)}${dot(290, 56, 6.4)}${dot(277, 68, 17)}`],
    ["chalk", oval(277, 75, 7, 5)],
    ["ink", dot(270, 66, 2.4) + dot(284, 66, 2.4) + dot(277, 73, 2.2)],
    ["chrome", "M284 110H312", 6],
  ],
  lamps: [oval(300, 98, 4.6, 5)],
  tails: [box(15, 92, 8, 9, 2)],
  stickerArea: [104, 66, 76, 24],
  wheels: [
    [76, 19],
    [244, 21],
  ],
  wheelStyle: "turbine",
  frames: [
    [["butter", bulbs(42)], ["goldDark", bulbs(62)], ...claw(277, 22, 6)],
    [["goldDark", bulbs(42)], ["butter", bulbs(62)], ...claw(266, 28, -3)],
  ],
};
