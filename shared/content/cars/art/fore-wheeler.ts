import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#35b08a",
  second: "#ffe08a",
  silhouette:
    "M52 112V88Q54 80 64 80H104L108 50Q110 44 116 44T122 50L124 80H164Q170 84 170 94H208L216 64Q220 56 232 58Q270 66 276 92L278 112z",
  sill: "M0 102H320V140H0z",
  back: [
    ["chrome", "M98 16L94 84M228 16L216 66", 4],
    ["frost", "M230 22L218 62L208 62L218 20z", 0, 0.35],
    ["steel", "M56 30L66 60M68 22L74 60M80 30L80 60", 3],
    ["iron", "M50 24h10l2 8h-8zM62 16h12v8H64z"],
    ["wood", dot(81, 26, 7)],
    ["redline", "M50 44H88L92 84H58z"],
    ["wine", "M54 62H90V70H55z"],
    ["chalk", "M50 42H88", 4],
    ["chrome", "M54 60L44 6", 2.6],
    ["redline", "M44 4L14 16L48 26z"],
    ["secondDark", `M79 16H249V23${"q-5 9-10 0".repeat(17)}z`],
    ["second", "M74 18Q76 6 90 6H236Q252 6 254 18z"],
    ["secondLight", "M88 9H238", 3],
  ],
  driver: [146, 44, 15],
  isOpen: true,
  on: [
    ["chalk", "M104 40H128V78H104z", 0, 0.9],
    ["chalk", "M100 78H166V88H100z", 0, 0.9],
    ["deep", "M130 96H204", 2, 0.5],
    ["second", "M0 96H100L110 104H0zM208 94L320 82V90L206 102z"],
  ],
  over: [
    ["iron", "M206 94L188 62", 4],
    ["ink", "M182 56L196 68", 6],
    ["iron", "M160 66L186 62", 6],
    ["wood", "M160 8h8l-3 4h-2z"],
    ["chalk", dot(164, 4.5, 4)],
  ],
  lamps: [oval(268, 84, 6, 7)],
  tails: [box(51, 86, 6, 10, 2)],
  stickerArea: [106, 94, 66, 8],
  wheels: [
    [84, 21],
    [244, 21],
  ],
  wheelStyle: "cap",
};
