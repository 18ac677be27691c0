import { box, dot, star } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // After the Rain
  109: [
    ["redline", "M8 74A42 42 0 0 1 92 74", 9],
    ["amber", "M17 74A33 33 0 0 1 83 74", 9],
    ["teal", "M26 74A24 24 0 0 1 74 74", 9],
    ["violet", "M35 74A15 15 0 0 1 65 74", 9],
    ["chrome", "M4 84Q2 72 14 72Q18 62 30 68Q42 68 40 84zM60 84Q58 72 70 70Q80 62 88 72Q98 74 96 84z"],
  ],
  // Late Moon
  117: [
    ["butter", "M62 8A44 44 0 1 0 92 66A36 36 0 0 1 62 8z"],
    ["amber", `${dot(34, 48, 6)}${dot(46, 72, 8)}${dot(44, 26, 4)}`, 0, 0.7],
    ["sky", star(76, 28, 9, 4, 0.3)],
    ["sky", star(88, 48, 6, 4, 0.3)],
  ],
  // Cool Sun
  118: [
    ["amber", star(50, 50, 46, 12, 0.68)],
    ["gold", dot(50, 50, 28)],
    ["goldLight", dot(46, 46, 20)],
    ["ink", `${box(28, 40, 20, 12, 5)}${box(52, 40, 20, 12, 5)}M46 44h8v3h-8z`],
    ["wine", "M40 60Q50 70 60 60", 4],
  ],
  // Lift-off
  121: [
    ["redline", "M34 60L14 76L20 88L40 76zM66 60L86 76L80 88L60 76z"],
    ["amber", "M40 78Q38 90 50 98Q62 90 60 78z"],
    ["chrome", "M50 4Q74 28 68 78H32Q26 28 50 4z"],
    ["steel", "M50 4Q74 28 68 78H56Q62 28 50 4z"],
    ["redline", "M50 4Q60 14 64 26H36Q40 14 50 4z"],
    ["glass", dot(50, 46, 11)],
    ["frost", "M44 44A7 7 0 0 1 50 39", 3],
  ],
  // Ringed World
  124: [
    ["violet", dot(50, 50, 30)],
    ["pink", "M24 38Q50 50 78 40M22 54Q50 68 76 60", 6, 0.7],
    ["amber", "M22 60Q-6 76 10 80Q40 84 78 52Q102 28 90 24Q84 22 72 30", 6],
    ["chalk", star(84, 76, 8, 4, 0.3)],
    ["chalk", star(18, 20, 7, 4, 0.3)],
  ],
};
