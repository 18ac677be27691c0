import { sql } from "kysely";

import type { UserID } from "../../ids.ts";

/** The `set` of an update of `users` for players who used a nitro in a race. */
export const nitroUsed = (userIDs: readonly UserID[]) => sql`
  nitros = greatest(0, nitros - (user_id = any(${userIDs}::bigint[]))::int),
  nitros_used = nitros_used + (user_id = any(${userIDs}::bigint[]))::int`;
