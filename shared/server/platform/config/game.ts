import { z } from "zod";

import { SITES } from "../../../content/site.ts";
import { after, days, stampOf } from "../../../units.ts";
import { ABOUT } from "./setting.ts";

export const Game = z.object({
  site: z
    .enum(SITES)
    .default("type")
    .register(ABOUT, { name: "SITE", means: "which race this site runs: `type` or `math`" }),
  /** The last day of the math race, as a date. */
  mathFarewell: z.iso.date().optional().register(ABOUT, {
    name: "MATH_FAREWELL",
    means: "the last day of the math race, such as 2026-12-31; unset: no end is planned",
  }),
  /** Accounts made before this are founders. */
  foundersUntil: z.iso
    .date()
    .transform((day) => after(stampOf(new Date(day)), days(1)))
    .optional()
    .register(ABOUT, {
      name: "FOUNDERS_UNTIL",
      means: "accounts made until the end of this day (UTC), such as 2026-12-31, are founders; unset: nobody is",
    }),
});
