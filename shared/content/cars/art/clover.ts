import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#4d9e4b",
  silhouette: "M44 78A54 54 0 0 1 142 58L146 72H164V62Q220 54 262 62Q278 66 280 84V106H126L60 100z",
  sill: "M100 88Q200 82 320 92V140H100z",
  shoulder: "M168 70Q220 62 276 72V77Q220 68 168 76z",
  back: [
    ["iron", "M222 64V20Q222 14 230 14H236", 7],
    ["ink", "M96 16H166L172 96H92z", 4],
    ["glass", "M98 24H160L168 80H88z"],
    ["frost", "M100 24H122L104 80H90z", 0, 0.45],
    ["ink", "M130 24V80", 3],
    ["amber", box(80, 10, 96, 14, 7)],
    ["goldDark", box(80, 19, 96, 5, 2)],
  ],
  driver: [140, 50, 13],
  isOpen: true,
  on: [
    ["deep", "M196 78H244M196 85H244M196 92H244", 3, 0.6],
    ["deep", "M172 64V106", 1.6, 0.5],
  ],
  over: [["steel", dot(230, 14, 0.1), 8]],
  lamps: [oval(272, 76, 6, 7)],
  stickerArea: [168, 78, 44, 14],
  wheels: [
    [96, 44],
    [246, 25],
  ],
  wheelStyle: "tread",
  hasArches: false,
};
