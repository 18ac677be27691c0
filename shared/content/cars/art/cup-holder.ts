import type { Recipe } from "../car.ts";
import { box, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f2b02b",
  second: "#3650c0",
  silhouette:
    "M70 6H182V17H178Q176 58 142 68V76Q160 78 164 86H204L212 76H250Q290 82 304 96V114H20V94Q20 86 28 86H88Q92 78 110 76V68Q76 58 74 17H70z",
  sill: 104,
  back: [
    ["redline", "M44 44Q20 50 6 36Q14 54 2 66Q28 70 52 54z"],
    ["wine", "M44 44Q36 64 20 74Q36 74 44 82Q56 66 56 50z"],
    ["dark", "M78 19H50Q40 19 42 31Q46 52 84 52M174 19H202Q212 19 210 31Q206 52 168 52", 9],
    ["light", "M78 18H50Q40 18 42 30Q46 50 84 51M174 18H202Q212 18 210 30Q206 50 168 51", 4],
  ],
  driver: [230, 56, 14],
  isOpen: true,
  on: [
    ["light", "M66 6H186V17H66z"],
    ["dark", "M156 17Q154 56 128 72H184V17z", 0, 0.6],
    ["glow", "M86 24Q88 44 102 56", 5, 0.9],
    ["dark", "M104 68H148V76H104z"],
    ["chalk", "M108 54Q88 40 104 22M144 54Q164 40 148 22", 2.4],
    ["chalk", "M102 48l-8 0M98 40l-8-3M98 32l-7-6M150 48l8 0M154 40l8-3M154 32l7-6", 4],
    ["chalk", "M118 28L128 22H132V54H123V33L118 35z"],
    ["second", "M0 86H204L212 76H320V140H0z"],
    ["secondLight", "M212 76H250Q290 82 304 96V100Q280 86 212 84z", 0, 0.7],
    ["secondDark", "M0 104H320V140H0z"],
    ["light", "M18 96H306V99H18z"],
    ["chalk", star(206, 97, 8)],
  ],
  over: [["frost", "M250 76L262 52L266 54L260 78z", 0, 0.85]],
  lamps: [box(290, 92, 12, 8, 3)],
  tails: [box(20, 92, 7, 10, 2)],
  stickerArea: [104, 24, 44, 28],
  wheels: [
    [72, 23],
    [250, 23],
  ],
  wheelStyle: "star",
};
