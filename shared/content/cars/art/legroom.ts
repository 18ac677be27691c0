import type { Layer, Recipe } from "../car.ts";
import { dot } from "../outline.ts";

type Leg = readonly [hipX: number, hipY: number, kneeX: number, kneeY: number, footX: number, footY: number];

/** Legs with their knees; the far ones are darker. */
function legs(all: readonly Leg[], isNear: boolean): readonly Layer[] {
  const d = all.map(([a, b, c, e, f, g]) => `M${a} ${b}L${c} ${e}L${f} ${g}`).join("");
  return [
    ["ink", d, 12],
    [isNear ? "second" : "secondDark", d, 9],
    ["secondLight", all.map(([a, b, c, e]) => `M${a} ${b - 2}L${c} ${e - 2}`).join(""), 2.4, isNear ? 0.9 : 0.3],
    ["ink", all.map(([a, b, c, e]) => dot(c, e, 8.5) + dot(a, b, 7)).join("")],
    [isNear ? "amber" : "goldDark", all.map(([, , c, e]) => dot(c, e, 6)).join("")],
    ["steel", all.map(([a, b]) => dot(a, b, 4)).join("")],
  ];
}

const strides = (l: number, k: number, m: number, n: number): readonly Layer[] =>
  legs(
    [
      [104, 76, 56, l, 22, 112],
      [112, 94, 84, k, 82, 112],
      [208, 94, 236, m, 238, 112],
      [216, 76, 264, n, 298, 112],
    ],
    true,
  );
const farStrides = (l: number, n: number): readonly Layer[] =>
  legs(
    [
      [124, 64, 82, l, 52, 122],
      [196, 64, 238, n, 268, 122],
    ],
    false,
  );

export const ART: Recipe = {
  paint: "#d63f86",
  second: "#3f52c4",
  silhouette: "M96 76Q98 40 160 40T224 76Q222 112 160 112T96 76z",
  sill: "M80 94Q160 112 240 94V140H80z",
  shoulder: "M102 70Q110 46 160 46Q126 54 112 74z",
  glass: ["M116 54Q118 8 160 8T204 54Q160 66 116 54z"],
  driver: [164, 44, 17],
  on: [
    ["dark", "M108 56Q160 74 212 56L216 64Q160 84 104 64z"],
    ["ink", dot(186, 84, 13) + dot(161, 85, 10)],
    ["butter", dot(187, 84, 10.6) + dot(162, 85, 8)],
    ["ink", dot(190, 85, 5.6) + dot(164, 86, 4)],
    ["chalk", dot(192, 82, 2) + dot(165.6, 84, 1.5)],
    ["deep", "M158 101Q170 108 186 101", 3],
    ["redline", dot(172, 73, 3.4) + dot(152, 75, 2.8) + dot(200, 72, 2.8)],
  ],
  over: [["chalk", "M164 103L167 110L171 104.6zM175 104.6L179 110L182 103z"]],
  stickerArea: [116, 84, 20, 14],
  wheels: [
    [22, 16],
    [82, 16],
    [238, 16],
    [298, 16],
  ],
  wheelStyle: "mesh",
  hasArches: false,
  framesBehind: [farStrides(16, 12), farStrides(10, 18)],
  frames: [strides(24, 60, 50, 30), strides(30, 50, 60, 24)],
};
