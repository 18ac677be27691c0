import { dot } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Paper Plane
  161: [
    ["frost", "M2 42L98 6L42 62z"],
    ["glass", "M42 62L98 6L40 88z"],
    ["sky", "M54 68L98 6L72 86z"],
    ["sky", "M98 6L54 68L40 88L42 62z", 0, 0.6],
  ],
  // Clean Sheet
  162: [
    ["frost", "M18 4H62L84 26V90Q84 96 78 96H18Q12 96 12 90V10Q12 4 18 4z"],
    ["steel", "M62 4L84 26H66Q62 26 62 22z"],
    ["sky", "M34 22H52M34 36H72M34 84H74", 4],
    ["redline", "M25 4V96", 3],
    ["leaf", "M30 60L46 76L92 38", 12],
  ],
  // Bookworm
  166: [
    ["leaf", "M32 70V34Q30 6 56 6Q82 6 82 34Q82 46 72 52V74z"],
    ["chalk", `${dot(47, 31, 10)}${dot(70, 31, 10)}`],
    ["ink", `${dot(49, 32, 4.5)}${dot(68, 32, 4.5)}`],
    ["wine", `${dot(47, 31, 10)}${dot(70, 31, 10)}M35 29L37 30`, 4.4],
    ["ink", "M54 49Q59 53 64 48", 3],
    ["butter", "M10 66H92V88H10z"],
    ["redline", "M14 60H94V68H16Q12 76 16 86H94V95H14Q2 92 2 77T14 60z"],
    ["goldDark", "M22 74H92M22 81H92", 2, 0.6],
  ],
};
