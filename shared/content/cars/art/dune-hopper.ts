import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f2b632",
  second: "#e2533d",
  silhouette: "M56 96L66 80L116 76L128 90H176L190 72Q240 70 286 86L292 98L270 106H70z",
  sill: "M40 98H320V140H40z",
  shoulder: "M190 78Q240 76 290 92V95Q240 82 190 84z",
  back: [
    ["secondDark", "M74 80L96 30H158L196 74M96 30L126 88M158 30L140 60", 6],
    ["second", "M74 78L96 28H158L198 74", 4],
    ["iron", "M36 76H76V90H36z"],
    ["chrome", "M40 80H20L12 72M44 88H18L8 82", 5],
    ["ink", "M106 88Q98 60 116 58L124 88z"],
    ["butter", `${dot(110, 22, 7)}${dot(128, 22, 7)}${dot(146, 22, 7)}`],
    ["iron", `${dot(110, 22, 7)}${dot(128, 22, 7)}${dot(146, 22, 7)}`, 2.4],
    ["redline", "M60 74L52 12L78 20L54 30"],
    ["iron", "M60 76L52 12", 2.4],
  ],
  driver: [140, 56, 13],
  isOpen: true,
  on: [
    ["second", "M196 68L220 66L250 100L220 100z"],
    ["chalk", dot(160, 98, 0.1), 0],
  ],
  over: [["iron", "M196 86L250 104M92 92L76 104", 5]],
  lamps: [oval(280, 90, 7, 6)],
  stickerArea: [132, 94, 72, 6],
  wheels: [
    [78, 34],
    [250, 27],
  ],
  wheelStyle: "tread",
  hasArches: false,
};
