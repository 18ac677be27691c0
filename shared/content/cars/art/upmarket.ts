import type { Ink, Layer, Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

const LEFT = dot(44, 70, 4) + dot(72, 82, 4) + dot(262, 80, 4) + dot(286, 68, 4);
const RIGHT = dot(58, 77, 4) + dot(248, 84, 4) + dot(275, 75, 4);
const lamps = (left: Ink, right: Ink): readonly Layer[] => [
  [left, LEFT],
  [right, RIGHT],
  ["chalk", left === "butter" ? dot(43, 69, 1.4) + dot(261, 79, 1.4) : dot(57, 76, 1.4) + dot(274, 74, 1.4)],
];
const lantern = (x: number, y: number, ink: Ink, dark: Ink): readonly Layer[] => [
  ["goldDark", `M${x} ${y - 18}V${y + 18}`, 2],
  [dark, oval(x, y, 12, 10)],
  [ink, oval(x, y, 8, 10)],
  ["butter", oval(x, y, 3.4, 9)],
  ["goldDark", box(x - 5, y - 12, 10, 3, 1) + box(x - 5, y + 9, 10, 3, 1)],
];

export const ART: Recipe = {
  paint: "#ea5236",
  second: "#7d44cf",
  silhouette: "M26 36Q52 2 160 2Q268 2 302 36Q268 68 160 68Q52 68 26 36zM88 76H232Q242 80 246 94L238 114H96L84 94z",
  sill: "M10 40Q160 78 320 40V74H250V104H80V74H10z",
  back: [
    ["secondDark", "M60 18L14 0Q2 20 22 34L2 38Q6 66 60 54z"],
    ["second", "M64 22L20 4Q10 20 30 36L10 41Q14 58 64 50z"],
    ["secondLight", "M24 12L56 28M18 48L54 44", 2],
    ["iron", "M110 64V80M210 64V80M160 64V80", 4],
    ["goldDark", "M30 52Q52 82 92 84M300 50Q282 82 232 86", 2],
  ],
  glass: [box(188, 86, 36, 17, 4)],
  driver: [202, 97, 9],
  on: [
    ["light", "M40 30Q160 -8 280 30Q160 12 40 30z", 0, 0.7],
    ["butter", oval(166, 38, 96, 20), 0, 0.35],
    ["butter", oval(176, 38, 56, 14), 0, 0.4],
    ["amber", "M74 0Q54 36 74 72M112 0Q98 36 112 72M206 0Q220 36 206 72M248 0Q270 36 248 72M160 0V72", 2],
    ["amber", "M26 36H302", 2],
    ["ink", "M100 88H176V103H100z"],
    ["amber", "M100 88H176V103H100z", 0, 0.85],
    ["redline", dot(112, 101, 6) + dot(126, 102, 5)],
    ["leaf", dot(140, 101, 5) + dot(151, 102, 6)],
    ["chalk", "M158 98h14v5h-14z"],
    ["second", "M84 103H244V108H84z"],
  ],
  over: [
    ["chalk", "M92 76H180L186 90H88z"],
    ["redline", "M92 76H106L104 90H88zM120 76H134L136 90H118zM150 76H166L170 90H152z"],
    ["wine", "M88 90q8 6 16 0q7 6 14 0q8 6 18 0q8 6 16 0q8 6 18 0q8 6 16 0", 2],
    ...lantern(36, 94, "redline", "wine"),
    ...lantern(278, 96, "leaf", "teal"),
    ["goldDark", "M302 36L314 36", 3],
    ["gold", dot(315, 36, 4)],
  ],
  stickerArea: [88, 20, 148, 30],
  wheels: [
    [118, 15],
    [214, 15],
  ],
  wheelStyle: "wood",
  frames: [lamps("butter", "goldDark"), lamps("goldDark", "butter")],
};
