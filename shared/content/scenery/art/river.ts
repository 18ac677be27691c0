import { box, disc } from "../prop.ts";
import type { Part, Prop } from "../scenery.ts";

/** A lantern of paper that floats on water, with its light below it. */
export const riverLantern: Prop = [
  [
    ["glow", 0, -46, 120],
    ["accent", "M-26 -6L-30 -74Q0 -86 30 -74L26 -6z"],
    ["#fff2c0", "M-14 -14L-16 -62Q0 -68 16 -62L14 -14z"],
    ["ink", "M-40 -8H40L32 4H-32zM-31 -76H31L27 -70H-27z"],
    ["accent", `${box(-22, 12, 44, 5)}${box(-14, 24, 30, 4)}${box(-8, 36, 18, 4)}`],
  ],
  [
    ["glow", 0, -40, 110],
    [
      "accent",
      "M0 -6C-40 -8 -52 -30 -44 -48C-34 -40 -28 -34 -24 -30C-26 -50 -16 -66 0 -78C16 -66 26 -50 24 -30C28 -34 34 -40 44 -48C52 -30 40 -8 0 -6z",
    ],
    ["#fff2c0", "M0 -12C-14 -14 -16 -36 0 -56C16 -36 14 -14 0 -12z"],
    ["ink", "M-44 -8C-20 -2 20 -2 44 -8L34 4H-34z"],
    ["accent", `${box(-24, 12, 46, 5)}${box(-12, 24, 28, 4)}${box(-10, 36, 18, 4)}`],
  ],
];

/** A lantern that has risen into the sky. */
export const skyLantern: Prop = [
  [
    ["glow", 0, -44, 110],
    ["accent", "M-22 0L-34 -62C-34 -96 34 -96 34 -62L22 0z"],
    ["#fff2c0", "M-14 -4L-20 -46C-16 -62 16 -62 20 -46L14 -4z"],
    ["shade", box(-22, -3, 44, 5)],
  ],
];

/** A bridge over the river in one high arch, with lanterns on its rail. */
export const archBridge: Prop = [
  [
    ["ink", "M-240 0C-180 -24 -120 -68 0 -70C120 -68 180 -24 240 0H150C110 -30 60 -40 0 -40S-110 -30 -150 0z"],
    [
      "lit",
      "M-240 0C-180 -24 -120 -68 0 -70C120 -68 180 -24 240 0H232C176 -22 116 -64 0 -65C-116 -64 -176 -22 -232 0z",
    ],
    [
      "ink",
      `${(
        [
          [-160, -40],
          [-110, -58],
          [-56, -68],
          [0, -71],
          [56, -68],
          [110, -58],
          [160, -40],
        ] as const
      )
        .map(([x, y]) => box(x - 3, y - 24, 6, 28))
        .join(
          "",
        )}M-200 -36C-140 -70 -80 -92 0 -94C80 -92 140 -70 200 -36L198 -30C138 -64 80 -87 0 -88C-80 -87 -138 -64 -198 -30z`,
    ],
    ...(
      [
        [-110, -86],
        [0, -99],
        [110, -86],
      ] as const
    ).flatMap(([x, y]): Part[] => [
      ["glow", x, y, 44],
      ["accent", `M${x - 8} ${y - 8}H${x + 8}L${x + 6} ${y + 8}H${x - 6}z`],
    ]),
  ],
];

/** A pavilion with two roofs that turn up at their ends, and light inside. */
export const pavilion: Prop = [
  [
    ["glow", 0, -26, 70],
    ["ink", "M-46 0V-36H46V0zM-24 -50H24V-68H-24z"],
    ["accent", `${box(-36, -30, 16, 30)}${box(-8, -30, 16, 30)}${box(20, -30, 16, 30)}${box(-16, -64, 32, 10)}`],
    [
      "ink",
      "M-76 -40C-50 -42 -34 -50 -28 -58H28C34 -50 50 -42 76 -40C74 -34 62 -32 50 -32H-50C-62 -32 -74 -34 -76 -40zM-50 -70C-30 -74 -12 -84 0 -100C12 -84 30 -74 50 -70C46 -64 36 -64 30 -64H-30C-36 -64 -46 -64 -50 -70z",
    ],
    ["lit", "M0 -100C12 -84 30 -74 50 -70C34 -72 14 -78 0 -100zM28 -58C34 -50 50 -42 76 -40C54 -40 36 -46 28 -58z"],
  ],
];

const TRESSES = [
  [-58, -58, -16],
  [-46, -66, -34],
  [-36, -70, -8],
  [-24, -68, -40],
  [-12, -70, -48],
  [22, -72, -44],
  [34, -70, -22],
  [46, -64, -36],
  [58, -58, -6],
  [68, -50, -24],
] as const;

/** A willow: a crown of clouds, and tresses that hang down towards the water. */
export const willow: Prop = [
  [
    ["ink", "M-14 0C-6 -22 -18 -44 -2 -76H8C2 -46 12 -24 12 0z"],
    [
      "ink",
      TRESSES.map(
        ([x, top, end]) =>
          `M${x - 8} ${top}Q${x - 8} ${(top + end) / 2} ${x - 2} ${end}Q${x + 9} ${(top + end) / 2} ${x + 8} ${top}z`,
      ).join(""),
    ],
    [
      "ink",
      (
        [
          [-46, -66, 20],
          [-20, -80, 24],
          [14, -84, 24],
          [44, -70, 20],
          [62, -56, 12],
          [0, -66, 20],
        ] as const
      )
        .map(([x, y, r]) => disc(x, y, r))
        .join(""),
    ],
    ["lit", "M14 -108C28 -108 40 -96 38 -84C32 -96 24 -102 14 -108zM46 -90C58 -88 66 -78 64 -68C60 -78 54 -84 46 -90z"],
  ],
];

/** A lantern of paper on a stake. */
export const lanternPost: Prop = [
  [
    ["ink", `${box(-2.5, -80, 5, 80)}${box(-2, -98, 30, 4)}${box(-2.5, -98, 5, 22)}`],
    ["glow", 24, -74, 56],
    ["accent", "M14 -88H34Q42 -74 34 -60H14Q6 -74 14 -88z"],
    ["#fff2c8", "M20 -84H28Q32 -74 28 -64H20Q16 -74 20 -84z"],
    ["ink", `${box(14, -92, 20, 4)}${box(14, -60, 20, 4)}${box(23, -56, 2, 10)}`],
  ],
];
