import type { Recipe } from "../car.ts";
import { box } from "../outline.ts";

export const ART: Recipe = {
  paint: "#7a4fc4",
  second: "#ff8a5c",
  silhouette: "M96 110V26Q98 12 114 12H176L186 26Q206 26 212 40L222 60H284Q300 62 302 78V112H96z",
  sill: "M0 98H320V140H0z",
  shoulder: "M96 70H304V75H96z",
  back: [
    ["iron", "M10 92H100V108H10z"],
    ["tyre", "M16 84h64v10h-64z"],
    ["chrome", "M88 108V18", 8],
    ["steel", "M88 60V100", 8],
    ["iron", "M84 14L96 6", 5],
    ["iron", "M190 26V14H204", 4],
  ],
  glass: ["M168 60V40Q169 34 176 34H196Q202 34 206 43L213 60z", box(118, 34, 32, 22, 10)],
  driver: [190, 52, 11],
  on: [
    ["second", "M90 80H160L230 66H320V74H236L166 88H90z"],
    ["secondLight", "M90 92H164L232 80H320V83H236L168 96H90z"],
    ["deep", "M160 18V110M214 60V108", 1.8, 0.5],
    ["chrome", "M292 66H304V108H292z"],
    ["steel", "M292 74H304M292 82H304M292 90H304M292 98H304", 2],
    ["chrome", box(110, 98, 70, 14, 6)],
    ["steel", "M112 107H178", 2.4],
  ],
  over: [
    ["amber", `${box(116, 8, 8, 5, 2)}${box(136, 8, 8, 5, 2)}${box(156, 8, 8, 5, 2)}`],
    ["chrome", "M280 112H312", 7],
  ],
  lamps: [box(280, 76, 11, 12, 4)],
  tails: [box(8, 94, 6, 10, 2)],
  stickerArea: [118, 72, 88, 16],
  wheels: [
    [40, 22],
    [92, 22],
    [252, 23],
  ],
  wheelStyle: "cap",
};
