import { dot } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Crown
  105: [
    ["gold", "M10 30L30 52L50 18L70 52L90 30L82 84H18z"],
    ["goldDark", "M20 70H80L82 84H18z"],
    ["redline", dot(50, 62, 7)],
    ["teal", `${dot(30, 64, 5)}${dot(70, 64, 5)}`],
    ["goldLight", `${dot(10, 28, 6)}${dot(50, 16, 6)}${dot(90, 28, 6)}`],
  ],
};
