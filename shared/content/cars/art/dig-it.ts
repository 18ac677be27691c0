import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f3b71f",
  second: "#3f4a63",
  silhouette: "M56 88Q48 88 48 78V66Q50 52 66 50H104V18Q105 8 116 8H162Q172 8 175 18L184 52Q188 58 188 66V88z",
  sill: "M0 76H320V140H0z",
  back: [
    ["iron", "M60 52V38H68", 6],
    ["second", "M92 82H160V100H92z"],
    ["dark", "M168 82L166 58Q204 44 226 16Q234 6 246 8L258 20Q232 68 190 84z"],
    ["paint", "M170 74L168 58Q204 44 226 16Q234 8 242 8L248 22Q226 60 186 76z"],
    ["second", "M196 70L238 44", 6],
    ["chrome", "M214 60L238 44", 3],
    ["paint", "M234 8L250 4L292 68L280 76L236 26z"],
    ["light", "M240 10L250 6L288 66", 2.4],
    ["second", `${dot(243, 15, 5)}${dot(178, 70, 6)}`],
    ["chalk", "M286 86L304 54", 7],
    ["chalk", dot(299, 49, 6) + dot(309, 54, 6)],
    ["second", "M256 78H296Q312 90 302 108Q292 116 276 110L262 116L264 106L254 104L260 96L252 92z"],
    ["secondLight", "M260 80H296Q304 86 304 96", 3],
    ["iron", "M196 106H230", 7],
    ["second", "M220 88H234Q232 106 248 122H228Q220 108 220 88z"],
  ],
  glass: ["M114 24Q115 18 121 18H156Q163 18 165 24L174 60H114z"],
  driver: [142, 48, 13],
  on: [
    ["second", "M40 66H104V70H40z"],
    ["deep", "M56 76H92M56 82H92", 2.6, 0.6],
    ["deep", "M106 40V90", 1.8, 0.5],
    ["ink", "M110 68h14l-8 10h-14zM136 68h14l-8 10h-14zM162 68h14l-8 10h-14z", 0, 0.8],
  ],
  over: [
    ["ink", box(50, 88, 160, 44, 20)],
    ["rubber", box(55, 93, 150, 34, 16), 3],
    ["iron", box(64, 98, 132, 26, 12)],
    ["amber", "M128 8q0-8 8-8h4q8 0 8 8z"],
  ],
  lamps: [box(168, 24, 9, 9, 3)],
  stickerArea: [70, 72, 104, 4],
  hasArches: false,
  wheels: [
    [76, 16],
    [130, 11],
    [184, 16],
  ],
  wheelStyle: "steel",
};
