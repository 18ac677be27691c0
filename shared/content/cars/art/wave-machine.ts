import type { Layer, Recipe } from "../car.ts";
import { box, dot, oval, star } from "../outline.ts";

/** The arm from its shoulder, and the paw at its end. */
const wave = (arm: string, x: number, y: number): readonly Layer[] => [
  ["dark", arm, 25],
  ["paint", arm, 20],
  ["dark", dot(x, y, 17)],
  ["paint", dot(x, y, 14.6)],
  ["pink", oval(x, y + 3, 6, 5) + dot(x - 8, y - 5, 2.8) + dot(x, y - 8.6, 2.8) + dot(x + 8, y - 5, 2.8)],
];

export const ART: Recipe = {
  paint: "#ffb52b",
  second: "#e6308a",
  silhouette:
    "M22 114Q14 62 58 56Q120 50 172 62Q172 44 178 34L178 4Q194 8 208 18Q224 14 242 18Q256 8 272 4L272 34Q284 58 270 80Q288 88 292 114z",
  sill: "M0 104H320V140H0z",
  back: [
    ["dark", "M40 100Q4 92 10 60Q14 42 28 50", 18],
    ["paint", "M40 100Q4 92 10 60Q14 42 28 50", 13],
    ["second", "M26 48L29 51", 13],
  ],
  driver: [112, 34, 15],
  isOpen: true,
  on: [
    ["second", "M70 40H152V72Q152 82 111 82T70 72z"],
    ["gold", "M70 71Q72 81 111 81T152 71", 2.6],
    ["secondLight", star(84, 68, 6) + star(138, 68, 6)],
    ["pink", "M184 10Q196 16 202 22L184 32zM266 10Q254 16 248 22L266 32z"],
    ["chalk", oval(226, 70, 24, 13)],
    ["ink", oval(206, 50, 6, 8) + oval(246, 50, 6, 8)],
    ["chalk", dot(208, 46, 2.6) + dot(248, 46, 2.6)],
    ["redline", "M221 61H231Q231 65 226 67Q221 65 221 61z"],
    ["ink", "M216 72Q221 77 226 70Q231 77 236 72", 2.4],
    ["deep", "M172 62L194 65M174 74L195 71M278 62L258 65M276 74L257 71", 2.2, 0.8],
    ["pink", oval(194, 62, 6, 4) + oval(258, 62, 6, 4), 0, 0.8],
    ["redline", "M170 78Q226 100 276 76L284 86Q226 110 168 88z"],
    ["goldDark", oval(134, 96, 17, 13)],
    ["goldLight", oval(134, 95, 15, 11.4)],
    ["goldDark", star(134, 95, 7)],
  ],
  over: [
    ["goldDark", dot(214, 99, 9.6)],
    ["goldLight", dot(214, 98, 8)],
    ["goldDark", "M207 98H221M214 100V105", 2],
  ],
  tails: [box(24, 92, 7, 10, 3)],
  stickerArea: [76, 62, 76, 24],
  wheels: [
    [76, 21],
    [250, 19],
  ],
  wheelStyle: "star",
  frames: [wave("M276 98Q300 86 299 56", 299, 44), wave("M276 98Q292 92 299 80", 303, 72)],
};
