import type { Layer, Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

const row = (y: number, from: number): string => [0, 1, 2, 3, 4].map((n) => dot(from + n * 38, y, 3.2)).join("");
const tubes = (top: "pink" | "sky", low: "pink" | "sky"): readonly Layer[] => [
  [top, box(18, 20, 180, 66, 8), 3],
  [low, "M16 108H34M134 108H208", 5],
  [top, "M216 100H306", 3.4],
];
/** One half of the bulbs is lit, then the other. */
const lit = (one: "butter" | "goldDark", other: "butter" | "goldDark"): readonly Layer[] => [
  [one, row(13, 20) + row(93, 39) + dot(225, 37, 3) + dot(257, 37, 3)],
  [other, row(13, 39) + row(93, 20) + dot(241, 37, 3) + dot(273, 37, 3)],
];

export const ART: Recipe = {
  paint: "#d92b4b",
  second: "#3a1d78",
  silhouette:
    "M8 98V16Q8 6 18 6H198Q208 6 208 16V98zM14 92H216V114H14zM212 114V42Q212 32 222 32H276Q287 32 291 43L300 72Q312 76 312 90V114z",
  sill: "M0 102H320V140H0z",
  back: [
    ["goldDark", "M208 36L199 5L220 19L232 1L250 16L268 1L280 19L303 6L294 36z"],
    ["gold", "M212 34L205 12L222 24L233 7L250 21L267 7L278 24L297 12L290 34z"],
    ["redline", dot(250, 27, 4) + dot(230, 28, 3) + dot(270, 28, 3)],
  ],
  glass: ["M222 46H246V70H222z", "M253 46H274Q280 46 283 54L289 70H253z"],
  driver: [266, 61, 11],
  on: [
    ["gold", "M0 0H212V100H0z"],
    ["second", box(14, 17, 188, 72, 10)],
    ["butter", dot(172, 42, 14)],
    ["second", dot(179, 38, 12)],
    ["secondLight", "M14 66Q34 54 54 66T94 66T134 66T174 66T214 66V90H14z"],
    [
      "redline",
      "M58 64Q56 42 86 30Q112 22 132 33Q148 44 136 55Q120 64 102 57Q84 52 78 64Q78 70 88 78Q72 80 66 73Q56 82 36 78Q48 70 46 54Q54 58 58 64z",
    ],
    ["chalk", "M92 28Q108 24 120 29Q114 43 100 48Q90 40 92 28zM72 38Q84 42 82 54Q76 60 66 56Q64 46 72 38z"],
    ["amber", "M104 56Q114 74 128 72Q126 62 120 58z"],
    ["ink", dot(130, 41, 3)],
    ["amber", "M139 46Q148 44 150 50M137 51Q144 54 146 59", 2],
    ["teal", "M14 82Q24 72 34 82T54 82T74 82T94 82T114 82T134 82T154 82T174 82T194 82T214 82V96H14z"],
    ["frost", "M14 82Q24 72 34 82T54 82T74 82T94 82T114 82T134 82T154 82T174 82T194 82", 2],
    ["second", "M214 78H320V92H214z"],
    ["deep", "M250 44V100", 1.8, 0.6],
  ],
  over: [
    ["goldDark", box(214, 32, 74, 10, 3)],
    ["chrome", "M212 104H318L312 122H284Q284 100 258 98z"],
    ["steel", "M286 110H315M287 116H313", 2],
  ],
  lamps: [oval(304, 88, 5, 7)],
  tails: [box(8, 100, 8, 10, 2)],
  stickerArea: [34, 36, 140, 36],
  wheels: [
    [60, 21],
    [108, 21],
    [254, 21],
  ],
  wheelStyle: "halo",
  frames: [
    [...tubes("pink", "sky"), ...lit("butter", "goldDark")],
    [...tubes("sky", "pink"), ...lit("goldDark", "butter")],
  ],
};
