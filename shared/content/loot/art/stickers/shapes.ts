import { star } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Bright Star
  102: [
    ["gold", star(50, 52, 44)],
    ["goldLight", "M50 8L61 37L50 52zM50 52L9 38L40 36zM50 52L24 88L30 58z"],
    ["goldDark", "M50 52L76 88L50 72zM50 52L91 38L69 58z", 0, 0.45],
  ],
  // Big Heart
  104: [
    ["redline", "M50 90C10 62 6 44 10 30Q16 12 34 14Q46 16 50 28Q54 16 66 14Q84 12 90 30C94 44 90 62 50 90z"],
    ["wine", "M50 90C10 62 6 44 10 30Q20 66 60 82z", 0, 0.6],
    ["pink", "M66 24Q78 24 80 38", 6],
  ],
  // Missing Piece
  146: [
    [
      "amber",
      "M8 30H32Q26 22 28 15Q32 6 41 6T54 15Q56 22 50 30H72V52Q80 46 87 48Q96 52 96 61T87 74Q80 76 72 70V94H50Q56 86 54 79Q50 70 41 70T28 79Q26 86 32 94H8z",
    ],
    ["goldDark", "M95 55Q97 70 87 74Q80 76 72 70V94H50Q54 89 54.5 84H64V60Q72 60 78 65Q88 68 95 55z", 0, 0.5],
    ["butter", "M15 84V37H34", 5],
    ["butter", "M35 18Q35 13 40 12", 4.4],
  ],
  // Flawless
  163: [
    ["sky", "M24 18H76L97 44L50 95L3 44z"],
    ["frost", "M24 18H76L66 44H34z"],
    ["chalk", "M24 18L34 44H3zM50 18L66 44H34z"],
    ["teal", "M76 18L97 44H66z"],
    ["frost", "M3 44H34L50 95z", 0, 0.6],
    ["glass", "M66 44H97L50 95z", 0, 0.55],
    ["goldLight", star(84, 14, 12, 4, 0.3)],
    ["goldLight", star(14, 72, 10, 4, 0.3)],
  ],
};
