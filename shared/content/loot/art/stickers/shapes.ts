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
};
