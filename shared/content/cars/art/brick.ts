import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#a9855c",
  silhouette: "M34 106V72L40 30Q42 22 52 22H182Q192 22 196 31L210 62H278Q290 63 291 74V106z",
  sill: "M0 92H320V140H0z",
  shoulder: "M30 72H296V77H30z",
  back: [
    ["tyre", box(14, 48, 22, 46, 8)],
    ["rubber", box(17, 54, 6, 34, 3)],
    ["iron", "M60 18H176M70 18V24M118 18V24M166 18V24", 4],
    ["leaf", box(76, 4, 30, 13, 4)],
    ["wood", box(112, 7, 40, 10, 3)],
    ["iron", "M206 62V30Q206 24 212 24H218", 6],
  ],
  glass: ["M48 36Q49 32 54 32H90V62H44z", box(96, 32, 42, 30, 3), "M144 32H180L184 34L198 62H144z"],
  driver: [168, 53, 12],
  on: [
    ["deep", "M93 62V96M141 62V96M206 64V90", 1.8, 0.5],
    ["light", box(148, 70, 14, 4, 2)],
    ["iron", "M20 98H304V112H20z"],
    ["deep", "M224 70H262", 2.4, 0.5],
  ],
  over: [
    ["iron", "M278 96H300V108H270z"],
    ["butter", dot(296, 92, 5)],
  ],
  lamps: [box(280, 70, 10, 13, 3)],
  tails: [box(34, 78, 6, 10, 2)],
  stickerArea: [124, 76, 76, 10],
  wheels: [
    [84, 28],
    [240, 28],
  ],
  wheelStyle: "steel",
};
