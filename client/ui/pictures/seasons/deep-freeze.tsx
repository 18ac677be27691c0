import { dot, oval, star, tenth } from "#shared/content/cars/outline.ts";

import { Diorama } from "../diorama.tsx";
import { flat, type Scene, type Sheet } from "../scene.ts";

/** A penguin that looks to one side; `s` 1 is 50 high. */
const penguin = (x: number, y: number, s: number, side: 1 | -1, scarf?: string): readonly Sheet[] => {
  const p = (dx: number, dy: number): string => `${tenth(x + side * dx * s)} ${tenth(y + dy * s)}`;
  return [
    ["#ffb224", oval(x - 6 * s, y, 6 * s, 3 * s) + oval(x + 7 * s, y, 6 * s, 3 * s)],
    [
      "#1c2547",
      `M${p(-4, -50)}Q${p(13, -52)} ${p(13, -36)}Q${p(20, -24)} ${p(22, -10)}Q${p(17, -12)} ${p(15, -16)}Q${p(16, 0)} ${p(0, 0)}Q${p(-16, 0)} ${p(-15, -16)}Q${p(-18, -12)} ${p(-22, -10)}Q${p(-20, -26)} ${p(-13, -36)}Q${p(-13, -49)} ${p(-4, -50)}z`,
    ],
    [
      "#f7f4ee",
      `M${p(2, -28)}Q${p(13, -26)} ${p(12, -12)}Q${p(10, -2)} ${p(1, -2)}Q${p(-9, -4)} ${p(-9, -14)}Q${p(-8, -26)} ${p(2, -28)}z`,
    ],
    ["#f7f4ee", oval(x + side * 5 * s, y - 39 * s, 7 * s, 7 * s)],
    ["#1c2547", dot(x + side * 7 * s, y - 41 * s, 1.9 * s)],
    ["#ffb224", `M${p(11, -41)}L${p(21, -36)}L${p(11, -34)}z`],
    ...(scarf === undefined
      ? []
      : ([
          [
            scarf,
            `M${p(-13, -33)}Q${p(0, -26)} ${p(13, -33)}L${p(14, -28)}Q${p(0, -20)} ${p(-14, -28)}zM${p(-10, -28)}L${p(-4, -26)}L${p(-8, -12)}L${p(-14, -14)}z`,
          ],
        ] satisfies Sheet[])),
  ];
};

/** A mountain of ice, its right side in the shade, snow on its top. */
const peak = (x: number, y: number, half: number, height: number): readonly Sheet[] => [
  [
    "#4f6fb8",
    `M${x - half} ${y}L${x - half * 0.42} ${y - height * 0.5}L${x - half * 0.3} ${y - height * 0.46}L${x} ${y - height}L${x + half * 0.36} ${y - height * 0.52}L${x + half * 0.5} ${y - height * 0.56}L${x + half} ${y}z`,
  ],
  [
    "#35508f",
    `M${x} ${y - height}L${x + half * 0.36} ${y - height * 0.52}L${x + half * 0.5} ${y - height * 0.56}L${x + half} ${y}H${x + half * 0.2}L${x - half * 0.06} ${y - height * 0.5}L${x + half * 0.08} ${y - height * 0.66}z`,
  ],
  [
    "#dcf3fb",
    `M${x} ${y - height}L${tenth(x + half * 0.22)} ${tenth(y - height * 0.71)}L${tenth(x + half * 0.08)} ${tenth(y - height * 0.62)}L${x} ${tenth(y - height * 0.74)}L${tenth(x - half * 0.1)} ${tenth(y - height * 0.66)}L${tenth(x - half * 0.19)} ${tenth(y - height * 0.66)}z`,
  ],
];

/** A piece of ice that drifts, on its reflection. */
const floe = (x: number, y: number, half: number): readonly Sheet[] => [
  ["#7fb6e6", `M${x - half} ${y}L${x - half * 0.8} ${y + 13}H${x + half * 0.84}L${x + half} ${y}z`],
  [
    "#f0faff",
    `M${x - half} ${y}Q${x - half * 0.6} ${y - 9} ${x} ${y - 8}T${x + half} ${y}L${x + half * 0.5} ${y + 4}L${x + half * 0.1} ${y + 2}L${x - half * 0.5} ${y + 5}z`,
  ],
  ["#9fe8e0", `M${x - half * 0.6} ${y + 22}h${half * 1.1}M${x - half * 0.3} ${y + 30}h${half * 0.6}`, 0.5, 2.4],
];

