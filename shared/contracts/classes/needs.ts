import { z } from "zod";

import { LONGER_TIMES } from "../../rules/classes/needs.ts";

const longer = z.literal([...LONGER_TIMES]);
const needed = z.literal(true).optional();
const isNeeded = z.boolean().optional();

/** What a pupil needs in races; only what is needed is there. */
export const Needs = z
  .object({
    longer: longer.optional().meta({ description: "How many times as long a race may last." }),
    noMotion: needed,
    largeText: needed,
    dyslexiaFont: needed,
    noClock: needed,
    switchInput: needed,
  })
  .meta({ description: "What a pupil needs in races, as the teacher set it." });

/** What a teacher changes of it; what isn't named stays. */
export const NeedsChange = z.strictObject({
  longer: longer.nullable().optional().meta({ description: "null: no longer than anybody's." }),
  noMotion: isNeeded,
  largeText: isNeeded,
  dyslexiaFont: isNeeded,
  noClock: isNeeded,
  switchInput: isNeeded,
});
