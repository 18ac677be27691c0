import { dot, oval } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Pi
  123: [
    ["sky", dot(50, 50, 43)],
    ["glass", "M10 62A43 43 0 0 0 90 62Q50 90 10 62z", 0, 0.6],
    ["chalk", "M26 36Q32 30 40 31H76M42 32Q42 58 34 70M62 32Q58 66 72 68", 8],
  ],
  // Lucky Dice
  127: [
    ["redline", "M50 8L90 28V70L50 92L10 70V28z"],
    ["wine", "M50 50L90 28V70L50 92z"],
    ["pink", "M50 8L90 28L50 50L10 28z", 0, 0.75],
    [
      "chalk",
      `${oval(50, 28, 9, 5)}${oval(22, 48, 5, 7)}${oval(38, 70, 5, 7)}${oval(62, 60, 5, 7)}${oval(78, 68, 5, 7)}${oval(70, 64, 0.1, 0.1)}`,
    ],
  ],
};
