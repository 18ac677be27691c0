import type { ContestName } from "#shared/content/contests.ts";
import { round2 } from "#shared/rules/race/speed.ts";

import { dialPoint } from "../../data/dial.ts";

/** `metal` is the thing itself, `light` its bright side, `warm` its second colour, `ink` what is cut into it. */
type Paper = "metal" | "light" | "warm" | "ink";

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

/** Corners of a star around the middle of a trophy, by turns far out and near. */
const star = (points: number, far: number, near: number): string =>
  `M${Array.from({ length: points * 2 }, (_, nth) => {
    const [x = "0", y = "0"] = dialPoint((180 / points) * nth, nth % 2 === 0 ? far : near, 0).split(" ");
    return `${round2(48 + Number(x))} ${round2(42 + Number(y))}`;
  }).join("L")}Z`;

/** What stands on the plinth, in a box of 96 × 84. */
export const SHAPES: Readonly<Record<ContestName, readonly (readonly [Paper, string])[]>> = {
  "harbour-plate": [
    ["metal", circle(48, 42, 38)],
    ["light", circle(48, 42, 29)],
    ["warm", "M19 47c5-4 10-4 15 0s10 4 15 0 10-4 15 0 9 4 13 1c-2 13-14 23-29 23S20 61 19 47z"],
    [
      "ink",
      "M48 18a6 6 0 0 1 3 11.200V32h8v5h-8v19c5-1 9-4 11-9l-4-1 8-8 3 11-3-.5C63 57 56 62 48 62s-15-5-18-13.500l-3 .5 3-11 8 8-4 1c2 5 6 8 11 9V37h-8v-5h8v-2.800A6 6 0 0 1 48 18z",
    ],
  ],
  "lantern-shield": [
    ["metal", "M48 4c12 8 22 9 34 8v28c0 20-14 34-34 42C28 74 14 60 14 40V12c12 1 22 0 34-8z"],
    ["light", "M48 4C36 12 26 13 14 12v28c0 20 14 34 34 42z"],
    ["ink", "M44 16h8v5h6v6H38v-6h6zM36 29h24l-3 29H39z"],
    ["warm", "M48 33c7 8 7 17 0 22-7-5-7-14 0-22z"],
  ],
  "canyon-ribbon": [
    ["warm", "M30 52 16 84l15-5 7 6 12-30zM66 52l14 32-15-5-7 6-12-30z"],
    ["metal", star(14, 38, 32)],
    ["light", circle(48, 42, 26)],
    ["ink", "M24 52h48a26 26 0 0 1-48 0z"],
    ["warm", "M27 52l5-14h5l3-11h16l3 8h6l5 17z"],
  ],
  "meadow-bell": [
    ["ink", circle(48, 76, 8)],
    [
      "metal",
      "M48 4a7 7 0 0 1 7 7c14 3 20 14 20 29 0 14 4 21 11 29v4H10v-4c7-8 11-15 11-29 0-15 6-26 20-29a7 7 0 0 1 7-7z",
    ],
    ["light", "M41 11c-14 3-20 14-20 29 0 14-4 21-11 29v4h16c4-10 6-20 6-33 0-14 2-24 9-29z"],
    [
      "warm",
      [circle(48, 30, 5.5), circle(41, 40, 5.5), circle(55, 40, 5.5), circle(44, 48, 5.5), circle(53, 48, 5.5)].join(
        "",
      ),
    ],
    ["ink", circle(48, 41, 4)],
  ],
  "glacier-star": [
    ["metal", star(6, 40, 20)],
    ["light", "M48 2v40L13.400 22l17.300 10L38 24.700zM13.400 62 48 42v40L38 59.300 30.700 52z"],
    ["warm", star(6, 18, 9)],
    ["ink", circle(48, 42, 4)],
  ],
  "orchard-basket": [
    ["ink", "M20 44C20 8 76 8 76 44h-7C69 18 27 18 27 44z"],
    ["warm", [circle(32, 38, 11), circle(64, 38, 11), circle(48, 34, 12)].join("")],
    ["metal", "M12 42h72l-9 40H21z"],
    [
      "light",
      "M12 42h72l-2 8H14zM27 54h10v10H27zM43 54h10v10H43zM59 54h10v10H59zM29 68h9v9h-9zM43 68h10v9H43zM58 68h9v9h-9z",
    ],
  ],
  "dune-compass": [
    ["metal", circle(48, 42, 39)],
    ["light", circle(48, 42, 31)],
    ["ink", "M46 13h4v7h-4zM46 64h4v7h-4zM19 40h7v4h-7zM70 40h7v4h-7zM48 42l-9 0L33 66z"],
    ["ink", "M33 66 42 36l12 12z"],
    ["warm", "M63 18 54 48 42 36z"],
  ],
  "copper-spanner": [
    [
      "metal",
      "M37 4v17l11 8 11-8V4c11 5 16 16 12 27-2 6-6 9-10 11v30a13 13 0 0 1-26 0V42c-4-2-8-5-10-11C21 20 26 9 37 4z",
    ],
    ["light", "M37 4v17l4 3v58a13 13 0 0 1-6-10V42c-4-2-8-5-10-11C21 20 26 9 37 4z"],
    ["ink", circle(48, 70, 6)],
  ],
  "silver-piston": [
    ["warm", "M41 44h14l5 18a14 14 0 1 1-24 0z"],
    ["metal", "M22 6h52v40H22z"],
    ["light", "M22 6h16v40H22z"],
    ["ink", "M22 13h52v5H22zM22 22h52v5H22z"],
    ["ink", circle(48, 70, 6)],
  ],
  "owl-lamp": [
    ["metal", "M20 8l14 10c9-4 19-4 28 0L76 8v40c0 21-11 34-28 34S20 69 20 48z"],
    ["light", "M48 50c10 0 16 8 16 17-4 9-10 15-16 15s-12-6-16-15c0-9 6-17 16-17z"],
    ["light", circle(36, 35, 11) + circle(60, 35, 11)],
    ["ink", circle(37, 35, 5) + circle(59, 35, 5)],
    ["warm", "M48 40l6 8-6 7-6-7z"],
  ],
  "kite-banner": [
    ["metal", "M48 1 80 32 48 82 16 32z"],
    ["light", "M48 1v31H16zM48 32h32L48 82z"],
    ["ink", "M46 1h4v81h-4zM16 30h64v4H16z"],
    ["warm", circle(48, 32, 8)],
  ],
  "paper-crown": [
    ["metal", "M14 82 6 22l21 20L48 6l21 36 21-20-8 60z"],
    ["light", "M14 82 6 22l21 20L48 6v76z"],
    ["warm", "M12.500 68h71L82 82H14z"],
    ["ink", [circle(30, 75, 4), circle(48, 75, 4), circle(66, 75, 4)].join("")],
  ],
};
