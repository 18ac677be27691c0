import { box, dot, oval, tenth } from "#shared/content/cars/outline.ts";

import { Diorama } from "../diorama.tsx";
import { flat, type Scene, type Sheet } from "../scene.ts";
import { basket, bowl, fruit, steam } from "./goods.ts";

/** A stall with a striped awning; what it sells lies on its counter. */
function stall(
  x: number,
  y: number,
  width: number,
  cloth: string,
  goods: readonly Sheet[],
  isDim = false,
): readonly Sheet[] {
  const stripes = Math.round(width / 24);
  const step = width / stripes;
  const scallop = (nth: number): string =>
    `M${tenth(x + nth * step)} ${y - 74}L${tenth(x - 10 + nth * (step + 20 / stripes))} ${y - 50}a${tenth(step / 2)} 9 0 0 0 ${tenth(step + 20 / stripes)} 0L${tenth(x + (nth + 1) * step)} ${y - 74}z`;
  const all = Array.from({ length: stripes }, (_, nth) => nth);
  return [
    ["#3a1238", box(x, y - 60, width, 60)],
    ["#ffb24a", box(x + 5, y - 52, width - 10, 30), isDim ? 0.55 : 1],
    ["#ffe3a0", oval(x + width / 2, y - 40, width * 0.36, 13), isDim ? 0.3 : 0.8],
    ["#5a2230", `${box(x, y - 60, 6, 60)}${box(x + width - 6, y - 60, 6, 60)}`],
    ...goods,
    ["#8a4a34", box(x - 6, y - 24, width + 12, 8, 2)],
    ["#6a2f3c", box(x, y - 16, width, 18)],
    ["#a9583c", all.map((nth) => box(tenth(x + 6 + nth * step), y - 12, tenth(step - 12), 12)).join("")],
    [cloth, all.map(scallop).join("")],
    [
      "#fff3d6",
      all
        .filter((nth) => nth % 2 === 1)
        .map(scallop)
        .join(""),
    ],
    ["#1c0826", box(x - 4, y - 76, width + 8, 5, 2)],
  ];
}

/** A string of lanterns between two points, sagging. */
function string(
  x: number,
  y: number,
  width: number,
  sag: number,
  count: number,
  inks: readonly string[],
): readonly Sheet[] {
  const lamps = Array.from({ length: count }, (_, nth) => {
    const t = (nth + 1) / (count + 1);
    return [tenth(x + width * t), tenth(y + 4 * sag * t * (1 - t) * 0.5), inks[nth % inks.length] ?? ""] as const;
  });
  return [
    ["#1c0826", `M${x} ${y}Q${x + width / 2} ${y + sag} ${x + width} ${y}`, 1, 2],
    ["#ffc766", lamps.map(([lx, ly]) => dot(lx, ly + 12, 17)).join(""), 0.2],
    ...lamps.flatMap(([lx, ly, ink]): readonly Sheet[] => [
      ["#f0c04c", `M${lx} ${ly}v23`, 1, 1.8],
      [ink, oval(lx, ly + 12, 9, 8.4)],
      ["#ffe9a8", oval(lx, ly + 12, 3.4, 7.4), 0.85],
    ]),
  ];
}

const windows = (list: readonly (readonly [x: number, y: number])[]): string =>
  list.map(([x, y]) => box(x, y, 7, 9, 1)).join("");

