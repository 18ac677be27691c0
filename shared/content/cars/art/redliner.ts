import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#ef3b26",
  second: "#3a2f6b",
  silhouette: "M10 102L14 76L46 62L84 56L128 36Q156 27 184 36L222 58Q278 64 302 84L316 104L308 113H18z",
  sill: "M0 104L110 100L210 104L320 98V140H0z",
  shoulder: "M14 78L90 62Q170 56 230 66T312 98Q250 78 200 76T14 88z",
  back: [
    ["secondDark", "M36 66L22 40H32L62 60z"],
    ["second", "M0 28L56 32L60 42L2 38z"],
    ["gold", "M0 28L56 32L57 35L0 31z"],
  ],
  glass: ["M106 58L134 43Q140 40 150 40L154 62z", "M159 40Q178 39 196 50L210 62L163 63z"],
  driver: [172, 57, 11],
  on: [
    ["second", "M92 100L104 70L60 68L40 62L84 54L100 60L128 36H140L112 62L220 66L230 104z", 0, 0.9],
    ["second", "M236 62L320 90V84z"],
    ["ink", dot(150, 88, 24)],
    ["gold", dot(150, 88, 22), 2.6],
    ["redline", "M165 75A20 20 0 0 1 168 96", 4.4],
    ["chalk", "M132 96A20 20 0 0 1 133 80M137 75A20 20 0 0 1 150 68M156 69A20 20 0 0 1 161 72", 3.4],
  ],
  over: [
    ["secondDark", "M250 117L318 112L320 119H244z"],
    ["gold", "M252 117L318 112", 2],
  ],
  lamps: ["M262 72L286 80L302 94L280 86z"],
  tails: ["M12 78L34 72L32 78L13 86z"],
  stickerArea: [186, 76, 34, 20],
  wheels: [
    [70, 28],
    [248, 28],
  ],
  wheelStyle: "star",
  framesBehind: [
    [
      ["amber", "M20 96L3 92L11 99L1 104L20 106z"],
      ["butter", "M18 98L6 100L18 104z"],
    ],
    [
      ["redline", "M18 94L4 94L10 100L0 106L18 108z"],
      ["amber", "M18 98L10 101L18 105z"],
    ],
  ],
  frames: [
    [
      ["redline", "M150 88L164 76", 3.4],
      ["chalk", dot(150, 88, 4)],
    ],
    [
      ["redline", "M150 88L168 88", 3.4],
      ["chalk", dot(150, 88, 4)],
    ],
  ],
};
