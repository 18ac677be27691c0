import { dot, oval, star } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Prickles
  116: [
    [
      "leaf",
      "M38 88V24Q38 10 50 10T62 24V50Q72 50 72 40V32Q72 26 78 26T84 32V44Q84 62 62 64V88zM38 66Q16 66 16 46V40Q16 34 22 34T28 40V46Q28 54 38 54z",
    ],
    ["teal", "M50 18V84", 3, 0.6],
    ["pink", star(50, 10, 9)],
    ["wood", "M24 80H76L70 96H30z"],
  ],
  // Toadstool
  122: [
    ["sand", "M34 54H66Q64 72 70 84Q70 94 50 94T30 84Q36 72 34 54z"],
    ["redline", "M6 56Q8 12 50 10Q92 12 94 56Q72 66 50 64T6 56z"],
    ["chalk", `${dot(50, 30, 10)}${oval(24, 44, 7, 8)}${oval(76, 44, 7, 8)}`],
    ["ink", `${dot(44, 74, 3)}${dot(58, 74, 3)}`],
    ["wine", "M47 82q4 3 8 0", 2.4],
  ],
};