const SCENE: Scene = {
  sky: [
    [0, "#1c0b3c"],
    [0.3, "#481461"],
    [0.55, "#9c2368"],
    [0.75, "#f0605a"],
  ],
  glows: [
    [600, 210, 380, "#ffb24a", 0.6],
    [390, 46, 90, "#ffe9c8", 0.4],
  ],
  shade: "#12031f",
  plates: [
    flat([
      ["#ffe9c8", `M398 22a26 26 0 1 0 14 44a30 30 0 0 1 -14 -44z`],
      [
        "#ffe9c8",
        [40, 110, 180, 260, 330, 470, 540, 940, 1010, 1090, 1160]
          .map((x, nth) => dot(x, 14 + ((nth * 41) % 70), 1.4))
          .join(""),
        0.9,
      ],
    ]),
    {
      sheets: [
        [
          "#7d1f68",
          "M-40 240V120H20V96H70V130H120V84L146 64L172 84V140H230V108H280V150H330V118H372V146H420V160H470V128H512V164H690V136H736V158H790V112H838V142H880V96L906 74L932 96V134H980V102H1030V140H1082V84H1130V120H1180V100H1240V240z",
        ],
        [
          "#ffb24a",
          windows([
            [34, 106],
            [50, 106],
            [136, 92],
            [152, 92],
            [136, 112],
            [244, 120],
            [260, 120],
            [344, 130],
            [484, 140],
            [494, 156],
            [704, 148],
            [718, 148],
            [804, 124],
            [820, 124],
            [804, 142],
            [896, 104],
            [912, 104],
            [912, 122],
            [994, 114],
            [1010, 130],
            [1096, 98],
            [1112, 98],
            [1096, 118],
          ]),
          0.75,
        ],
      ],
    },
    flat([
      ["#c23a6a", "M606 80Q626 54 700 54T794 80Q774 106 700 106T606 80z"],
      ["#ff7a5c", "M628 70Q652 58 700 58T772 70Q740 66 700 66T628 70z"],
      ["#ffb24a", "M650 60Q638 80 650 100M700 55V106M750 60Q762 80 750 100", 1, 2],
      ["#5d2a8f", "M614 74L588 62L594 78L586 94L614 88z"],
      ["#3a1238", "M672 104V114M728 104V114", 1, 2.4],
      ["#3a1238", "M662 112H738L730 126H670z"],
      ["#ffe3a0", dot(682, 118, 3) + dot(694, 118, 3) + dot(706, 118, 3) + dot(718, 118, 3)],
    ]),
    {
      sheets: [
        [
          "#4f1553",
          "M-40 306V164L10 140L60 164V176H96V150H160V182H214V156L250 138L286 156V190H340L356 200H844L860 190H914V160L952 140L990 160V184H1040V152H1104V176H1150L1196 150L1240 168V306z",
        ],
        [
          "#ffcf7a",
          windows([
            [8, 158],
            [26, 158],
            [112, 164],
            [134, 164],
            [240, 160],
            [256, 160],
            [944, 164],
            [962, 164],
            [1058, 166],
            [1080, 166],
            [1186, 172],
            [1204, 172],
          ]),
        ],
      ],
    },
    flat(string(-20, 96, 420, 70, 6, ["#e2402f", "#ffb24a", "#17bfae"])),
    flat(string(800, 92, 420, 70, 6, ["#ffb24a", "#e2402f", "#c94fd0"])),
    {
      sheets: [
        ...stall(190, 246, 120, "#7d44cf", fruit(214, 222, "#ffb24a"), true),
        ...stall(900, 246, 120, "#e2402f", fruit(930, 222, "#5fae4f"), true),
        ...stall(60, 250, 110, "#17907f", [], true),
        ...stall(1050, 250, 110, "#d98a1e", [], true),
      ],
    },
    {
      sheets: stall(378, 252, 132, "#e2402f", [...bowl(412, 228), ...bowl(452, 228), ...bowl(488, 228)]),
    },
    {
      sheets: stall(534, 250, 120, "#17907f", [...basket(552, 226), ...basket(602, 226)]),
    },
    {
      sheets: stall(678, 252, 144, "#d98a1e", [
        ...fruit(698, 228, "#e2402f"),
        ...fruit(738, 228, "#5fae4f"),
        ...fruit(778, 228, "#c94fd0"),
      ]),
    },
    flat([steam(410, 200), steam(450, 198), steam(572, 196), steam(622, 196)]),
    flat(string(352, 118, 250, 66, 4, ["#e2402f", "#ffb24a", "#c94fd0"])),
    flat(string(598, 118, 250, 66, 4, ["#17bfae", "#e2402f", "#ffb24a"])),
    {
      sheets: [
        ["#2a0d3a", "M-40 306V254H1240V306z"],
        ["#ff9a5c", oval(444, 268, 60, 4) + oval(594, 268, 54, 4) + oval(750, 268, 64, 4), 0.45],
        ["#ffcf7a", "M404 278h60M470 286h40M560 280h70M716 278h56M780 287h40M230 272h50M940 272h60", 0.5, 2.6],
        ["#c94fd0", "M500 294h60M640 292h50M330 288h40M850 290h50", 0.5, 2.4],
      ],
    },
    flat([
      ["#0d0418", oval(508, 288, 22, 3) + oval(670, 290, 34, 4), 0.6],
      // A cat that waits for a fish.
      [
        "#12061f",
        "M496 288Q492 266 502 258L499 246L508 252H514L522 246L520 260Q530 272 526 288zM526 284Q546 286 542 266Q540 260 546 258Q552 274 544 288Q536 294 524 288z",
      ],
      ["#ffe9a8", dot(506, 256, 1.8) + dot(515, 256, 1.8)],
      // A scooter with its driver.
      ["#17bfae", "M644 278Q646 262 662 264H676L686 278H696L704 252H712L714 258L706 284H646z"],
      ["#e2402f", "M652 264Q652 240 666 240Q676 242 678 254L696 258L695 264L674 264z"],
      ["#f7f1e3", dot(668, 232, 10)],
      ["#151824", "M668 230H679V236H670Q664 234 668 230z"],
      ["#8a4a34", box(636, 250, 18, 14, 2)],
      ["#151824", dot(654, 284, 8) + dot(702, 284, 8)],
      ["#cad4e0", dot(654, 284, 3.4) + dot(702, 284, 3.4)],
      ["#ffe9a8", "M714 260L760 252V280L714 268z", 0.45],
    ]),
    {
      sheets: [
        [
          "#12061f",
          "M-40 306V80L0 70V46L24 38V62L64 74V84H44V306zM1240 306V80L1200 70V46L1176 38V62L1136 74V84H1156V306z",
        ],
        ["#e2402f", box(14, 112, 18, 74, 5) + box(1168, 112, 18, 74, 5)],
        [
          "#ffe9a8",
          `${dot(23, 128, 5)}${dot(23, 149, 5)}${dot(23, 170, 5)}${dot(1177, 128, 5)}${dot(1177, 149, 5)}${dot(1177, 170, 5)}`,
        ],
      ],
    },
  ],
};

/** Stalls under lanterns, long after bedtime. */
export const NightMarket = ({ className }: { readonly className?: string }) => (
  <Diorama scene={SCENE} className={className} />
);
