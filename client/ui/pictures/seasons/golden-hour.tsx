import { box, dot, oval, star, tenth } from "#shared/content/cars/outline.ts";

import { Diorama } from "../diorama.tsx";
import { flat, type Scene, type Sheet } from "../scene.ts";

/** A palm: its trunk leans by `lean`, its fronds hang around the top. */
function palm(x: number, height: number, lean: number, ink: string, s = 1): readonly Sheet[] {
  const [top, y] = [x + lean, 304 - height];
  const fronds = [
    [-74, 26],
    [-62, -14],
    [-34, -36],
    [8, -42],
    [46, -30],
    [72, -4],
    [76, 34],
    [-40, 44],
    [42, 48],
  ]
    .map(([dx = 0, dy = 0]) => {
      const [fx, fy] = [dx * s, dy * s];
      return `M${top} ${y}Q${tenth(top + fx * 0.45)} ${tenth(y + fy - 22 * s)} ${tenth(top + fx)} ${tenth(y + fy)}Q${tenth(top + fx * 0.5)} ${tenth(y + fy * 0.5 + 5 * s)} ${top} ${y + 8 * s}z`;
    })
    .join("");
  return [
    [
      ink,
      `M${x - 7 * s} 304Q${tenth(x + lean * 0.2)} ${304 - height * 0.5} ${top - 4 * s} ${y}h${8 * s}Q${tenth(x + lean * 0.4 + 8 * s)} ${304 - height * 0.5} ${x + 9 * s} 304z`,
    ],
    [ink, fronds],
    [ink, dot(top - 5 * s, y + 9 * s, 5 * s) + dot(top + 6 * s, y + 10 * s, 5 * s)],
  ];
}

/** The big wheel on the pier. */
function wheel(x: number, y: number, r: number): readonly Sheet[] {
  const at = (nth: number, reach: number) => {
    const angle = (Math.PI * nth) / 6 + 0.2;
    return [tenth(x + reach * Math.cos(angle)), tenth(y + reach * Math.sin(angle))] as const;
  };
  const all = Array.from({ length: 12 }, (_, nth) => nth);
  return [
    ["#6d2a56", `M${x - 34} ${y + r + 26}L${x} ${y}L${x + 34} ${y + r + 26}`, 1, 5],
    ["#8a3560", all.map((nth) => `M${x} ${y}L${at(nth, r).join(" ")}`).join(""), 1, 1.8],
    ["#6d2a56", dot(x, y, r), 1, 4],
    ["#8a3560", dot(x, y, r - 9), 1, 1.8],
    [
      "#ffe3a0",
      all
        .filter((nth) => nth % 2 === 0)
        .map((nth) => dot(...at(nth, r + 2), 6.5))
        .join(""),
    ],
    [
      "#ff5f5a",
      all
        .filter((nth) => nth % 2 === 1)
        .map((nth) => dot(...at(nth, r + 2), 6.5))
        .join(""),
    ],
    ["#ffe3a0", star(x, y, 11, 8, 0.5)],
  ];
}

const sail = (x: number, y: number, s: number): readonly Sheet[] => [
  ["#fff3d6", `M${x} ${y - 30 * s}V${y - 4 * s}H${x - 17 * s}Q${x - 6 * s} ${y - 14 * s} ${x} ${y - 30 * s}z`],
  ["#ff8a5c", `M${x + 2 * s} ${y - 26 * s}Q${x + 14 * s} ${y - 14 * s} ${x + 16 * s} ${y - 4 * s}H${x + 2 * s}z`],
  ["#5d2450", `M${x - 20 * s} ${y - 2 * s}h${40 * s}l${-6 * s} ${7 * s}h${-28 * s}z`],
];

