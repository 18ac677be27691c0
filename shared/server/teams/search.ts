import { sql, type Kysely } from "kysely";

import type { TeamCard } from "../../contracts/team-shapes.ts";
import type { Database } from "../database.ts";
import { TEAM_CARD_COLUMNS, teamCardOf } from "./team-card.ts";

const PAGE = 20;

/** The last team of a page, from which the next one goes on. */
export interface Place {
  readonly members: number;
  readonly teamID: number;
}

interface Figures {
  readonly racesPlayed: number;
  readonly speed: number;
}

const cards = (db: Kysely<Database>) =>
  db.selectFrom("teams").innerJoin("users as captain", "captain.user_id", "teams.captain_id").select(TEAM_CARD_COLUMNS);

/**
 * Teams that take a player with these figures, the largest with room first.
 *
 * @source teams §2 Team list page, §5 Join eligibility
 */
export async function teamsFor(
  db: Kysely<Database>,
  { racesPlayed, speed }: Figures,
  after: Place | undefined,
): Promise<{ readonly teams: readonly TeamCard[]; readonly next: Place | null }> {
  const rows = await cards(db)
    .where("teams.enrollment", "<>", "closed")
    .where(sql<boolean>`teams.members < 50`)
    .where("teams.min_races", "<=", racesPlayed)
    .where("teams.min_speed", "<=", Math.floor(speed))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(teams.members, teams.team_id) < (${after?.members}::int, ${after?.teamID}::bigint)`),
    )
    .orderBy("teams.members", "desc")
    .orderBy("teams.team_id", "desc")
    .limit(PAGE)
    .execute();
  const last = rows.length < PAGE ? undefined : rows.at(-1);
  return {
    teams: rows.map(teamCardOf),
    next: last === undefined ? null : { members: last.members, teamID: last.team_id },
  };
}

/** Teams whose tag or name begins with a text, in the order of their tags, then of their names. */
export async function teamsNamed(db: Kysely<Database>, term: string): Promise<readonly TeamCard[]> {
  const start = `${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const byTag = await cards(db)
    .where("teams.tag", "like", start.toUpperCase())
    .orderBy(sql`teams.tag using ~<~`)
    .limit(PAGE)
    .execute();
  const byName = await cards(db)
    .where(sql<boolean>`lower(teams.name) like ${start.toLowerCase()}`)
    .where("teams.is_name_hidden", "=", false)
    .orderBy(sql`lower(teams.name) using ~<~`)
    .limit(PAGE)
    .execute();
  const found = new Map([...byTag, ...byName].map((row) => [row.team_id, row]));
  return [...found.values()].map(teamCardOf);
}
