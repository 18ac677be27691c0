import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f2457f",
  second: "#1fb6c4",
  silhouette:
    "M32 20H100Q106 20 106 26V64H26V26Q26 20 32 20zM26 104Q22 70 58 66H150Q168 66 172 82L178 98H208Q216 98 219 88L232 44Q235 32 247 32Q259 34 260 46L264 72Q292 78 296 108H230Q222 116 208 116H66Q28 116 26 104z",
  sill: "M20 100H178L208 104H320V140H20z",
  shoulder: "M34 82Q44 74 60 73H150Q158 73 162 80Q90 74 34 90z",
  back: [
    ["frost", "M46 18Q38 11 46 4M66 18Q58 10 66 2M86 18Q78 11 86 4", 4.6, 0.85],
    ["iron", "M40 62H112", 6],
    ["ink", "M96 68Q98 58 108 58H150Q160 58 160 68z"],
  ],
  driver: [140, 32, 15],
  isOpen: true,
  on: [
    ["second", box(20, 16, 92, 50)],
    ["secondLight", box(20, 16, 92, 8)],
    ["secondDark", "M20 57H112V66H20z"],
    ["chalk", dot(66, 41, 14)],
    ["redline", "M55 40H77Q77 51 66 51T55 40z"],
    ["amber", "M60 37Q57 34 60 31M66 37Q63 34 66 31M72 37Q69 34 72 31", 2],
    ["light", "M212 92L226 50Q230 40 236 44L222 96z"],
    ["ink", "M172 100H214", 5, 0.6],
    ["second", "M110 78H150L154 88H116z"],
  ],
  over: [
    ["glass", "M142 68L182 70L194 94", 13],
    ["redline", "M186 92H198Q208 93 208 100H186z"],
    ["iron", "M152 52Q184 66 196 54Q208 45 230 44", 8],
    ["ink", "M226 48L240 42", 6],
    ["iron", "M240 34L233 20", 3],
    ["chrome", oval(231, 16, 6.4, 5.6)],
    ["chrome", "M20 108H44", 5],
  ],
  lamps: [oval(256, 50, 7, 8)],
  tails: [box(27, 80, 7, 10, 3)],
  stickerArea: [42, 32, 48, 18],
  wheels: [
    [76, 24],
    [264, 24],
  ],
  wheelStyle: "cap",
};
