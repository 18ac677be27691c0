import { box, dot, oval } from "#shared/content/cars/outline.ts";

import type { Sheet } from "../../ui/pictures/scene.ts";
import { Strip, type Tile } from "../../ui/pictures/strip.tsx";

const lamp = (x: number, y: number, ink: string): readonly Sheet[] => [
  ["#ffb24a", dot(x, y + 11, 12), 0.22],
  ["#d9a13c", `M${x} ${y}v22`, 1, 1.6],
  [ink, oval(x, y + 11, 7, 6.6)],
  ["#ffe9a8", oval(x, y + 11, 2.6, 5.8), 0.9],
  ["#d9a13c", box(x - 3, y + 3.4, 6, 2.4, 1) + box(x - 3, y + 16.4, 6, 2.4, 1)],
];

/** Lanterns on a string. */
const ABOVE: Tile = {
  width: 240,
  height: 38,
  sheets: [
    ["#6b4a3a", "M-2 3Q60 19 120 3Q180 19 242 3", 1, 2],
    ...lamp(24, 7, "#e2402f"),
    ...lamp(60, 11, "#f08a24"),
    ...lamp(96, 7, "#d94f86"),
    ...lamp(144, 7, "#f08a24"),
    ...lamp(180, 11, "#e2402f"),
    ...lamp(216, 7, "#7d58d6"),
  ],
};

const floating = (x: number, y: number, s: number): readonly Sheet[] => [
  ["#ffc766", oval(x, y - 7 * s, 17 * s, 14 * s), 0.24],
  ["#ffd98a", `M${x - 7 * s} ${y + 7 * s}h${14 * s}`, 0.6, 1.8],
  ["#e8562f", box(x - 5 * s, y - 14 * s, 10 * s, 14 * s, 1.6 * s)],
  ["#ffd98a", box(x - 2.6 * s, y - 11 * s, 5.2 * s, 11 * s, 1.2 * s)],
  [
    "#c94f86",
    `M${x - 12 * s} ${y - 4 * s}q${2 * s} ${9 * s} ${12 * s} ${8 * s}q${10 * s} ${s} ${12 * s} ${-8 * s}q${-7 * s} 0 ${-8 * s} ${4 * s}h${-8 * s}q${-s} ${-4 * s} ${-8 * s} ${-4 * s}z`,
  ],
  [
    "#ff8fb0",
    `M${x - 6 * s} ${y + 3 * s}q0 ${-6 * s} ${6 * s} ${-8 * s}q${6 * s} ${2 * s} ${6 * s} ${8 * s}q${-6 * s} ${3 * s} ${-12 * s} 0z`,
  ],
];

/** The river, with candles in paper flowers. */
const BELOW: Tile = {
  width: 300,
  height: 68,
  sheets: [
    [
      "#1a215c",
      "M40 34Q30 14 20 2Q36 14 47 34zM52 34Q54 12 64 6Q58 18 59 34zM252 34Q250 16 240 8Q256 16 259 34zM266 34Q274 14 286 10Q276 20 273 34z",
    ],
    ["#3b4593", "M-2 34Q36 29 74 34T150 34T226 34T302 34V68H-2z"],
    [
      "#ffd98a",
      `${dot(22, 38, 1.4)}${dot(58, 37, 1.1)}${dot(118, 38, 1.4)}${dot(142, 37, 1)}${dot(212, 38, 1.3)}${dot(276, 38, 1.2)}`,
    ],
    ...floating(92, 42, 0.7),
    ...floating(238, 42, 0.7),
    ["#232b6b", "M-2 50Q36 45 74 50T150 50T226 50T302 50V68H-2z"],
    ...floating(168, 52, 1.05),
    ...floating(30, 53, 0.95),
    ["var(--dusk-road, #181826)", "M-2 66Q36 60 74 63T150 64T226 62T302 66V70H-2z"],
    ["#d8f27a", dot(60, 16, 4) + dot(262, 22, 4) + dot(110, 22, 3.4), 0.25],
    ["#b8d94a", dot(60, 16, 1.7) + dot(262, 22, 1.7) + dot(110, 22, 1.5)],
  ],
};

export const UnderHeader = ({ className }: { readonly className?: string }) => (
  <Strip tile={ABOVE} className={className} />
);
export const OverFooter = ({ className }: { readonly className?: string }) => (
  <Strip tile={BELOW} className={className} />
);
