import { box, dot, oval, tenth } from "#shared/content/cars/outline.ts";

import { Diorama } from "../diorama.tsx";
import { flat, type Scene, type Sheet } from "../scene.ts";

/** A fir under snow. */
const fir = (x: number, y: number, s: number): readonly Sheet[] => {
  const at = (dx: number, dy: number): string => `${tenth(x + dx * s)} ${tenth(y + dy * s)}`;
  const tier = (top: number, half: number, foot: number): string =>
    `M${at(0, top)}L${at(half, foot)}Q${at(0, foot + 6)} ${at(-half, foot)}z`;
  const cap = (top: number, half: number): string =>
    `M${at(0, top)}L${at(half, top + 17)}L${at(half * 0.4, top + 13)}L${at(0, top + 19)}L${at(-half * 0.4, top + 13)}L${at(-half, top + 17)}z`;
  return [
    ["#6b4a3a", `M${at(-3, 0)}V${tenth(y - 12 * s)}H${tenth(x + 3 * s)}V${y}z`],
    ["#2f7d78", tier(-44, 22, -8) + tier(-62, 18, -30) + tier(-78, 13, -50)],
    ["#ffffff", cap(-44, 12) + cap(-62, 11) + cap(-78, 9)],
  ];
};

/** A ball in flight, with the air behind it. */
const thrown = (x: number, y: number, r: number, side: 1 | -1): readonly Sheet[] => [
  ["#ffffff", `M${x - side * (r + 8)} ${y - 4}h${-side * 20}M${x - side * (r + 10)} ${y + 5}h${-side * 12}`, 0.9, 2.6],
  ["#8fb4dc", dot(x, y, r + 1.4)],
  ["#ffffff", dot(x, y, r)],
  ["#cfe2f5", `M${x - r} ${y + 1}a${r} ${r} 0 0 0 ${2 * r} 0q${-r} ${r * 0.9} ${-2 * r} 0z`],
];

/** Somebody in a bobble hat, from the shoulders up, with a red nose. */
const thrower = (x: number, y: number, side: 1 | -1, hat: string, coat: string, arm: number): readonly Sheet[] => [
  [coat, `M${x - 15} ${y + 40}q0 -22 15 -22t15 22z`],
  [coat, `M${x + side * 9} ${y + 26}q${side * 8} ${-4 - arm} ${side * 10} ${-14 - arm}`, 1, 8],
  ["#f1d0a4", dot(x, y + 6, 13)],
  [hat, `M${x - 14} ${y + 2}q0 -17 14 -17t14 17z${dot(x, y - 17, 5)}`],
  ["#fff6e6", box(x - 15, y - 2, 30, 6, 3)],
  ["#20294a", dot(x + side * 2 - 3, y + 8, 1.6) + dot(x + side * 2 + 5, y + 8, 1.6)],
  ["#e2402f", dot(x + side * 7, y + 11, 3.4)],
];

/** The wall of a fort: blocks of snow with merlons. */
const fort = (x: number, y: number, merlons: number): readonly Sheet[] => {
  const width = merlons * 40 - 20;
  const top = Array.from({ length: merlons }, (_, nth) => `v-22h20v22${nth === merlons - 1 ? "" : "h20"}`).join("");
  const rows = `M${x} ${y - 24}h${width}M${x} ${y - 4}h${width}M${x} ${y + 16}h${width}`;
  const joints = Array.from(
    { length: merlons - 1 },
    (_, nth) => `M${x + 24 + nth * 40} ${y - 44}v20M${x + 10 + nth * 40} ${y - 24}v20`,
  ).join("");
  return [
    ["#6b9bdb", `M${x} ${y + 50}V${y - 44}${top}V${y + 50}z`],
    ["#4f80c2", rows + joints, 1, 2],
    [
      "#ffffff",
      Array.from({ length: merlons }, (_, nth) => box(x - 3 + nth * 40, y - 71, 26, 10, 5)).join("") +
        Array.from({ length: merlons - 1 }, (_, nth) => box(x + 18 + nth * 40, y - 48, 24, 7, 3.5)).join(""),
    ],
  ];
};

/** A pyramid of balls. */
const heap = (x: number, y: number): readonly Sheet[] =>
  [
    [-20, 0],
    [0, 0],
    [20, 0],
    [-10, -17],
    [10, -17],
    [0, -34],
  ].flatMap(([dx = 0, dy = 0]): readonly Sheet[] => [
    ["#8fb4dc", dot(x + dx, y + dy, 12)],
    ["#ffffff", dot(x + dx - 1, y + dy - 1, 10.6)],
  ]);

