import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#d9372c",
  second: "#f2c14b",
  silhouette: "M12 112V52H196V42Q198 30 212 28H258Q274 30 282 48L298 76Q304 84 304 112z",
  sill: "M0 100H320V140H0z",
  back: [
    ["iron", "M60 52V40H92V52z"],
    ["steel", "M14 38L240 14M18 48L244 24", 5],
    ["steel", Array.from({ length: 11 }, (_, n) => `M${26 + n * 20} ${37 - n * 2.1}l1 9`).join(""), 4],
    ["iron", "M240 10l14 6v12l-10 0z"],
  ],
  glass: ["M206 62V46Q207 38 214 38H230V66H206z", "M236 38H254Q264 38 270 50L282 70H236z"],
  driver: [252, 60, 11],
  on: [
    ["second", "M0 78H320V85H0z"],
    ["chalk", "M0 73H320V76H0z"],
    ["iron", box(24, 58, 44, 38, 4)],
    ["steel", "M30 66H62M30 74H62M30 82H62M30 90H62", 2.4],
    ["chrome", dot(96, 76, 16)],
    ["redline", dot(96, 76, 12)],
    ["wine", dot(96, 76, 6)],
    ["iron", box(124, 58, 52, 38, 4)],
    ["amber", dot(140, 76, 9), 4],
    ["amber", "M149 76H172", 4],
    ["deep", "M196 40V112M233 36V108", 1.8, 0.5],
    ["chrome", "M286 104H320", 8],
  ],
  lamps: [oval(292, 92, 7, 7)],
  tails: [box(11, 86, 6, 12, 2)],
  stickerArea: [102, 68, 84, 22],
  wheels: [
    [64, 24],
    [248, 24],
  ],
  wheelStyle: "steel",
  frames: [
    [
      ["sky", "M218 28q0-12 8-12h10v12z"],
      ["glass", "M256 28q0-12-8-12h-8v12z"],
      ["sky", dot(226, 20, 16), 0, 0.25],
    ],
    [
      ["glass", "M218 28q0-12 8-12h10v12z"],
      ["sky", "M256 28q0-12-8-12h-8v12z"],
      ["sky", dot(250, 20, 16), 0, 0.25],
    ],
  ],
};
