import { box, dot, oval, star } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Lost Tourist
  153: [
    ["butter", "M34 60H66L86 97H14z"],
    ["amber", "M44 60H56L64 97H36z", 0, 0.6],
    ["frost", "M26 46Q26 8 50 8T74 46z"],
    ["leaf", "M50 18Q64 18 63 30Q62 42 57 48H43Q38 42 37 30Q36 18 50 18z"],
    ["ink", "M41 30Q47 30 47 38Q41 37 41 30zM59 30Q53 30 53 38Q59 37 59 30z"],
    ["steel", oval(50, 56, 47, 17)],
    ["chrome", oval(50, 51, 42, 11)],
    ["violet", `${dot(20, 58, 5)}${dot(40, 63, 5)}${dot(60, 63, 5)}${dot(80, 58, 5)}`],
  ],
  // Space Walk
  154: [
    ["steel", box(20, 50, 60, 38, 10)],
    ["chrome", "M32 62H68L86 46Q92 42 95 48Q97 53 92 58L74 76V97H54V88H46V97H26V76Q8 78 6 66Q6 58 14 60L24 62z"],
    [
      "redline",
      `${box(26, 89, 20, 8)}${box(54, 89, 20, 8)}${box(38, 73, 9, 8, 2)}M80 51L88 62L82 68L72 58zM16 61L24 62V76L15 76z`,
    ],
    ["chrome", dot(50, 36, 33)],
    ["steel", "M74 58A33 33 0 0 0 70 10Q82 40 58 68Q68 66 74 58z", 0, 0.7],
    ["amber", `${box(14, 28, 10, 20, 5)}${box(76, 28, 10, 20, 5)}${box(53, 73, 9, 8, 2)}`],
    ["ink", box(25, 20, 50, 35, 16)],
    ["sky", "M31 44Q28 27 42 26H54Q38 34 38 49Q33 49 31 44z"],
  ],
  // Wish Maker
  155: [
    ["violet", "M3 20L60 44L48 74L10 34Q22 40 26 36z"],
    ["sky", "M22 3L76 40L60 62L6 6Q24 16 28 12z"],
    ["pink", "M12 14L68 50L56 66z"],
    ["amber", star(66, 64, 33)],
    ["butter", "M66 31L73 54L66 64zM66 64L35 54L57 54zM66 64L47 91L54 70z"],
  ],
};
