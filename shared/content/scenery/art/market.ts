import { box, disc } from "../prop.ts";
import type { Hex, Part, Prop } from "../scenery.ts";

const lamps = (xs: readonly number[], y: number, ink: Hex): readonly Part[] =>
  xs.flatMap((x): Part[] => [
    ["glow", x, y, 24, ink],
    [
      ink,
      `M${x - 6} ${y - 6}Q${x} ${y - 10} ${x + 6} ${y - 6}Q${x + 8} ${y} ${x + 6} ${y + 6}Q${x} ${y + 10} ${x - 6} ${y + 6}Q${x - 8} ${y} ${x - 6} ${y - 6}z`,
    ],
    ["#fff0c8", box(x - 2, y - 5, 4, 10)],
  ]);

const scallops = (from: number, to: number, y: number, step: number): string =>
  Array.from(
    { length: Math.round((to - from) / step) },
    (_none, nth) => `M${from + nth * step} ${y}h${step}q0 9 ${-step / 2} 9t${-step / 2} -9z`,
  ).join("");

/** Stalls of a market at night: a lit counter under an awning, pots that steam, lamps along the edge. */
export const foodStall: Prop = [
  [
    [
      "veil",
      "M-44 -34C-56 -60 -30 -80 -44 -120C-18 -96 -16 -64 -24 -34zM20 -34C8 -56 30 -76 20 -106C42 -86 44 -60 38 -34z",
    ],
    ["ink", "M-70 0V-84H70V0z"],
    ["#ffd98a", box(-62, -78, 124, 46)],
    ["#e8a04a", box(-62, -46, 124, 14)],
    ["#7a3a34", `${box(-50, -70, 100, 3)}${[-44, -32, -20, 8, 20, 32].map((x) => box(x, -78, 8, 8)).join("")}`],
    ["#3a2430", "M-50 -32C-52 -46 -22 -46 -24 -32zM14 -32C12 -44 40 -44 38 -32z"],
    ["#5a3030", `${disc(-4, -54, 8)}M-16 -32C-16 -48 8 -48 8 -32z`],
    ["#fff0d8", "M-13 -56C-14 -68 6 -68 5 -56L-4 -58z"],
    ["shade", box(-74, -32, 148, 7)],
    ["accent", "M-84 -78L-70 -104H70L84 -78z"],
    ["#fff0d8", "M-56 -78L-46 -104H-28L-34 -78zM-11 -78L-9 -104H9L11 -78zM34 -78L28 -104H46L56 -78z"],
    ["accent", scallops(-84, 84, -79, 14)],
    ...lamps([-66, -22, 22, 66], -62, "#ff7a4a"),
  ],
  [
    ["veil", "M-20 -36C-36 -60 -6 -78 -24 -112C10 -90 10 -62 0 -36z", "#fff2dc"],
    ["ink", "M-52 0V-90H52V0z"],
    ["#ffe0a0", box(-44, -82, 88, 46)],
    [
      "#7a3a34",
      `${box(-44, -66, 30, 3)}${box(14, -66, 30, 3)}${[-40, -30, 18, 28].map((x) => box(x, -76, 7, 10)).join("")}`,
    ],
    ["#3a2430", "M-26 -36C-30 -52 8 -52 4 -36z"],
    ["#5a3030", `${disc(20, -56, 8)}M8 -36C8 -50 32 -50 32 -36z`],
    ["shade", `${box(-58, -36, 116, 7)}${box(-40, -24, 80, 20)}`],
    ["#ff9a4a", "M-26 -20C-26 -6 -6 -6 -6 -20zM8 -12C14 -22 26 -22 32 -12L38 -18V-6L32 -12C26 -4 14 -4 8 -12z"],
    ["accent", "M-66 -84C-60 -112 60 -112 66 -84z"],
    ["accent", scallops(-66, 66, -85, 12)],
    ["#fff0d8", "M-22 -84C-20 -104 -12 -105 -8 -105H8C12 -105 20 -104 22 -84z"],
    ...lamps([-50, 50], -66, "#ffb03c"),
  ],
];

