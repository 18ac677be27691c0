import { box } from "../prop.ts";
import type { Prop } from "../scenery.ts";

export const lighthouse: Prop = [
  [
    ["shade", "M-40 0C-30 -10 -22 -8 -16 -12H18C26 -8 34 -8 42 0z"],
    ["ink", "M-14 -8L-9 -74H9L14 -8z"],
    ["accent", "M-13 -24L-12 -38H12L13 -24zM-10.6 -54L-9.6 -68H9.6L10.6 -54z"],
    ["shade", `${box(-12, -77, 24, 4)}M-9 -88L0 -100L9 -88z`],
    ["lit", box(-6, -88, 12, 11)],
    ["glow", 0, -83, 40],
  ],
];