const SCENE: Scene = {
  sky: [
    [0, "#57a9e8"],
    [0.45, "#9fd2f5"],
    [0.75, "#ffe9cf"],
  ],
  glows: [[620, 96, 240, "#fff6d8", 0.95]],
  shade: "#2b4f86",
  plates: [
    flat([
      ["#fffbe8", dot(620, 96, 30)],
      [
        "#ffffff",
        `${box(380, 66, 110, 14, 7)}${box(410, 56, 52, 16, 8)}${box(760, 84, 96, 12, 6)}${box(788, 75, 40, 14, 7)}${box(150, 50, 120, 14, 7)}${box(184, 40, 50, 16, 8)}${box(980, 60, 120, 14, 7)}${box(1010, 50, 58, 16, 8)}`,
        0.85,
      ],
    ]),
    {
      sheets: [
        [
          "#8db6e4",
          "M-40 230V150L70 84L130 128L230 62L330 140L420 92L520 160L600 124L690 164L790 88L880 146L970 74L1060 136L1150 96L1240 156V230z",
        ],
        [
          "#6f9ad2",
          "M230 62L330 140L400 230H270L252 150L262 118zM70 84L130 128L160 230H90L96 150zM420 92L520 160L560 230H450L436 160L446 126zM790 88L880 146L900 230H820L806 160L814 124zM970 74L1060 136L1080 230H1000L984 150L996 116zM1150 96L1240 156V230H1170L1160 160z",
          0.55,
        ],
        [
          "#ffffff",
          "M230 62L258 84L246 96L236 88L224 102L212 90L200 86zM70 84L94 102L82 110L70 102L56 112L46 98zM420 92L446 110L434 118L422 110L410 120L396 108zM790 88L814 104L802 112L790 104L778 112L770 104zM970 74L998 94L984 104L972 94L958 108L944 96zM1150 96L1176 112L1160 120L1150 112L1138 120L1130 108z",
        ],
      ],
    },
    {
      sheets: [
        ["#d3e8fa", "M-40 306V186Q60 158 190 176T430 196Q600 150 770 196T1020 172T1240 180V306z"],
        ...fir(356, 198, 0.8),
        ...fir(392, 202, 0.62),
        ...fir(826, 198, 0.84),
        ...fir(866, 200, 0.6),
        ...fir(60, 186, 0.9),
        ...fir(110, 180, 0.7),
        ...fir(1080, 182, 0.86),
        ...fir(1140, 182, 1),
        ...fir(282, 190, 0.7),
        ...fir(960, 186, 0.7),
        ["#a9cdf0", "M566 174Q546 210 500 250M582 172Q566 212 528 256", 1, 2.6],
        ["#a9cdf0", "M632 172Q664 210 720 240M648 172Q684 206 738 232", 1, 2.6],
      ],
    },
    {
      sheets: [
        ["#eaf5fe", "M-40 306V226Q120 196 300 222T600 250T900 224T1240 222V306z"],
        ["#a9cdf0", "M650 306Q640 270 612 238M684 306Q668 268 632 234", 0.9, 3.4],
      ],
    },
    flat([
      ...thrower(440, 156, 1, "#17bfae", "#d9573d", 12),
      ...thrower(361, 164, 1, "#9a6bff", "#2f7fd0", 2),
      ...thrower(762, 156, -1, "#e2402f", "#7d52d8", 12),
      ...thrower(842, 164, -1, "#ffb224", "#17907f", 0),
    ]),
    {
      sheets: [
        ...fort(330, 236, 4),
        ["#6b4a3a", "M340 170V104", 1, 4],
        ["#17bfae", "M342 104L376 112L364 120L374 130L342 130z"],
      ],
    },
    {
      sheets: [
        ...fort(732, 238, 4),
        ["#6b4a3a", "M862 172V106", 1, 4],
        ["#e2402f", "M860 106L826 114L838 122L828 132L860 132z"],
      ],
    },
    flat([
      ...thrown(520, 124, 9, 1),
      ...thrown(552, 164, 8, 1),
      ...thrown(690, 108, 9, -1),
      ...thrown(702, 166, 7, -1),
    ]),
    {
      sheets: [
        ["#7a4a2f", "M548 250H664Q684 248 682 230", 1, 5],
        ["#b9794a", "M556 238H654L660 246H552z"],
        ["#7a4a2f", "M572 246V250M640 246V250", 1, 5],
        ["#e2402f", "M592 198Q560 176 534 190L544 198L532 208Q562 206 588 212z"],
        ["#2f6fd0", "M580 240Q578 200 602 198T628 240z"],
        ["#2f6fd0", "M612 214Q634 222 652 220M606 236Q636 226 654 234", 1, 10],
        ["#20294a", "M654 234L664 226", 1, 9],
        ["#f1d0a4", dot(606, 186, 16)],
        ["#ffb224", `M589 182q0 -20 17 -20t17 20z${dot(604, 161, 6)}`],
        ["#fff6e6", box(588, 177, 36, 8, 4)],
        ["#20294a", dot(610, 190, 2) + dot(619, 190, 2)],
        ["#e2402f", dot(622, 194, 4.4)],
        ["#20294a", "M606 197q5 4 10 1", 1, 2],
        ["#e2402f", "M590 199Q606 208 622 200L620 208Q604 214 589 207z"],
      ],
    },
    {
      sheets: [
        ["#ffffff", "M-40 306V262Q80 226 220 250T480 278Q600 246 760 276T1000 250T1240 256V306z"],
        ["#cfe2f5", "M-40 306V282Q90 254 230 272T500 296T770 294T1010 270T1240 278V306z"],
        ...heap(478, 274),
        ...heap(730, 276),
        ...heap(176, 258),
        ...heap(1040, 258),
      ],
    },
    flat([
      [
        "#ffffff",
        [38, 120, 204, 268, 330, 402, 462, 528, 586, 664, 742, 812, 886, 948, 1012, 1090, 1168]
          .map((x, nth) => dot(x, 30 + ((nth * 67) % 170), 2 + (nth % 3)))
          .join(""),
        0.9,
      ],
      ["#8fb4dc", oval(616, 254, 76, 3), 0.5],
    ]),
  ],
};

/** A sledge between two snow forts, and nobody aims well. */
export const SnowballSprint = ({ className }: { readonly className?: string }) => (
  <Diorama scene={SCENE} className={className} />
);
