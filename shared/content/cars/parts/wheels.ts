import { type FixedInk, INKS, type Layer, type Recipe, type Wheel, type WheelStyle } from "../car.ts";
import { box, dot, oval, star } from "../outline.ts";
import { sheets } from "./sheet.ts";

const GROUND = 128;

/** The wheels of a recipe, resting on the ground. */
export const wheelsIn = (recipe: Pick<Recipe, "wheels">): readonly Wheel[] =>
  recipe.wheels.map(([x, r]) => ({ x, y: GROUND - r, r }));

/** `d` turned around the hub, `count` times over the full circle. */
function around(count: number, spoke: (angle: number) => string): string {
  return Array.from({ length: count }, (_, at) => spoke((2 * Math.PI * at) / count)).join("");
}

const at = (angle: number, reach: number): string =>
  `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;

const spokes = (count: number, from: number, to: number, innerHalf: number, outerHalf: number): string =>
  around(
    count,
    (a) => `M${at(a - innerHalf, from)}L${at(a - outerHalf, to)}L${at(a + outerHalf, to)}L${at(a + innerHalf, from)}z`,
  );

const dots = (count: number, reach: number, r: number, shift = 0): string =>
  around(count, (a) => {
    const angle = a + shift;
    return dot(Number((Math.sin(angle) * reach).toFixed(1)), Number((-Math.cos(angle) * reach).toFixed(1)), r);
  });

const teeth = (count: number, from: number, to: number): string =>
  `M${around(count, (a) => `${at(a, from)}L${at(a + 1.6 / count, from)}L${at(a + 2.2 / count, to)}L${at(a + 5 / count, to)}L${at(a + 5.6 / count, from)}L`).slice(0, -1)}z`;

const TYRE: readonly Layer<FixedInk>[] = [
  ["tyre", dot(0, 0, 49)],
  ["rubber", dot(0, 0, 43), 5],
  ["iron", "M-33 -33A47 47 0 0 1 33 -33", 3.5, 0.8],
];

/** Each wheel fills the square from -50 to 50. */
const STYLES: Readonly<Record<WheelStyle, readonly Layer<FixedInk>[]>> = {
  steel: [
    ...TYRE,
    ["steel", dot(0, 0, 30)],
    ["iron", dot(0, 0, 24)],
    ["ink", dots(6, 17, 4.5)],
    ["steel", dot(0, 0, 10)],
  ],
  cap: [
    ...TYRE,
    ["chalk", dot(0, 0, 33)],
    ["steel", dot(0, 0, 27)],
    ["chrome", dot(0, -2, 24)],
    ["steel", dot(0, 0, 12)],
    ["chrome", dot(0, -2, 9)],
    ["iron", spokes(8, 17, 23, 0.1, 0.13)],
  ],
  five: [
    ...TYRE,
    ["ink", dot(0, 0, 33)],
    ["steel", dot(0, 0, 32), 4],
    ["chrome", spokes(5, 4, 32, 0.9, 0.2)],
    ["steel", dot(0, 0, 9)],
    ["ink", dot(0, 0, 4)],
  ],
  mesh: [
    ...TYRE,
    ["ink", dot(0, 0, 35)],
    ["redline", "M8 -27A28 28 0 0 1 27 8L18 6A19 19 0 0 0 6 -18z"],
    ["chrome", dot(0, 0, 34), 4],
    ["chrome", spokes(10, 6, 34, 0.3, 0.06)],
    ["iron", dot(0, 0, 9)],
  ],
  wire: [
    ...TYRE,
    ["chalk", dot(0, 0, 37)],
    ["tyre", dot(0, 0, 32)],
    ["chrome", spokes(14, 4, 31, 0.3, 0.03)],
    ["chrome", dot(0, 0, 30), 3],
    ["chrome", dot(0, 0, 8)],
    ["redline", dot(0, 0, 4)],
  ],
  turbine: [
    ...TYRE,
    ["ink", dot(0, 0, 37)],
    ["steel", around(9, (a) => `M${at(a, 7)}L${at(a + 0.5, 36)}L${at(a + 0.86, 36)}L${at(a + 0.7, 8)}z`)],
    ["chrome", around(9, (a) => `M${at(a, 7)}L${at(a + 0.5, 36)}L${at(a + 0.66, 36)}L${at(a + 0.4, 8)}z`)],
    ["teal", dot(0, 0, 37), 3],
    ["chrome", dot(0, 0, 9)],
    ["teal", dot(0, 0, 5)],
  ],
  star: [
    ...TYRE,
    ["goldDark", dot(0, 0, 37)],
    ["ink", dot(0, 0, 33)],
    ["gold", dot(0, 0, 35), 4],
    ["gold", star(0, 0, 36, 5, 0.36)],
    ["goldLight", around(5, (a) => `M0 0L${at(a, 35)}L${at(a - Math.PI / 5, 13)}z`)],
    ["goldDark", dot(0, 0, 7)],
    ["goldLight", dot(0, -1, 4.5)],
  ],
  slick: [
    ["tyre", dot(0, 0, 49)],
    ["amber", dot(0, 0, 38), 4],
    ["rubber", dot(0, 0, 46), 3],
    ["ink", dot(0, 0, 29)],
    ["iron", spokes(6, 4, 28, 0.5, 0.18)],
    ["iron", dot(0, 0, 27), 4],
    ["redline", dot(0, 0, 7)],
  ],
  tread: [
    ["tyre", teeth(14, 42, 50)],
    ["tyre", dot(0, 0, 44)],
    ["rubber", dot(0, 0, 38), 4],
    ["amber", dot(0, 0, 27)],
    ["goldDark", dot(0, 0, 20)],
    ["amber", spokes(4, 0, 24, 1, 0.35)],
    ["ink", dot(0, 0, 5)],
  ],
  rail: [
    ["ink", dot(0, 0, 49)],
    ["redline", dot(0, 0, 43)],
    ["ink", dot(0, 0, 34)],
    ["redline", spokes(8, 4, 38, 0.6, 0.09)],
    ["wine", dot(0, 0, 12)],
    ["chrome", dot(0, 0, 6)],
  ],
  wood: [
    ["bark", dot(0, 0, 49)],
    ["wood", dot(0, 0, 43)],
    ["ink", dot(0, 0, 33)],
    ["wood", spokes(8, 4, 38, 0.7, 0.12)],
    ["bark", dot(0, 0, 13)],
    ["gold", dot(0, 0, 7)],
  ],
  gear: [
    ["goldDark", teeth(12, 42, 50)],
    ["gold", dot(0, 0, 40)],
    ["goldDark", dot(0, 0, 32)],
    ["ink", dots(6, 19, 9)],
    ["goldLight", dot(0, 0, 39), 3],
    ["gold", dot(0, 0, 10)],
    ["bark", dot(0, 0, 5)],
  ],
  dough: [
    ["wood", dot(0, 0, 49)],
    ["sand", dot(0, 0, 45)],
    [
      "pink",
      "M0 -41C14 -44 20 -34 30 -29S42 -10 39 0S36 20 27 26S10 38 0 37S-20 37 -28 28S-42 12 -39 0S-34 -24 -27 -29S-12 -38 0 -41z",
    ],
    ["chalk", `${box(-24, -26, 10, 4, 2)}${box(12, 24, 10, 4, 2)}${box(24, -12, 4, 10, 2)}`],
    ["teal", `${box(-30, 4, 4, 10, 2)}${box(4, -34, 10, 4, 2)}${box(-12, 26, 10, 4, 2)}`],
    ["bark", dot(0, 0, 14)],
    ["ink", dot(0, 0, 11)],
  ],
  key: [
    ...TYRE,
    ["chalk", dot(0, 0, 35)],
    ["steel", box(-20, -20, 40, 42, 9)],
    ["chrome", box(-20, -22, 40, 38, 9)],
    ["chalk", box(-14, -19, 28, 28, 7)],
    ["redline", dot(0, -5, 6)],
  ],
  halo: [
    ["ink", dot(0, 0, 49)],
    ["frost", dot(0, 0, 44), 5],
    ["sky", dot(0, 0, 37), 4],
    ["violet", dot(0, 0, 30), 5, 0.7],
    ["frost", dots(6, 18, 4.5)],
    ["ink", oval(0, 0, 8, 8)],
    ["frost", dot(0, 0, 4)],
  ],
};

/** Markup of one wheel in the square from -50 to 50. */
export const wheelMarkup = (style: WheelStyle): string => sheets(STYLES[style], INKS);
