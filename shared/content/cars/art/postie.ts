import type { Recipe } from "../car.ts";
import { box, dot, edged, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#c8434a",
  silhouette: "M28 112V38Q28 22 44 22H192Q210 22 216 38L224 60L272 66Q290 70 292 88V112z",
  sill: "M0 98H320V140H0z",
  shoulder: "M20 28H214V33H20z",
  back: [...edged("chalk", "M8 58L34 46V74L14 84z", "steel"), ["steel", "M8 58L26 66L34 46", 2]],
  glass: ["M168 38H190Q200 38 204 48L210 68H168z"],
  driver: [188, 58, 12],
  on: [
    ["chalk", box(62, 44, 66, 42, 4)],
    ["steel", "M63 46L95 68L127 46M64 85L86 64M126 85L104 64", 2.6],
    ["redline", dot(95, 69, 8)],
    ["wine", dot(95, 69, 4.5)],
    ["deep", "M160 30V104M44 30V104", 1.6, 0.5],
    ["amber", "M28 94H292V98H28z"],
    ["iron", "M16 106H50V118H16zM270 106H304V118H270z"],
  ],
  lamps: [oval(280, 84, 8, 7)],
  tails: [box(27, 80, 6, 16, 2)],
  stickerArea: [116, 84, 88, 12],
  wheels: [
    [84, 23],
    [238, 23],
  ],
  wheelStyle: "steel",
};
