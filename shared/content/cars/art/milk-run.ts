import type { Layer, Recipe } from "../car.ts";
import { box, dot, edged } from "../outline.ts";

const bottles = (x: number): readonly Layer[] => [
  ...edged("chalk", `M${x} 90V64q0-6 4-9v-7h7v7q4 3 4 9V90zM${x + 19} 90V64q0-6 4-9v-7h7v7q4 3 4 9V90z`),
  ["teal", box(x + 3, 45, 9, 5, 1)],
  ["redline", box(x + 22, 45, 9, 5, 1)],
];

export const ART: Recipe = {
  paint: "#5b8fd9",
  silhouette: "M18 112V88H186V46Q188 28 206 26H230Q252 28 264 58L282 78Q292 86 292 112z",
  sill: "M0 102H320V140H0z",
  shoulder: "M186 74H284V79H186z",
  back: [
    ["steel", "M26 30V90M104 30V90M182 30V90", 5],
    ...[34, 60, 114, 140].flatMap(bottles),
    ["wood", "M28 74H102V90H28zM108 74H180V90H108z"],
    ["bark", "M28 82H180", 2.4, 0.6],
    ...edged("chalk", "M10 30Q12 16 26 16H222L214 30z", "wine"),
    ["redline", "M24 16h18l-6 14H16zM66 16h22l-6 14H60zM112 16h22l-6 14h-22zM158 16h22l-6 14h-22z", 0, 0.85],
  ],
  glass: ["M198 68V46Q199 36 208 36H228Q240 36 248 54L256 68z"],
  driver: [222, 58, 12],
  on: [
    ["deep", "M190 88V112", 1.6, 0.5],
    ["chalk", "M84 94h20v-2q0-3 3-3h4q3 0 3 3v2M76 100H150", 2, 0.8],
  ],
  lamps: [dot(280, 92, 7)],
  tails: [box(18, 92, 6, 8, 2)],
  stickerArea: [110, 98, 86, 4],
  wheels: [
    [76, 21],
    [232, 21],
  ],
  wheelStyle: "steel",
};
