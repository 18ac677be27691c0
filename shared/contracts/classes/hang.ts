import { z } from "zod";

import { HANG, HANGS } from "../../rules/classes/hangs.ts";
import { userID } from "../ids.ts";

export const hangKind = z.enum(HANGS).meta({
  description:
    "`mistyped`: several wrong codes from where the class logs in; `old-code`: the class's code of before; `old-card`: a pupil's card of before; `removed`: the card of a pupil who was taken out; `full`: there is no room in the class.",
});

/** Somebody who doesn't get in. */
export const Hang = z.object({
  kind: hangKind,
  userID: userID.nullable().meta({ description: "Whose card it was." }),
  alias: z.string().nullable(),
  count: z.int().min(1).max(HANG.mostCounted).meta({ description: "How often they tried, as far as that is counted." }),
});
export type Hang = z.infer<typeof Hang>;
