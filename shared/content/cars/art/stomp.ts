import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#6fbf2e",
  second: "#7a3fd1",
  silhouette:
    "M22 78L24 52H104L112 30Q116 20 130 20H180Q194 20 202 32L214 52H286Q298 54 300 66L302 78Q260 66 240 66Q200 66 190 86H128Q120 62 80 62Q46 62 34 80z",
  sill: "M0 70H320V140H0z",
  shoulder: "M20 57H300V61H20z",
  back: [
    ["iron", "M76 88H244M100 80L136 92M220 80L186 92", 9],
    ["amber", "M112 64l14 6l-14 6l14 6l-14 6M206 64l-14 6l14 6l-14 6l14 6", 4],
    ["steel", "M150 84H172V100H150z"],
    ["chrome", "M60 54V30M74 54V24", 6],
  ],
  glass: ["M122 48L127 34Q129 29 136 29H152V48z", "M158 29H178Q188 29 194 37L202 48H158z"],
  driver: [178, 42, 10],
  on: [
    ["second", "M20 46L70 58L60 64L140 72L128 62L320 48V84H20z", 0, 0.9],
    ["secondLight", "M100 62L172 60L164 66L224 62L180 76L186 68L120 76L128 68z"],
    ["deep", "M155 50V82", 1.6, 0.6],
  ],
  over: [
    ["butter", `${dot(134, 14, 6)}${dot(152, 14, 6)}${dot(170, 14, 6)}`],
    ["iron", `${dot(134, 14, 6)}${dot(152, 14, 6)}${dot(170, 14, 6)}`, 2.4],
  ],
  lamps: [box(284, 58, 12, 10, 3)],
  tails: [box(22, 58, 6, 10, 2)],
  stickerArea: [138, 64, 46, 12],
  wheels: [
    [80, 42],
    [242, 42],
  ],
  wheelStyle: "tread",
  hasArches: false,
};