const SCENE: Scene = {
  sky: [
    [0, "#5b2a6c"],
    [0.24, "#b0416f"],
    [0.44, "#f2725a"],
    [0.58, "#ffb35c"],
    [0.64, "#ffdf94"],
  ],
  glows: [[600, 168, 300, "#fff2c2", 0.9]],
  shade: "#40123f",
  plates: [
    flat([
      ["#ffd98a", dot(600, 172, 96), 0.35],
      ["#fff0bd", dot(600, 172, 66)],
      [
        "#e8617a",
        `${box(120, 66, 190, 12, 6)}${box(176, 56, 90, 12, 6)}${box(800, 58, 210, 12, 6)}${box(862, 48, 96, 12, 6)}${box(390, 98, 120, 9, 4.5)}`,
        0.6,
      ],
      ["#ffb07a", `${box(150, 112, 150, 9, 4.5)}${box(690, 104, 150, 9, 4.5)}${box(960, 106, 180, 9, 4.5)}`, 0.8],
      ["#5d2450", "M392 72q8-9 14 0q6-9 14 0M436 92q6-7 10 0q4-7 10 0M742 78q7-8 12 0q5-8 12 0", 1, 2.6],
    ]),
    flat([
      ["#c2366a", "M468 60a26 28 0 1 1 52 0q0 16 -18 32h-16q-18-16-18-32z"],
      ["#ffd06b", "M486 34Q476 62 490 92h8Q502 60 494 32zM506 36Q512 62 502 92h-5Q500 60 494 32z"],
      ["#5d2450", "M487 92L490 104M501 92L498 104", 1, 1.6],
      ["#7a4a2f", box(487, 103, 14, 9, 2)],
    ]),
    {
      sheets: [
        ["#8f3a72", "M-40 206V150Q40 118 130 140T300 176L352 204zM1240 206V128Q1150 112 1060 150T880 196L850 204z"],
        ["#c95a76", "M-40 150Q40 118 130 140T300 176L352 204M1240 128Q1150 112 1060 150T880 196L850 204", 0.9, 2.4],
        ["#fff0d8", "M1098 138L1102 84H1118L1122 138z"],
        ["#e2463c", "M1100.500 106H1119.500L1120.700 120H1099.300zM1098 84H1122L1110 70z"],
        ["#ffe3a0", box(1104, 86, 12, 8, 1)],
      ],
    },
    {
      sheets: [
        ["#e8746a", "M-40 306V198H1240V306z"],
        ["#fff0bd", "M540 203h120M520 210h160M548 218h104M500 226h196M556 235h92M526 244h150", 0.95, 3.4],
        [
          "#ffc07a",
          "M60 210h90M190 220h70M300 208h60M860 212h80M980 222h100M1110 210h60M380 232h60M760 234h70",
          0.8,
          2.4,
        ],
      ],
    },
    {
      sheets: [
        [
          "#6d2a56",
          "M700 206H960V214H700zM716 214V238M752 214V238M790 214V238M828 214V238M866 214V238M904 214V238",
          1,
          0,
        ],
        ["#6d2a56", "M716 214V240M752 214V240M790 214V240M828 214V240M866 214V240M904 214V240M942 214V240", 1, 4],
        ["#c95a76", "M700 207H960", 1, 2],
        ...wheel(800, 118, 62),
        ["#8a3560", "M872 206V178L894 164L916 178V206z"],
        ["#ffe3a0", box(888, 184, 12, 12, 2)],
      ],
    },
    flat([...sail(430, 214, 1), ...sail(356, 222, 0.7), ...sail(496, 206, 0.5), ...sail(230, 214, 0.8)]),
    {
      sheets: [
        ["#f5b27c", "M-40 306V250Q120 232 300 246T640 250T960 240T1240 250V306z"],
        ["#ffe0b0", "M-40 250Q120 232 300 246T640 250T960 240T1240 250", 1, 3],
      ],
    },
    {
      sheets: [
        ["#4a2a52", "M-40 306V268H1240V306z"],
        ["#f7e3cd", "M-40 264H1240", 1, 4],
        ["#7a4a64", Array.from({ length: 33 }, (_, nth) => `M${nth * 40 - 30} 264v10`).join(""), 1, 4],
        ["#ffd98a", Array.from({ length: 17 }, (_, nth) => `M${nth * 76 - 30} 292h34`).join(""), 1, 3],
      ],
    },
    flat([
      ["#1f0d2a", oval(566, 289, 84, 5), 0.45],
      ["#17bfae", "M486 280Q484 262 506 260L546 258L566 240H598L614 258Q646 260 652 272V282H486z"],
      ["#f7f1e3", "M486 270H651L652 275H486z"],
      ["#bfe6f5", "M554 258L570 244H580V258zM585 258V244H595L608 258z"],
      ["#e2463c", "M536 236Q580 226 632 236Q636 240 630 242Q580 234 538 242Q532 240 536 236z"],
      ["#ffe9a8", dot(648, 268, 4)],
      ["#151824", dot(518, 282, 12) + dot(620, 282, 12)],
      ["#f7f1e3", dot(518, 282, 5.5) + dot(620, 282, 5.5)],
    ]),
    { sheets: palm(404, 214, 34, "#34143c", 0.9), isFlat: true },
    { sheets: [...palm(90, 250, 40, "#34143c"), ...palm(236, 186, -30, "#451a4a", 0.8)], isFlat: true },
    { sheets: [...palm(1130, 236, -44, "#34143c"), ...palm(1000, 178, 28, "#451a4a", 0.8)], isFlat: true },
  ],
};

/** The last hour of light on the coast. */
export const GoldenHour = ({ className }: { readonly className?: string }) => (
  <Diorama scene={SCENE} className={className} />
);
