import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";

import type { TeamCard } from "../../contracts/teams/team-shapes.ts";
import { spellingsOf } from "../../rules/search-spellings.ts";
import { MIN_RACES_OPTIONS, MIN_SPEED_OPTIONS } from "../../rules/teams/numbers.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";
import { likePrefix } from "../platform/postgres/like-prefix.ts";
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

/** Up to so many pairs of requirements each is looked at by itself; whoever meets more of them meets nearly all teams. */
const MOST_DOORS = 150;

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
  const races = MIN_RACES_OPTIONS.filter((least) => least <= racesPlayed);
  const speeds = MIN_SPEED_OPTIONS.filter((least) => least <= speed);
  const further =
    after === undefined
      ? sql`true`
      : sql`(teams.members, teams.team_id) < (${after.members}::int, ${after.teamID}::bigint)`;
  const rows = await (
    races.length * speeds.length > MOST_DOORS
      ? cards(db)
          .where("teams.enrollment", "<>", "closed")
          .where(sql<boolean>`teams.members < 50`)
          .where("teams.min_races", "<=", racesPlayed)
          .where("teams.min_speed", "<=", Math.floor(speed))
          .where(sql<boolean>`${further}`)
      : db
          .selectFrom(bestBehind(races, speeds, further))
          .innerJoin("users as captain", "captain.user_id", "teams.captain_id")
          .select(TEAM_CARD_COLUMNS)
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

/** The first teams behind each pair of requirements, and of all of those the first. */
const bestBehind = (races: readonly number[], speeds: readonly number[], further: RawBuilder<unknown>) =>
  sql<Selectable<Database["teams"]>>`(
    select best.* from unnest(${races}::int[]) as least_races, unnest(${speeds}::int[]) as least_speed,
      lateral (
        select * from teams
        where enrollment <> 'closed' and members < 50 and min_races = least_races and min_speed = least_speed
          and ${further}
        order by members desc, team_id desc
        limit ${PAGE}
      ) best
    order by members desc, team_id desc
    limit ${PAGE}
  )`.as<"teams">("teams");

/** Teams whose tag or name begins with a text, in the order of their tags, then of their names. */
export async function teamsNamed(db: Kysely<Database>, term: string): Promise<readonly TeamCard[]> {
  const spellings = spellingsOf(term);
  if (spellings.length === 0) return [];
  const byTag = await cards(db)
    .where("teams.tag", "like", likePrefix(lookupKey(term).toUpperCase()))
    .orderBy(sql`teams.tag using ~<~`)
    .limit(PAGE)
    .execute();
  const byName: typeof byTag = [];
  for (const spelling of spellings) {
    if (byName.length >= PAGE) break;
    const named = cards(db)
      .where(sql<boolean>`lower(teams.name collate pg_c_utf8) like lower(${likePrefix(spelling)} collate pg_c_utf8)`)
      .where("teams.is_name_hidden", "=", false)
      .orderBy(sql`lower(teams.name collate pg_c_utf8)`)
      .limit(PAGE - byName.length);
    byName.push(...(await named.execute()));
  }
  const found = new Map([...byTag, ...byName].map((row) => [row.team_id, row]));
  return [...found.values()].map(teamCardOf);
}
