import { sql } from "kysely";

import { TEAM } from "../../rules/teams/numbers.ts";
import { before } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";

/** Applications, denials and invites lapse after 30 days; bars when they end. @source rules Teams */
export const TEAM_PURGES = [
  purge("team_applications", (now) => sql`stamp <= ${before(now, TEAM.lapse)}`),
  purge("team_invites", (now) => sql`stamp <= ${before(now, TEAM.lapse)}`),
  purge("team_bars", (now) => sql`until_stamp <= ${now}`),
];
