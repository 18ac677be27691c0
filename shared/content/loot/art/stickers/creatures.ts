import { box, dot, oval } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Friendly Ghost
  110: [
    ["violet", "M16 90V48Q16 12 50 10Q84 12 84 48V90L72 80L61 90L50 80L39 90L28 80z"],
    ["chrome", "M24 60V46Q26 22 46 18", 5, 0.6],
    ["ink", `${oval(40, 44, 6, 9)}${oval(64, 44, 6, 9)}`],
    ["chalk", `${dot(42, 40, 2.2)}${dot(66, 40, 2.2)}`],
    ["pink", oval(52, 62, 7, 6)],
  ],
  // Beep
  111: [
    ["iron", "M50 22V8", 4],
    ["redline", dot(50, 8, 6)],
    ["steel", box(14, 22, 72, 58, 14)],
    ["chrome", box(14, 22, 72, 22, 11)],
    ["ink", box(24, 34, 52, 24, 12)],
    ["teal", `${dot(38, 46, 7)}${dot(62, 46, 7)}`],
    ["ink", "M34 69H66", 5],
    ["iron", box(32, 82, 36, 10, 4)],
    ["amber", `${box(4, 44, 9, 18, 4)}${box(87, 44, 9, 18, 4)}`],
  ],
  // The Wampus
  130: [
    ["sand", "M24 30Q8 20 14 4Q22 18 38 22zM76 30Q92 20 86 4Q78 18 62 22z"],
    ["violet", "M12 92L6 74L16 70L8 52L20 50L18 32L32 34L38 18L50 28L62 18L68 34L82 32L80 50L92 52L84 70L94 74L88 92z"],
    ["chalk", `${dot(38, 50, 12)}${dot(64, 50, 12)}`],
    ["ink", `${dot(42, 52, 6)}${dot(66, 52, 6)}M26 68Q50 80 76 68Q72 88 50 88T26 68z`],
    ["chalk", "M32 70l8 3l-4 8zM68 70l-8 3l4 8z"],
    ["redline", "M40 86Q50 76 62 85Q50 90 40 86z"],
  ],
};
