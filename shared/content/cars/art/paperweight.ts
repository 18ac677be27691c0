import type { Recipe } from "../car.ts";
import { star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#74b6f2",
  second: "#ff7d6b",
  silhouette: "M2 48L312 86L154 100L104 126L86 92z",
  sill: "M86 92L312 86L154 100L104 126z",
  back: [
    ["dark", "M44 12L312 84L120 84z"],
    ["light", "M44 12L312 84L60 18z"],
    ["deep", "M110 84L312 84L100 72z", 0, 0.5],
  ],
  driver: [144, 50, 15],
  isOpen: true,
  on: [
    ["chalk", "M30 58L300 87M46 68L290 88M64 79L280 90", 1.6, 0.65],
    ["second", "M70 40L120 102", 2.4, 0.8],
    ["glow", "M2 48L312 86L86 92z", 0, 0.25],
    ["deep", "M86 92L312 86", 1.8, 0.6],
    ["second", star(122, 108, 7)],
  ],
  stickerArea: [84, 74, 110, 12],
  wheels: [
    [100, 14],
    [216, 14],
  ],
  wheelStyle: "cap",
  hasArches: false,
  over: [["iron", "M112 100L100 114M206 92L216 114", 4]],
};
