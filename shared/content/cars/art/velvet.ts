import type { Recipe } from "../car.ts";
import { box } from "../outline.ts";

export const ART: Recipe = {
  paint: "#c2264f",
  second: "#ff9a3d",
  silhouette:
    "M12 104Q8 82 32 72Q60 66 86 58L118 40Q138 31 166 35Q192 42 214 60C256 62 292 74 308 92Q312 106 304 112H22z",
  sill: "M0 104Q100 92 200 102T320 100V140H0z",
  shoulder: "M12 84Q80 62 160 70T306 94V97Q240 78 160 76T12 94z",
  glass: ["M100 58L126 43Q136 39 148 40L150 60z", "M155 40Q180 43 200 60H157z"],
  driver: [164, 55, 11],
  on: [
    ["secondLight", "M100 58L126 42Q140 37 164 39Q186 44 204 61", 2],
    ["deep", "M152 62Q150 90 160 104M214 62Q208 80 216 90", 1.6, 0.6],
    ["deep", "M212 84L236 80L230 92z"],
    ["light", box(126, 74, 16, 3.4, 1.7)],
    ["deep", "M112 76L94 84L110 88z", 0, 0.8],
    ["chrome", "M300 94L312 96V104L302 103z"],
  ],
  lamps: ["M268 76Q286 78 298 90Q280 90 268 76z"],
  tails: ["M13 84Q24 78 38 80Q28 88 12 90z"],
  stickerArea: [116, 78, 88, 16],
  wheels: [
    [74, 28],
    [246, 28],
  ],
  wheelStyle: "mesh",
};