/** Signs of light: a bowl, an arrow, a fish. */
export const neonSign: Prop = [
  [
    ["shade", box(-3, -100, 6, 100)],
    ["glow", 20, -72, 60],
    ["ink", "M-6 -100H50V-44H-6z"],
    [
      "accent",
      "M0 -76H44C44 -58 34 -52 30 -50H14C10 -52 0 -58 0 -76zM8 -80C4 -86 12 -88 8 -96H11C15 -88 7 -86 11 -80zM20 -80C16 -86 24 -88 20 -96H23C27 -88 19 -86 23 -80zM32 -80C28 -86 36 -88 32 -96H35C39 -88 31 -86 35 -80z",
    ],
  ],
  [
    ["shade", box(-3, -100, 6, 100)],
    ["glow", 18, -72, 60],
    ["ink", "M-6 -100H46V-40H-6z"],
    [
      "accent",
      "M0 -70C10 -88 26 -88 34 -74L42 -84V-56L34 -66C26 -52 10 -52 0 -70zM8 -72a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z",
    ],
  ],
];

/** Somebody in a coat of the accent's colour, from behind. */
const guest = (x: number, tall: number, coat: Hex | "accent"): readonly Part[] => [
  ["#2a2430", `${box(x - 9, -30, 7, 30)}${box(x + 2, -30, 7, 30)}`],
  [
    coat,
    `M${x - 15} -18C${x - 17} ${-tall + 22} ${x - 12} ${-tall + 18} ${x} ${-tall + 18}S${x + 17} ${-tall + 22} ${x + 15} -18z`,
  ],
  ["#e8b48c", disc(x, -tall + 10, 9)],
  [
    "ink",
    `M${x - 10} ${-tall + 12}C${x - 12} ${-tall - 6} ${x + 12} ${-tall - 6} ${x + 10} ${-tall + 12}C${x + 4} ${-tall + 16} ${x - 4} ${-tall + 16} ${x - 10} ${-tall + 12}z`,
  ],
];

/** Guests of the market before its stalls. */
export const crowd: Prop = [
  [...guest(-18, 96, "accent"), ...guest(20, 66, "#e0a23c")],
  [...guest(0, 98, "#3f8f8a"), ["accent", "M-16 -68H16V-58H-16z"]],
  [...guest(-20, 92, "#8a5f9a"), ...guest(18, 98, "accent")],
];

/** A line of red lanterns from wall to wall. */
export const lanternLine: Prop = [
  [
    ["ink", "M-150 -100.6Q0 -62.6 150 -100.6V-99.4Q0 -61.4 -150 -99.4z"],
    ...(
      [
        [-120, -93],
        [-72, -85],
        [-24, -81.5],
        [24, -81.5],
        [72, -85],
        [120, -93],
      ] as const
    ).flatMap(([x, y]): Part[] => [
      ["glow", x, y + 11, 30],
      [
        "accent",
        `M${x - 6} ${y + 3}H${x + 6}Q${x + 13} ${y + 11} ${x + 6} ${y + 19}H${x - 6}Q${x - 13} ${y + 11} ${x - 6} ${y + 3}z`,
      ],
      [
        "#ffe2a8",
        `M${x - 2} ${y + 4}H${x + 2}Q${x + 5} ${y + 11} ${x + 2} ${y + 18}H${x - 2}Q${x - 5} ${y + 11} ${x - 2} ${y + 4}z`,
      ],
      ["ink", `${box(x - 5, y + 1, 10, 3)}${box(x - 4, y + 18, 8, 2.4)}${box(x - 0.6, y + 20, 1.2, 7)}`],
    ]),
  ],
];

/** Where a lamp hangs on its line. */
const hang = (x: number): number => Math.round(-81 - 16 * (x / 150) ** 2);

export const festoon: Prop = [
  [
    [
      "ink",
      `${box(-151.5, -100, 3, 100)}${box(148.5, -100, 3, 100)}M-150 -97.7Q0 -65.7 150 -97.7V-96.3Q0 -64.3 -150 -96.3z`,
    ],
    ...[-120, -80, -40, 0, 40, 80, 120].flatMap((x): Part[] => [
      ["glow", x, hang(x) + 5, 26],
      ["accent", disc(x, hang(x) + 5, 3.6)],
    ]),
  ],
];
