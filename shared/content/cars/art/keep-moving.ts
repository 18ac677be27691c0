import type { Recipe } from "../car.ts";
import { dot, oval, star } from "../outline.ts";

/** An arched window with its pale ledge. */
const arch = (x: number, y: number): string => `M${x - 6} ${y + 16}V${y + 2}a6 6 0 0 1 12 0V${y + 16}z`;

export const ART: Recipe = {
  paint: "#e8ad5f",
  second: "#ee5f48",
  silhouette:
    "M8 113Q6 96 18 88L23 52H31V59H38V52H46V59H53V52H61L65 78H68L74 26H85V35H95V26H107V35H117V26H129V35H139V26H150L156 78L158 68H168V76H178V68H188V76H198V68H208V76H218V68H228V76H238V68H242L246 46H254V54H261V46H269V54H276V46H284L291 86Q310 90 312 104V113z",
  sill: "M0 101Q14 94 28 101T56 101T84 101T112 101T140 101T168 101T196 101T224 101T252 101T280 101T308 101T336 101V140H0z",
  back: [
    ["bark", "M112 28V5M265 48V28M42 54V38", 3],
    ["second", "M113 4L140 10L113 17z"],
    ["teal", "M266 27L285 32L266 37z"],
    ["amber", "M41 37L22 41L41 46z"],
  ],
  driver: [202, 51, 14],
  isOpen: true,
  on: [
    ["light", "M20 62H64V66H20zM70 42H154V46H70zM242 62H290V66H242z", 0, 0.9],
    ["dark", "M154 78L158 68H164L160 113H150zM64 78H71L68 113H60z", 0, 0.35],
    ["deep", arch(42, 68) + arch(94, 52) + arch(130, 52) + arch(265, 66)],
    ["deep", "M96 101V90a16 16 0 0 1 32 0V101z"],
    ["bark", "M99 101V90a13 13 0 0 1 26 0V101z"],
    ["wood", "M103 101V83M110 101V78M117 101V78M122 101V84", 2.4],
    ["second", star(182, 90, 10, 5, 0.5)],
    ["chalk", dot(182, 90, 1.6) + dot(182, 85, 1) + dot(187, 88, 1) + dot(177, 88, 1)],
    ["pink", "M206 96Q202 82 214 80Q226 82 222 96Q214 100 206 96z"],
    ["chalk", "M214 96V82M214 96L208 84M214 96L220 84", 1.4],
    ["leaf", "M240 99Q236 92 241 88Q245 84 241 78M146 98Q142 92 146 87", 3],
    [
      "dark",
      dot(84, 62, 1.4) +
        dot(142, 72, 1.4) +
        dot(76, 88, 1.4) +
        dot(170, 84, 1.4) +
        dot(238, 88, 1.6) +
        dot(254, 90, 1.4) +
        dot(34, 92, 1.4) +
        dot(146, 56, 1.2),
    ],
    [
      "sky",
      "M0 106Q14 99 28 106T56 106T84 106T112 106T140 106T168 106T196 106T224 106T252 106T280 106T308 106T336 106V140H0z",
    ],
    [
      "chalk",
      "M0 106Q14 99 28 106T56 106T84 106T112 106T140 106T168 106T196 106T224 106T252 106T280 106T308 106T336 106",
      2.6,
    ],
  ],
  lamps: [oval(300, 96, 6, 6)],
  tails: [oval(18, 95, 4, 5)],
  stickerArea: [164, 80, 66, 18],
  wheels: [
    [64, 22],
    [250, 22],
  ],
  wheelStyle: "wood",
};
