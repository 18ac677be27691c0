import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#7a63c9",
  second: "#f0c75a",
  silhouette:
    "M34 112V98Q34 90 44 90H108Q110 80 124 80C118 44 130 20 164 14L172 1L184 16C206 22 222 38 246 56Q252 66 244 74Q236 80 226 76L206 68Q198 66 192 70Q192 78 206 80Q222 80 224 90H282Q292 90 292 98V112z",
  sill: "M0 104H320V140H0z",
  back: [
    ["second", "M150 12Q140 6 134 14Q124 14 122 24Q112 28 114 38Q106 44 110 54Q104 62 110 70Q106 78 114 84L140 80V20z"],
    ["secondDark", "M130 22Q118 50 124 80M140 18Q124 40 128 60", 2],
  ],
  driver: [82, 44, 15],
  isOpen: true,
  on: [
    ["dark", "M100 80H230V84H100z"],
    ["second", "M0 90H320V94H0z"],
    ["chalk", "M0 97H320V113H0z"],
    ["ink", Array.from({ length: 11 }, (_, n) => box(n * 30, 97, 15, 8) + box(n * 30 + 15, 105, 15, 8)).join("")],
    ["light", "M146 24Q134 44 138 78H150Q142 46 158 24z", 0, 0.6],
    ["dark", "M172 1L176 16L184 16z"],
    ["deep", "M246 70Q236 70 230 66", 2.6],
    ["ink", oval(192, 38, 5, 6)],
    ["chalk", dot(194, 36, 2)],
    ["deep", "M182 30Q192 24 202 32", 3],
    ["deep", dot(238, 59, 2.6)],
    ["second", "M222 40L206 68M210 58L150 76", 4.4],
    ["goldDark", dot(213, 57, 4.4)],
  ],
  over: [
    ["redline", "M84 31Q70 24 72 8Q62 -2 50 10Q44 22 52 30Q54 22 62 22Q64 34 78 34z"],
    ["wine", "M80 32Q66 26 60 14", 1.8],
    ["iron", "M92 68L128 66", 6],
    ["chrome", "M58 62h30v12q0 13-15 18q-15-5-15-18z"],
    ["second", "M61 65h24v9q0 10-12 15q-12-5-12-15z"],
    ["redline", "M71 65h4v7h10v4H75v12l-2 1l-2-1V76H61v-4h10z"],
  ],
  lamps: [dot(282, 98, 6)],
  tails: [dot(42, 98, 4)],
  stickerArea: [140, 48, 40, 26],
  wheels: [
    [84, 19],
    [246, 19],
  ],
  wheelStyle: "cap",
};
