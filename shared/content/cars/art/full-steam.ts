import type { Layer, Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

const bun = (x: number): readonly Layer[] => [
  ["steel", `M${x - 25} 46Q${x - 25} 14 ${x} 12T${x + 25} 46z`],
  ["chalk", `M${x - 23} 46Q${x - 23} 17 ${x} 15T${x + 20} 46z`],
  ["steel", `M${x} 14Q${x - 3} 20 ${x - 8} 23M${x} 14V24M${x} 14Q${x + 3} 20 ${x + 8} 23`, 2],
  ["ink", dot(x - 5, 33, 2.6) + dot(x + 9, 33, 2.6)],
  ["ink", `M${x - 1} 37Q${x + 2} 40 ${x + 5} 37`, 1.8],
  ["pink", oval(x - 10, 38, 3.4, 2) + oval(x + 14, 38, 3.4, 2)],
];
const lantern = (x: number, y: number): readonly Layer[] => [
  ["goldDark", `M${x} ${y - 28}V${y + 20}`, 2],
  ["wine", oval(x, y, 14, 12)],
  ["redline", oval(x, y, 13, 12)],
  ["amber", oval(x, y, 7, 12)],
  ["butter", oval(x, y, 3, 11)],
  ["goldDark", box(x - 6, y - 14, 12, 4, 1) + box(x - 6, y + 10, 12, 4, 1)],
];

/** The bamboo of the baskets. */
const WEAVE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  .map((n) => `M${48 + n * 16} 62l8-15l8 15M${48 + n * 16} 88l8-13l8 13`)
  .join("");

export const ART: Recipe = {
  paint: "#d9a14e",
  second: "#8a2f4f",
  silhouette:
    "M56 44Q56 40 60 40H220Q224 40 224 44V64Q224 68 222 68H226Q232 68 232 72V84H262Q296 88 304 100V114H18V98Q18 92 24 92H48V72Q48 68 54 68H58Q56 68 56 64z",
  sill: 106,
  back: [
    ["bark", "M262 90V40Q262 22 280 22H288", 4],
    ["dark", "M50 46L2 34Q4 2 34 4Q62 8 62 38z"],
    ["paint", "M50 40L4 28Q8 2 34 4Q62 8 60 34z"],
    ["light", "M10 26Q14 10 34 8M28 30Q34 18 48 14", 2.6],
    ["dark", "M20 30Q24 18 40 9M44 36Q46 26 58 22", 1.8],
    ["paint", "M52 46L2 34V28L54 40z"],
    ["light", "M4 31L52 43", 3],
    ["bark", "M24 6Q28 -2 38 4", 4.4],
    ...bun(92),
    ...bun(188),
  ],
  driver: [140, 26, 14],
  isOpen: true,
  on: [
    ["light", "M40 40H236V47H40zM40 68H236V75H40z"],
    ["dark", "M40 62H236V68H40zM40 88H236V94H40z"],
    ["dark", WEAVE, 1.6, 0.55],
    ["second", "M0 92H232V84H320V140H0z"],
    ["secondLight", "M232 84H262Q296 88 304 100Q280 92 232 91z"],
    ["secondDark", "M0 106H320V140H0z"],
    [
      "gold",
      "M104 98h12v5h-8v-2M124 98h12v5h-8v-2M144 98h12v5h-8v-2M164 98h12v5h-8v-2M184 98h12v5h-8v-2M204 98h12v5h-8v-2",
      1.8,
    ],
  ],
  over: [...lantern(288, 50), ["redline", "M288 66v8", 3]],
  lamps: [box(290, 94, 10, 8, 3)],
  tails: [box(18, 98, 7, 8, 2)],
  stickerArea: [90, 54, 100, 24],
  wheels: [
    [74, 22],
    [248, 22],
  ],
  wheelStyle: "wood",
  framesBehind: [
    [["steel", "M78 14Q68 8 76 0M122 18Q112 10 120 2M204 12Q194 6 202 -2", 5, 0.7]],
    [["steel", "M104 12Q114 6 106 -2M164 16Q174 8 166 0M178 12Q170 6 176 0", 5, 0.7]],
  ],
};