const SCENE: Scene = {
  sky: [
    [0, "#0b1240"],
    [0.4, "#152a66"],
    [0.62, "#2d5c96"],
    [0.7, "#7fc4d8"],
  ],
  glows: [
    [560, 110, 280, "#3df0c0", 0.4],
    [820, 70, 240, "#a06bff", 0.45],
  ],
  shade: "#050a2c",
  plates: [
    flat([
      [
        "#ffffff",
        [30, 96, 150, 214, 270, 344, 398, 452, 516, 590, 660, 724, 786, 850, 914, 980, 1044, 1110, 1172]
          .map((x, nth) => dot(x, 12 + ((nth * 53) % 110), 1 + (nth % 3) * 0.5))
          .join(""),
        0.9,
      ],
      ["#ffffff", star(390, 52, 8, 4, 0.2) + star(842, 34, 9, 4, 0.2) + star(190, 84, 7, 4, 0.2)],
    ]),
    flat([
      ["#9a6bff", "M-40 70Q160 -30 360 40T700 30T980 44T1240 -10V60Q1100 110 960 98T700 92T400 110T-40 150z", 0.32],
      ["#17bfae", "M-40 120Q120 40 330 84T640 76T930 96T1240 40V84Q1100 150 930 134T640 120T330 134T-40 168z", 0.5],
      ["#7df0c8", "M-40 148Q140 78 340 112T650 100T930 118T1240 66V80Q1090 142 930 130T650 114T340 128T-40 164z", 0.7],
    ]),
    flat([
      ...peak(120, 208, 190, 138),
      ...peak(1080, 208, 200, 146),
      ...peak(330, 208, 150, 92),
      ...peak(870, 208, 160, 108),
      ...peak(460, 208, 110, 66),
      ...peak(720, 208, 110, 62),
    ]),
    {
      sheets: [
        ["#234a8c", "M-40 306V206H1240V306z"],
        ["#7df0c8", "M360 214h90M500 211h120M660 216h90M420 222h70M560 221h80M700 224h60", 0.7, 2.4],
        ["#5c93cf", "M60 216h110M210 228h80M880 214h100M1020 226h120M920 236h60", 0.7, 2.4],
      ],
    },
    {
      sheets: [
        ["#a9dff2", "M424 214L448 170L470 150L494 166L508 182L528 214z"],
        ["#6fb0dc", "M470 150L494 166L508 182L528 214H486L478 184z"],
        ["#f0faff", "M448 170L470 150L494 166L480 168L470 162L460 172z"],
      ],
    },
    flat([...floe(300, 226, 44), ...floe(930, 222, 40), ...floe(1090, 240, 60), ...floe(130, 238, 54)]),
    {
      sheets: [
        ["#cfeafa", "M-40 306V250Q60 224 190 236T430 242Q560 250 640 246T820 226T1010 238T1240 226V306z"],
        ["#ffffff", "M-40 250Q60 224 190 236T430 242Q560 250 640 246T820 226T1010 238T1240 226", 1, 4],
      ],
    },
    {
      sheets: [
        ["#dff2fc", "M690 244a64 60 0 0 1 128 -6V250H690z"],
        [
          "#8fc0e6",
          "M692 226H816M700 206H808M722 190H786M724 226V244M756 206V226M788 226V244M736 190V206M772 190V206M754 180V190",
          1,
          2.2,
        ],
        ["#b3daf2", "M660 250V236a26 26 0 0 1 52 0V250z"],
        ["#ff8a3c", "M667 250V237a19 19 0 0 1 38 0V250z"],
        ["#ffe9a8", "M674 250V239a12 12 0 0 1 24 0V250z"],
        ["#ffffff", "M724 192Q740 180 762 184", 0.9, 6],
        ["#ffd98a", "M650 254h70M636 261h92", 0.8, 3],
      ],
    },
    {
      sheets: [
        ["#e9f6fd", "M-40 306V274Q100 252 260 268T560 276Q700 284 860 266T1240 268V306z"],
        ["#b3d6ee", "M-40 306V292Q120 276 300 288T640 296T980 288T1240 290V306z"],
      ],
    },
    flat([
      [
        "#6b9cc9",
        `${oval(412, 276, 24, 4)}${oval(464, 280, 26, 4)}${oval(514, 280, 20, 4)}${oval(560, 284, 14, 3)}${oval(806, 274, 22, 4)}`,
        0.5,
      ],
      ...penguin(412, 274, 0.94, 1),
      ...penguin(464, 278, 1.16, 1, "#ff4a2e"),
      ...penguin(514, 278, 0.86, 1),
      ...penguin(560, 282, 0.56, -1, "#ffb224"),
      ...penguin(806, 272, 0.9, -1, "#9a6bff"),
      ...penguin(92, 266, 1, 1),
      ...penguin(1120, 268, 1, -1, "#ff4a2e"),
    ]),
    {
      sheets: [
        [
          "#16205a",
          "M-40 306V120L-8 96L20 150L44 176L70 234L120 306zM1240 306V110L1206 92L1180 150L1152 190L1120 306z",
        ],
        ["#4f6fb8", "M-8 96L20 150L44 176L70 234L44 210L20 178zM1206 92L1180 150L1152 190L1176 176L1196 140z"],
      ],
    },
    flat([
      [
        "#ffffff",
        Array.from({ length: 34 }, (_, nth) => dot(20 + nth * 35, 16 + ((nth * 89) % 230), 1.6 + (nth % 3) * 0.9)).join(
          "",
        ),
        0.85,
      ],
    ]),
  ],
};

/** Northern lights over the ice, and a warm light in it. */
export const DeepFreeze = ({ className }: { readonly className?: string }) => (
  <Diorama scene={SCENE} className={className} />
);
