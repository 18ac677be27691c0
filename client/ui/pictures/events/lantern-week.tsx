import { box, dot, oval, tenth } from "#shared/content/cars/outline.ts";

import { Diorama } from "../diorama.tsx";
import { flat, type Scene, type Sheet } from "../scene.ts";

const GOLDEN_RATIO = 0.618034;

/** Numbers from 0 to 1 that lie apart, the same in each picture. */
const apart = (nth: number): number => (nth * GOLDEN_RATIO) % 1;

/** A paper lantern with a flame in it that rises into the sky. */
const risen = (x: number, y: number, s: number): readonly Sheet[] => [
  ["#ffb65a", dot(x, y, 15 * s), 0.16],
  [
    "#f58a3c",
    `M${tenth(x - 6 * s)} ${tenth(y - 6 * s)}q${6 * s} ${-5 * s} ${12 * s} 0l${-1.6 * s} ${14 * s}h${-8.8 * s}z`,
  ],
  ["#ffd98a", `M${tenth(x - 4.6 * s)} ${tenth(y + 8 * s)}q${4.6 * s} ${-13 * s} ${9.2 * s} 0z`],
];

/** A candle in a paper flower that floats, over its reflection. */
const afloat = (x: number, y: number, s: number): readonly Sheet[] => [
  ["#ffc766", oval(x, y - 6 * s, 22 * s, 17 * s), 0.2],
  ["#ffd98a", `M${tenth(x - 9 * s)} ${y + 9 * s}h${18 * s}M${tenth(x - 5 * s)} ${y + 14 * s}h${10 * s}`, 0.55, 2 * s],
  ["#e8562f", box(x - 7 * s, y - 17 * s, 14 * s, 17 * s, 2 * s)],
  ["#ffc24d", box(x - 4.4 * s, y - 14 * s, 8.8 * s, 14 * s, 1.5 * s)],
  ["#fff0bd", oval(x, y - 5 * s, 2.4 * s, 5 * s)],
  [
    "#c94f86",
    `M${tenth(x - 17 * s)} ${y - 5 * s}q${3 * s} ${13 * s} ${17 * s} ${11 * s}q${14 * s} ${2 * s} ${17 * s} ${-11 * s}q${-9 * s} 0 ${-11 * s} ${5 * s}h${-12 * s}q${-2 * s} ${-5 * s} ${-11 * s} ${-5 * s}z`,
  ],
  [
    "#ff8fb0",
    `M${tenth(x - 9 * s)} ${y + 5 * s}q0 ${-9 * s} ${9 * s} ${-12 * s}q${9 * s} ${3 * s} ${9 * s} ${12 * s}q${-9 * s} ${4 * s} ${-18 * s} 0z`,
  ],
];

/** A red lantern under the rail of the bridge. */
const hung = (x: number, y: number): readonly Sheet[] => [
  ["#ff7a4a", dot(x, y + 12, 14), 0.22],
  ["#f0c04c", `M${x} ${y}v24`, 1, 1.6],
  ["#e2402f", oval(x, y + 11, 7, 8)],
  ["#ffb24a", oval(x, y + 11, 2.8, 7)],
];

const specks = (count: number, from: number, to: number, top: number, depth: number, r: number): string =>
  Array.from({ length: count }, (_, nth) =>
    dot(
      Math.round(from + (to - from) * apart(nth + 1)),
      Math.round(top + depth * apart((nth + 1) * 7 + 3)),
      tenth(r * (0.6 + 0.7 * apart(nth * 3 + 2))),
    ),
  ).join("");

const reed = (x: number, height: number, lean: number): string =>
  `M${x} 304Q${tenth(x + lean * 0.3)} ${tenth(300 - height * 0.6)} ${x + lean} ${tenth(300 - height)}Q${tenth(x + lean * 0.4 + 7)} ${tenth(300 - height * 0.5)} ${x + 9} 304z`;
