import type { Request } from "express";

import { REPEAT_KEY, RepeatKey } from "#shared/contracts/repeat-key.ts";
import { Refusal } from "#shared/refusal.ts";

/** The key of a call that may be repeated without doing its deed again; none was sent: each call is its own. */
export function repeatKeyOf(req: Request): string | undefined {
  const said = req.get(REPEAT_KEY);
  if (said === undefined) return undefined;
  const key = RepeatKey.safeParse(said);
  if (key.success) return key.data;
  throw new Refusal("badInput", "That is no key of a call.", { field: REPEAT_KEY });
}
