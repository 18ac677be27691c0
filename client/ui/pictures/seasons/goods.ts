import { box, dot } from "#shared/content/cars/outline.ts";

import type { Sheet } from "../scene.ts";

export const steam = (x: number, y: number): Sheet => [
  "#fff3e6",
  `M${x} ${y}q-9 -10 0 -20t0 -20M${x + 13} ${y + 2}q-8 -9 0 -17t0 -17`,
  0.55,
  4,
];

export const bowl = (x: number, y: number): readonly Sheet[] => [
  ["#f0c04c", `M${x - 12} ${y - 8}q3 -8 12 -8t12 8z`],
  ["#e2402f", `M${x - 15} ${y - 9}h30q-1 11 -9 11h-12q-8 0 -9 -11z`],
  ["#8a4a34", `M${x + 2} ${y - 12}l12 -16M${x + 6} ${y - 12}l13 -14`, 1, 2],
];
export const fruit = (x: number, y: number, ink: string): readonly Sheet[] => [
  [
    ink,
    dot(x, y - 5, 6) +
      dot(x + 13, y - 5, 6) +
      dot(x + 26, y - 5, 6) +
      dot(x + 6.5, y - 14, 6) +
      dot(x + 19.5, y - 14, 6),
  ],
];
export const basket = (x: number, y: number): readonly Sheet[] => [
  ["#fff3e6", `M${x + 2} ${y - 16}q1 -10 10 -10t10 10zM${x + 20} ${y - 16}q1 -10 10 -10t10 10z`],
  ["#d9a14e", box(x, y - 18, 42, 8, 3) + box(x, y - 9, 42, 9, 3)],
  ["#8a5a2c", `M${x} ${y - 10}h42`, 1, 2],
];
