import { box } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Enter Key
  114: [
    ["iron", box(10, 12, 80, 80, 14)],
    ["steel", box(10, 10, 80, 72, 14)],
    ["chalk", box(20, 14, 60, 54, 10)],
    ["redline", "M62 26V44H38M46 35L36 44L46 53", 6],
  ],
  // Small Pause
  115: [
    ["teal", "M52 10Q82 10 82 40Q80 74 36 92L30 82Q52 70 52 58Q24 58 24 34Q26 12 52 10z"],
    ["frost", "M36 34Q38 22 50 22", 6],
  ],
};
