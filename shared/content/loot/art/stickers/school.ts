import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Paper Plane
  161: [
    ["frost", "M2 42L98 6L42 62z"],
    ["glass", "M42 62L98 6L40 88z"],
    ["sky", "M54 68L98 6L72 86z"],
    ["sky", "M98 6L54 68L40 88L42 62z", 0, 0.6],
  ],
};
