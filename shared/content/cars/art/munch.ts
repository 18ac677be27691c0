import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#3f9d6b",
  second: "#f4d35e",
  silhouette: "M50 108L20 96L30 76L16 62Q24 22 60 22H186L196 34H232Q250 36 260 56L276 82Q282 90 282 110H50z",
  sill: "M0 96H320V140H0z",
  shoulder: "M20 32H190V38H18z",
  back: [
    ["wine", "M60 56L16 60L8 78L16 98L60 100z"],
    ["redline", "M40 92Q20 76 6 84Q2 96 18 98z"],
  ],
  glass: ["M208 70V52Q209 44 216 44H230Q242 46 248 58L256 72H208z"],
  driver: [228, 63, 11],
  on: [
    ["deep", "M84 22V104M120 22V104M156 22V104M198 36V108", 2.4, 0.45],
    ["chalk", dot(58, 44, 14)],
    ["ink", dot(52, 46, 6.5)],
    ["deep", "M40 34Q56 24 74 34", 5],
    ["second", "M90 60q14-10 28 0t28 0t28 0V72q-14 10-28 0t-28 0t-28 0z", 0, 0.9],
    ["chrome", "M268 104H300", 7],
  ],
  over: [["chalk", "M20 62L34 64L22 72zM34 64L46 66L34 76zM30 98L20 96L30 84zM44 104L34 100L40 88z"]],
  lamps: [oval(270, 90, 7, 7)],
  stickerArea: [104, 50, 84, 34],
  wheels: [
    [96, 24],
    [234, 24],
  ],
  wheelStyle: "steel",
};
