import { sql } from "kysely";

import type { UserID } from "../../ids.ts";

/** What an update of `users` sets, where some of the players have used a nitro in a race. */
export const nitroUsed = (userIDs: readonly UserID[]) => sql`
  nitros = greatest(0, nitros - (user_id = any(${userIDs}::bigint[]))::int),
  nitros_used = nitros_used + (user_id = any(${userIDs}::bigint[]))::int`;
