import type { Recipe } from "../car.ts";
import { oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#39b8c4",
  second: "#fff0d4",
  silhouette:
    "M6 42L66 64L92 64L112 42Q118 34 132 34H176Q190 34 198 44L214 64Q280 62 302 74Q312 82 310 110H20Q10 106 12 92z",
  sill: "M0 102H320V140H0z",
  shoulder: "M10 60L60 70L200 68Q280 66 310 76V79Q280 71 200 73L60 76L10 68z",
  glass: ["M102 62L118 46Q122 42 130 42H150V62z", "M156 42H176Q184 42 190 49L200 62H156z"],
  driver: [174, 55, 10],
  on: [
    ["second", "M0 84L180 78L320 96V104H0z"],
    ["chrome", "M0 83L180 77L320 95", 2.4],
    ["deep", "M153 64V104", 1.6, 0.5],
    ["light", "M6 42L60 66L20 74z", 0, 0.8],
    ["chrome", "M8 108H64M270 108H314", 8],
    ["steel", "M292 88H314M292 94H314", 2.4],
  ],
  over: [["chrome", "M14 78L40 80L14 85z"]],
  lamps: [oval(298, 82, 8, 6)],
  tails: ["M10 58L26 68L14 74z", oval(18, 92, 5, 5)],
  stickerArea: [116, 80, 94, 14],
  wheels: [
    [80, 24],
    [246, 24],
  ],
  wheelStyle: "wire",
};
