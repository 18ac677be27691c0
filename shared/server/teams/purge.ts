import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";

/** Applications, denials and invites lapse after 30 days; bars when they end; messages are old at some time. @source rules Teams */
export const teamPurges: readonly Batch[] = [
  purge("team_applications", (now) => sql`stamp <= ${before(now, TEAM.lapse)}`),
  purge("team_invites", (now) => sql`stamp <= ${before(now, TEAM.lapse)}`),
  purge("team_motds", (now) => sql`created_stamp <= ${before(now, days(KEPT_DAYS.teamMessage))}`),
  purge("team_bars", (now) => sql`until_stamp <= ${now}`),
];
