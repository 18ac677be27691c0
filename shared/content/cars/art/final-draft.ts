import type { Layer, Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

/** Paper and roller, moved along the line. */
const carriage = (x: number, line: number): readonly Layer[] => [
  ["steel", `M${x + 48} 40V8Q${x + 48} 0 ${x + 56} 0H${x + 140}Q${x + 148} 0 ${x + 148} 8V40z`],
  ["chalk", `M${x + 50} 40V9Q${x + 50} 2 ${x + 57} 2H${x + 139}Q${x + 146} 2 ${x + 146} 9V40z`],
  ["iron", `M${x + 62} 9h72M${x + 62} 16h60M${x + 62} 23h${line}`, 2.6],
  ["redline", `M${x + 66 + line} 20v5`, 2.6],
  ["ink", box(x, 28, 196, 18, 6)],
  ["iron", box(x + 4, 31, 188, 4, 2)],
  ["goldDark", box(x - 12, 25, 14, 24, 4) + box(x + 194, 25, 14, 24, 4)],
  ["gold", box(x - 12, 25, 14, 19, 4) + box(x + 194, 25, 14, 19, 4)],
  ["goldDark", `M${x + 8} 30Q${x - 6} 16 ${x - 22} 14`, 6],
  ["goldLight", `M${x + 8} 29Q${x - 6} 15 ${x - 22} 13`, 3],
  ["redline", dot(x - 22, 13, 5)],
];
const KEYS = [
  [238, 57],
  [253, 63],
  [268, 69],
  [283, 76],
] as const;
/** The letters on the keys, from the lower left corner. */
const GLYPHS = ["m2 0v-5m-2 0h4", "m2 0v-2.4l-2-2.6m2 2.6l2-2.6", "v-5h3.4v2.8h-3.4", "m3.6 0h-3.6v-5h3.6m-3.6 2.5h3"];
const keys = (pressed: number): readonly Layer[] => {
  const at = KEYS.map(([x, y], n): readonly [number, number] => [x, n === pressed ? y + 6 : y]);
  return [
    ["goldDark", at.map(([x, y]) => `M${x} ${y}L${x - 3} 96`).join(""), 3],
    ["goldDark", at.map(([x, y]) => dot(x, y + 1.4, 8)).join("")],
    ["gold", at.map(([x, y]) => dot(x, y, 8)).join("")],
    ["chalk", at.map(([x, y]) => dot(x, y, 5.6)).join("")],
    ["ink", at.map(([x, y], n) => `M${x - 2} ${y + 2.4}${GLYPHS[n]}`).join(""), 1.6],
  ];
};

export const ART: Recipe = {
  paint: "#14734f",
  second: "#2d3a8c",
  silhouette: "M10 104L14 82Q16 72 30 70H44L54 50Q57 44 66 44H198Q208 44 214 54L224 72H234L300 96Q310 102 306 114H16z",
  sill: 106,
  glass: [
    box(68, 51, 30, 20, 3),
    box(104, 51, 30, 20, 3),
    "M140 51H174V71H140z",
    "M180 51H196Q203 51 207 59L213 71H180z",
  ],
  driver: [193, 65, 10],
  on: [
    ["gold", "M0 78H226L304 106", 2.6],
    ["gold", "M138 74V106M176 74V106", 1.4],
    ["goldLight", "M128 84h6M168 84h6", 2.6],
    ["gold", "M28 90Q38 84 34 92T22 92", 2],
    ["ink", "M228 76L300 102V108H262L228 84z", 0, 0.35],
  ],
  over: [
    ["goldDark", box(284, 103, 34, 10, 5)],
    ["gold", box(284, 102, 34, 8, 4)],
    ["chalk", "M290 105H311", 1.6],
  ],
  tails: [box(12, 84, 8, 10, 3)],
  stickerArea: [106, 88, 100, 12],
  wheels: [
    [66, 24],
    [246, 24],
  ],
  wheelStyle: "star",
  framesBehind: [carriage(44, 40), carriage(32, 52)],
  frames: [keys(9), keys(1)],
};