const bulrush = (x: number, height: number): string =>
  `M${x - 1.5} 304V${300 - height}h3V304z${box(x - 5, 292 - height, 10, 32, 5)}`;

const SCENE: Scene = {
  sky: [
    [0, "#0e1440"],
    [0.28, "#232868"],
    [0.5, "#54448e"],
    [0.68, "#c9748c"],
  ],
  glows: [
    [760, 74, 130, "#fff0c8", 0.5],
    [600, 205, 330, "#ffb26b", 0.55],
  ],
  shade: "#070a28",
  plates: [
    flat([
      ["#fff5da", specks(46, 0, 1200, 4, 120, 1.5), 0.85],
      ["#fff0c8", dot(760, 74, 34)],
      ["#e9cfa6", dot(748, 66, 7) + dot(770, 84, 9) + dot(772, 60, 4), 0.55],
    ]),
    {
      sheets: [
        ["#4a3f86", "M-40 210V168Q60 112 170 146T380 128T560 158T740 132T930 150T1100 116T1240 150V210z"],
        ["#6d5599", "M-40 168Q60 112 170 146T380 128T560 158T740 132T930 150T1100 116T1240 150", 0.8, 2],
      ],
    },
    flat(
      [
        [392, 62, 1.5],
        [452, 112, 0.9],
        [508, 44, 1.1],
        [556, 92, 0.7],
        [640, 36, 0.9],
        [668, 116, 0.7],
        [846, 106, 1],
        [884, 48, 1.5],
        [960, 92, 0.8],
        [1052, 58, 1.2],
        [1130, 98, 0.9],
        [322, 104, 0.8],
        [262, 46, 1.2],
        [166, 88, 1],
        [80, 44, 1.4],
        [714, 108, 0.6],
      ].flatMap(([x = 0, y = 0, s = 1]) => risen(x, y, s)),
    ),
    {
      sheets: [
        [
          "#29296b",
          "M-40 214V172Q40 158 96 168V148L116 132L136 148V164H150V140L176 120L202 140V170H222V152L240 138L258 152V176Q330 172 400 196L420 214zM1240 214V164Q1180 150 1120 162V136L1096 116L1072 136V166H1056V150L1036 134L1016 150V172H1000V158L984 146L968 158V180Q880 182 800 200L780 214z",
        ],
        [
          "#ffcf7a",
          `${box(106, 152, 7, 9, 1)}${box(120, 152, 7, 9, 1)}${box(166, 142, 8, 11, 1)}${box(180, 142, 8, 11, 1)}${box(236, 156, 7, 9, 1)}${box(1086, 138, 8, 11, 1)}${box(1100, 138, 8, 11, 1)}${box(1032, 154, 7, 9, 1)}${box(980, 162, 7, 9, 1)}`,
        ],
      ],
    },
    {
      sheets: [
        ["#3b4593", "M-40 300V202H1240V300z"],
        ["#ffc98a", "M-40 202H1240V206H-40z", 0.5],
        ["#2a2a6c", "M372 204Q600 292 828 204H758Q600 262 442 204z", 0.75],
        ["#ffd98a", specks(90, 40, 1160, 206, 20, 1.9), 0.9],
        ["#fff0c8", "M738 214h44M744 222h32M736 231h50M748 240h26M742 250h40", 0.5, 2.4],
      ],
    },
    {
      sheets: [
        ["#7d2f49", "M372 206Q600 106 828 206H760Q600 144 440 206z"],
        ["#b3454c", "M372 206Q600 106 828 206H812Q600 118 388 206z"],
        ["#d9694f", "M384 184Q600 92 816 184", 1, 3.4],
        [
          "#d9694f",
          "M402 176V194M446 160V178M492 148V164M546 140V156M600 137V152M654 140V156M708 148V164M754 160V178M798 176V194",
          1,
          3,
        ],
        ...[424, 480, 720, 776].flatMap((x) => hung(x, 203 - 34 * (1 - ((x - 600) / 228) ** 2))),
      ],
    },
    flat([
      ["#ffc766", oval(604, 136, 46, 26), 0.28],
      ["#ffc66e", "M566 150Q562 132 580 128H606Q616 112 634 120Q646 124 644 136Q642 146 634 150z"],
      ["#ffc66e", "M618 120Q600 108 598 96Q614 96 624 116zM626 117Q620 102 626 92Q638 102 634 118z"],
      ["#e2463c", "M576 130Q572 140 576 150M590 128Q586 140 590 150M604 128Q602 140 604 150", 1, 1.8],
      ["#fff0bd", oval(596, 140, 10, 7), 0.9],
      ["#151824", `${dot(634, 130, 2.4)}${dot(582, 151, 7)}${dot(624, 151, 7)}`],
      ["#b9794a", `${dot(582, 151, 3)}${dot(624, 151, 3)}`],
    ]),
    {
      sheets: [
        ["#2c3683", "M-40 300V232Q40 226 120 232T280 232T440 232T600 232T760 232T920 232T1080 232T1240 232V300z"],
        ...[
          [410, 226, 0.6],
          [506, 222, 0.5],
          [566, 228, 0.6],
          [660, 224, 0.5],
          [722, 230, 0.65],
          [824, 226, 0.6],
          [300, 228, 0.6],
          [196, 224, 0.5],
          [930, 226, 0.6],
          [1040, 230, 0.6],
        ].flatMap(([x = 0, y = 0, s = 1]) => afloat(x, y, s)),
        ["#5d66b8", "M90 246H150M330 250H390M640 244H690M880 248H950M1060 244H1110", 0.7, 2],
      ],
    },
    {
      sheets: [
        ["#1c2463", "M-40 306V266Q50 258 140 266T320 266T500 266T680 266T860 266T1040 266T1240 266V306z"],
        ...[
          [392, 262, 1.1],
          [486, 254, 0.9],
          [612, 266, 1.25],
          [742, 256, 0.95],
          [820, 270, 1.2],
          [250, 258, 1],
          [968, 260, 1.1],
          [1100, 256, 0.9],
          [110, 262, 1],
        ].flatMap(([x = 0, y = 0, s = 1]) => afloat(x, y, s)),
        ["#3f4aa0", "M420 284H500M660 288H720M540 280H570M760 284H800", 0.8, 2.4],
      ],
    },
    {
      sheets: [
        ["#0a0f38", "M-40 304V262Q60 250 150 276T340 304zM1240 304V256Q1130 250 1050 276T870 304z"],
        [
          "#0a0f38",
          [20, 52, 90, 128, 170, 214, 262, 310]
            .map((x, nth) => reed(x, 60 + 60 * apart(nth + 2), nth % 2 ? -18 : 26))
            .join(""),
        ],
        [
          "#0a0f38",
          [900, 942, 984, 1030, 1072, 1110, 1150, 1186]
            .map((x, nth) => reed(x, 60 + 64 * apart(nth + 5), nth % 2 ? 16 : -28))
            .join(""),
        ],
        [
          "#141a4a",
          [
            [74, 92],
            [196, 64],
            [336, 40],
            [868, 44],
            [1010, 74],
            [1132, 104],
          ]
            .map(([x = 0, height = 0]) => bulrush(x, height))
            .join(""),
        ],
        ["#d8f27a", specks(22, 10, 350, 170, 110, 6), 0.18],
        ["#e9ff9a", specks(22, 10, 350, 170, 110, 2.2)],
        ["#d8f27a", specks(22, 860, 1190, 168, 110, 6), 0.18],
        ["#e9ff9a", specks(22, 860, 1190, 168, 110, 2.2)],
      ],
    },
  ],
};

/** A river at night, with a bridge, and lanterns on it, under it and over it. */
export const LanternWeek = ({ className }: { readonly className?: string }) => (
  <Diorama scene={SCENE} className={className} />
);
