import type { Recipe } from "../car.ts";
import { oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#d9401f",
  second: "#262b3f",
  silhouette: "M10 96L16 74L70 68L108 42Q116 36 132 36H168Q188 36 202 50L216 64L300 72Q310 76 308 92L302 112H18z",
  sill: "M0 102H320V140H0z",
  shoulder: "M10 78Q80 70 120 76T310 84V87Q200 76 120 80T10 86z",
  back: [
    ["second", "M12 74L8 62H58L62 70z"],
    ["steel", "M236 70V58H278V72z"],
    ["redline", "M234 58L242 46H278L284 58z"],
    ["chalk", "M270 50h10v5h-10z"],
    ["chrome", "M238 62H276", 3],
  ],
  glass: ["M94 64L116 47Q121 43 130 43H150V64z", "M156 43H168Q182 43 194 54L204 64H156z"],
  driver: [176, 55, 10],
  on: [
    ["second", "M0 92H180L230 84H320V92H232L182 100H0z"],
    ["second", "M112 34H128L88 68H66zM136 34H142L104 68H94z", 0, 0.85],
    ["deep", "M153 66V102", 1.6, 0.6],
    ["ink", "M104 74L128 72L120 84H102z"],
    ["chrome", "M10 108H40M286 106H312", 5],
  ],
  over: [
    ["chrome", "M112 112H204", 7],
    ["steel", "M112 114H204", 2.4],
  ],
  lamps: [oval(298, 82, 7, 6)],
  tails: ["M14 80H26V90H12z"],
  stickerArea: [116, 80, 86, 16],
  wheels: [
    [74, 29],
    [248, 26],
  ],
  wheelStyle: "mesh",
};
