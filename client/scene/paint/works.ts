import { box } from "#shared/content/scenery/prop.ts";
import type { Props } from "#shared/content/scenery/scenery.ts";

/** Harbour and town. */
export const WORKS = {
  sail: [
    [
      ["accent", "M-46 -8H46L34 0H-34z"],
      ["ink", "M3 -100V-12H44C44 -50 24 -80 3 -100z"],
      ["ink", "M-2 -88V-12H-30C-28 -44 -16 -70 -2 -88z"],
    ],
  ],
  stall: [
    [
      ["ink", "M-60 0V-62H60V0z"],
      ["lit", box(-50, -56, 100, 34)],
      [
        "accent",
        "M-70 -62L-58 -92H58L70 -62C62 -50 50 -50 46 -62C40 -50 28 -50 23 -62C16 -50 6 -50 0 -62C-6 -50 -16 -50 -23 -62C-28 -50 -40 -50 -46 -62C-50 -50 -62 -50 -70 -62z",
      ],
      ["glow", 0, -40, 60],
    ],
  ],
} as const satisfies Props;
