import type { Layer, Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

/** The fan of the tail: plumes around the rump, turned by some degrees. */
function fan(turn: number): readonly Layer[] {
  const plumes = Array.from({ length: 9 }, (_, n) => {
    const a = ((turn - 86 + n * 16) * Math.PI) / 180;
    const point = (reach: number, aside: number): readonly [number, number] => [
      Math.round(106 + reach * Math.sin(a) + aside * Math.cos(a)),
      Math.round(96 - reach * Math.cos(a) + aside * Math.sin(a)),
    ];
    const at = (reach: number, aside: number): string => point(reach, aside).join(" ");
    return {
      d: `M106 96L${at(66, -11)}Q${at(92, -17)} ${at(94, 0)}Q${at(92, 17)} ${at(66, 11)}z`,
      shaft: `M106 96L${at(68, 0)}`,
      eye: point(77, 0),
    };
  });
  const eyes = (r: number): string => plumes.map(({ eye: [x, y] }) => dot(x, y, r)).join("");
  return [
    ["secondDark", plumes.map(({ d }) => d).join(""), 3.4],
    ["second", plumes.map(({ d }) => d).join("")],
    ["secondLight", plumes.map(({ shaft }) => shaft).join(""), 2],
    ["gold", eyes(8.4)],
    ["sky", eyes(6)],
    ["deep", eyes(3.4)],
  ];
}

export const ART: Recipe = {
  paint: "#1a6fd0",
  second: "#1fae7c",
  silhouette:
    "M40 102Q36 82 72 78Q120 70 168 74H206Q226 72 232 50Q238 24 256 20Q276 16 284 32Q284 46 272 52Q266 66 270 84Q280 98 268 113H60Q42 112 40 102z",
  sill: "M30 100Q160 108 280 96V140H30z",
  shoulder: "M44 90Q100 72 170 80H212Q232 76 240 48L246 50Q238 84 214 88H170Q100 80 46 98z",
  back: [
    ["secondDark", "M254 24L242 5M260 22V4M266 24L278 5", 2.4],
    ["gold", dot(242, 6, 4.4) + dot(260, 5, 4.4) + dot(278, 6, 4.4)],
    ["paint", dot(242, 6, 2) + dot(260, 5, 2) + dot(278, 6, 2)],
    ["goldDark", "M276 28L310 40L276 48z"],
    ["gold", "M276 28L310 40L276 41z"],
  ],
  driver: [188, 50, 13],
  isOpen: true,
  on: [
    ["second", "M238 72Q250 78 262 72M236 80Q250 88 266 80M236 88Q252 97 270 90M242 64Q252 70 264 64", 3],
    ["chalk", oval(264, 34, 11, 8)],
    ["ink", dot(267, 34, 5)],
    ["chalk", dot(269, 32, 1.8)],
    ["deep", "M252 30Q260 23 272 25", 2.6],
    ["gold", "M40 88Q110 70 176 78H214", 2.4],
  ],
  stickerArea: [130, 88, 62, 14],
  wheels: [
    [92, 24],
    [230, 24],
  ],
  wheelStyle: "star",
  framesBehind: [fan(0), fan(6)],
};
