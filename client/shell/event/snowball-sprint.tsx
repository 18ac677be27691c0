import { box, dot } from "#shared/content/cars/outline.ts";

import type { Sheet } from "../../ui/pictures/scene.ts";
import { Strip, type Tile } from "../../ui/pictures/strip.tsx";

const CAP =
  "M-2 -2H242V12Q234 15 228 12Q220 22 211 12Q202 10 196 15Q188 30 178 15Q168 9 160 13Q150 24 141 13Q132 9 122 14Q114 20 106 13Q96 10 90 15Q82 32 72 15Q64 10 56 13Q47 22 38 13Q28 9 20 14Q12 18 6 13Q2 11 -2 12z";

/** Snow that hangs over the edge, with a few icicles. */
const ABOVE: Tile = {
  width: 240,
  height: 34,
  sheets: [
    ["#a9dff2", "M30 10L34 29L39 10zM118 10L121 25L126 10zM150 10L153 23L157 10zM222 10L226 30L231 10z"],
    ["#8fb8e2", CAP, 1, 3],
    ["#ffffff", CAP],
    [
      "#cfe2f5",
      "M40 8Q48 15 56 9M76 12Q82 24 88 12M182 12Q188 22 194 11M212 9Q219 15 226 9M110 10Q114 14 119 10",
      1,
      2.4,
    ],
  ],
};

const fir = (x: number, y: number, s: number): readonly Sheet[] => [
  ["#6b4a3a", box(x - 2 * s, y - 7 * s, 4 * s, 8 * s)],
  [
    "#2f7d78",
    `M${x} ${y - 46 * s}L${x + 11 * s} ${y - 26 * s}H${x - 11 * s}zM${x} ${y - 34 * s}L${x + 15 * s} ${y - 6 * s}H${x - 15 * s}z`,
  ],
  [
    "#ffffff",
    `M${x} ${y - 46 * s}l${6 * s} ${11 * s}l${-3.5 * s} ${-2 * s}l${-2.5 * s} ${3 * s}l${-3 * s} ${-3 * s}l${-3 * s} ${2 * s}z`,
  ],
];

/** A bank of snow with the tracks of sledges, and who rode there. */
const BELOW: Tile = {
  width: 360,
  height: 68,
  sheets: [
    ...fir(34, 35, 0.76),
    ...fir(58, 34, 0.56),
    ...fir(316, 44, 0.7),
    ["#6f9fd0", "M0 36Q90 22 180 36T360 36", 1, 4],
    ["#eaf5fe", "M0 36Q90 22 180 36T360 36V70H0z"],
    // A snowman with a red nose.
    ["#6f9fd0", dot(196, 26, 11.4) + dot(196, 9.6, 8.4)],
    ["#ffffff", dot(196, 26, 10) + dot(196, 9.6, 7)],
    ["#e2402f", "M188 14Q196 19 204 14L205 18Q196 23 187 18z"],
    ["#20294a", dot(197, 8, 1.2) + dot(202, 8, 1.2) + dot(198, 24, 1.3) + dot(198, 29, 1.3)],
    ["#e2402f", dot(203, 11, 2.2)],
    // A sledge, and its tracks.
    ["#9cc3ea", "M0 52Q45 45 90 52T180 52T270 52T360 52M0 58Q45 51 90 58T180 58T270 58T360 58", 1, 2.4],
    ["#7a4a2f", "M100 47L136 50Q146 50 146 42", 1, 2.6],
    ["#b9794a", "M104 41L136 44L137 47L103 44z"],
    ["#6f9fd0", dot(112, 36, 6) + dot(123, 37, 6)],
    ["#ffffff", dot(112, 36, 4.8) + dot(123, 37, 4.8)],
    ["#ffffff", dot(262, 42, 5) + dot(272, 42, 5) + dot(267, 34, 5)],
    ["#9cc3ea", "M257 43q5 6 10 1q5 5 10 -1M262 36q5 5 10 0", 1, 1.6],
    ["var(--dusk-road, #181826)", "M0 65Q45 61 90 65T180 65T270 65T360 65V70H0z"],
  ],
};

export const UnderHeader = ({ className }: { readonly className?: string }) => (
  <Strip tile={ABOVE} className={className} />
);
export const OverFooter = ({ className }: { readonly className?: string }) => (
  <Strip tile={BELOW} className={className} />
);
