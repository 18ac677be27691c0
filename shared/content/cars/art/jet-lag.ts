import type { Layer, Recipe } from "../car.ts";
import { oval, tenth } from "../outline.ts";

/** Blades of the fan, in the narrow oval of the intake. */
const fan = (shift: number): readonly Layer[] => {
  const at = (angle: number, reach: number): string =>
    `${tenth(172 + 11 * reach * Math.cos(angle))} ${tenth(48 + 35 * reach * Math.sin(angle))}`;
  const blades = Array.from({ length: 9 }, (_, n) => {
    const a = shift + n * 0.698;
    return `M172 48L${at(a, 1)}L${at(a + 0.36, 1)}z`;
  });
  return [
    ["chrome", blades.join("")],
    ["steel", "M168 36Q198 44 198 48T168 60Q174 48 168 36z"],
    ["chalk", "M174 42Q186 44 190 48Q182 51 176 51", 1.8],
  ];
};

export const ART: Recipe = {
  paint: "#b4d233",
  second: "#ff7a1f",
  silhouette:
    "M40 24Q96 4 170 8Q182 48 170 88Q96 92 40 74zM14 96Q16 82 60 80H184Q214 66 244 76Q286 90 319 108L314 113H26Q14 110 14 96z",
  sill: "M0 101Q160 100 320 110V140H0z",
  shoulder: "M40 36Q96 16 172 20V30Q96 26 40 44z",
  back: [
    ["secondDark", "M66 20L28 0H62L120 14z"],
    ["second", "M58 20L20 0H52L112 14z"],
    ["iron", "M42 22L24 30V68L42 76z"],
    ["steel", "M36 25L30 28V70L36 73z"],
    ["secondDark", "M30 86L4 78L8 94z"],
  ],
  glass: ["M184 84Q196 58 222 60Q248 66 268 90Q224 94 184 84z"],
  driver: [216, 79, 12],
  on: [
    ["second", "M60 14Q76 48 60 82L84 84Q100 48 84 10z"],
    ["secondLight", "M60 14Q76 48 60 82M84 10Q100 48 84 84", 2.4],
    ["deep", "M118 8Q132 48 118 88", 1.8, 0.6],
    ["deep", "M126 24V25M129 40V41M129 56V57M126 72V73", 3, 0.6],
    ["second", "M0 92H150L200 96L319 108V111L190 102H0z"],
    ["chalk", "M272 96L286 100L290 105L268 102z"],
    ["ink", "M22 88H48M22 94H40", 2.4, 0.6],
  ],
  over: [
    ["steel", oval(170, 48, 15, 41)],
    ["chalk", oval(171, 48, 14, 39), 2.4],
    ["ink", oval(172, 48, 12, 37)],
  ],
  stickerArea: [100, 30, 46, 36],
  wheels: [
    [76, 25],
    [262, 16],
  ],
  wheelStyle: "turbine",
  framesBehind: [
    [
      ["violet", "M30 28Q4 34 0 49Q4 64 30 70z"],
      ["sky", "M30 34Q10 40 6 49Q10 58 30 64z"],
      ["chalk", "M30 41Q18 45 16 49Q18 53 30 57z"],
    ],
    [
      ["violet", "M30 28L8 34L14 41L-2 48L12 57L4 66L30 70z"],
      ["sky", "M30 34Q18 40 12 49Q18 58 30 64z"],
      ["chalk", "M30 41Q24 45 22 49Q24 53 30 57z"],
    ],
  ],
  frames: [fan(0), fan(0.35)],
};
