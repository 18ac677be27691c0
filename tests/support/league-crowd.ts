import { sql } from "kysely";

import type { UserID } from "#shared/ids.ts";
import { endOfPeriod, startOfPeriod } from "#shared/rules/periods.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, hours, minutes, type Stamp } from "#shared/units.ts";

import { countedRace } from "./counted-race.ts";
import type { diceOf } from "./dice.ts";
import { firstWeek, type LeagueStage } from "./league-stage.ts";
import { plainClose, type PlainOutcome, type PlainScore } from "./plain-leagues.ts";

const LEAGUES = 10;
const BEST_MEMBERS = 10;
const MODES = { league: "user_id", team_league: "team_id" } as const;
type Kind = keyof typeof MODES;

/** Where somebody raced before a week is closed. */
interface Placed {
  readonly id: number;
  readonly group: number;
  readonly tier: number;
}

/** What is written of a week that was closed, and what has to be, in the same form. */
interface Closed {
  readonly found: readonly unknown[];
  readonly right: readonly unknown[];
}

/** Many racers in teams, each with a week of both leagues, whose results a test works out by itself. */
export class LeagueCrowd {
  readonly leagues: LeagueStage;
  readonly week = firstWeek();
  readonly teamWeek = firstWeek("team-league");
  readonly racers: UserID[] = [];
  /** Of whom each team is. */
  readonly teams = new Map<number, number[]>();
  readonly scores = new Map<number, PlainScore>();
  private readonly dice;

  constructor(leagues: LeagueStage, dice: ReturnType<typeof diceOf>) {
    this.leagues = leagues;
    this.dice = dice;
  }

  /** When both weeks are over and nothing is waited for any more. */
  get closeStamp(): Stamp {
    const ends = [endOfPeriod("league", this.week) ?? 0, endOfPeriod("team-league", this.teamWeek) ?? 0];
    return after(Math.max(...ends) as Stamp, hours(2));
  }

  /** Writes racers of all leagues, so many of each team. */
  async write(racers: number, ofATeam: number): Promise<void> {
    const { db } = this.leagues.stage;
    const { rows } = await sql<{ user_id: UserID }>`
      insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
        created_stamp, last_seen_stamp)
      select 'standard', 'mass-' || n, 'mass-' || n, 'x', 'Mass ' || n, 1, 0, 1, ${nowStamp()}
      from generate_series(1, ${racers}) n order by n returning user_id`.execute(db);
    this.racers.push(...rows.map(({ user_id }) => user_id).toSorted((a, b) => a - b));
    await sql`insert into racing_stats (user_id, site, races_played, last_race_stamp)
      select user_id, 'type', 50, 1 from users where username like 'mass-%'`.execute(db);
    await sql`insert into league_standings (user_id, tier, raced_week, highest_tier)
      select user_id, 1 + user_id % ${LEAGUES}, ${this.week - 1}, 1 + user_id % ${LEAGUES} from users
      where username like 'mass-%'`.execute(db);
    const captains = this.racers.filter((_, nth) => nth % ofATeam === 0);
    const teams = await sql<{ team_id: number }>`
      insert into teams (tag, tag_color, name, captain_id, enrollment, min_races, min_speed, requirements, members, created_stamp)
      select 'T' || id, '3a86ff', 'Team ' || id, id, 'auto', 0, 0, '', ${ofATeam}, 1
      from unnest(${captains}::bigint[]) id order by id returning team_id`.execute(db);
    const teamIDs = teams.rows.map(({ team_id }) => team_id);
    const teamOf = this.racers.map((_, nth) => teamIDs[Math.floor(nth / ofATeam)] ?? 0);
    for (const [nth, team] of teamOf.entries())
      this.teams.set(team, [...(this.teams.get(team) ?? []), this.racers[nth] ?? 0]);
    await sql`insert into team_members (user_id, team_id, role, join_stamp)
      select user_id, team_id, 'member', 1 from unnest(${this.racers}::bigint[], ${teamOf}::bigint[]) as m (user_id, team_id)`.execute(
      db,
    );
    await sql`insert into team_league_standings (team_id, tier, raced_week, highest_tier)
      select team_id, 1 + team_id % ${LEAGUES}, ${this.teamWeek - 1}, 1 + team_id % ${LEAGUES} from teams`.execute(db);
    await sql`analyze users, teams, team_members, racing_stats, league_standings, team_league_standings`.execute(db);
  }

  /** An hour after the later of both weeks began: neither ends soon. */
  private get raceStamp(): Stamp {
    const starts = [startOfPeriod("league", this.week) ?? 0, startOfPeriod("team-league", this.teamWeek) ?? 0];
    return after(Math.max(...starts) as Stamp, hours(1));
  }

  /** Everybody races some too little to rise; many have as many points as another. Half of them race on in the next week. */
  async race(atOnce: number): Promise<void> {
    const at = this.raceStamp;
    const races = this.racers.map((id) => {
      const count = 3 + Math.floor(this.dice() * 5);
      const each = 10 * (1 + Math.floor(this.dice() * 9));
      const reachedStamp = after(at, minutes(count - 1));
      this.scores.set(id, { id, points: count * each, races: count, reachedStamp });
      return { id, count, each };
    });
    for (let from = 0; from < races.length; from += atOnce) {
      const counted = races.slice(from, from + atOnce).flatMap(({ id, count, each }) =>
        Array.from({ length: count }, (_, nth) =>
          countedRace(id, {
            startedStamp: after(at, minutes(nth)),
            reward: { cash: 0, experience: each, nitros: 0 },
          }),
        ),
      );
      await this.leagues.race(counted, after(at, minutes(9)));
    }
    const on = this.racers.filter((id) => id % 2 === 0);
    for (let from = 0; from < on.length; from += atOnce) {
      const startedStamp = after(this.closeStamp, minutes(-1));
      const counted = on.slice(from, from + atOnce).map((id) => countedRace(id, { startedStamp }));
      await this.leagues.race(counted, this.closeStamp);
    }
  }

  scoreOfTeam(team: number): PlainScore {
    const best = (this.teams.get(team) ?? [])
      .flatMap((id) => this.scores.get(id) ?? [])
      .toSorted((a, b) => b.points - a.points || a.reachedStamp - b.reachedStamp || a.id - b.id)
      .slice(0, BEST_MEMBERS);
    return {
      id: team,
      points: best.reduce((sum, { points }) => sum + points, 0),
      races: best.reduce((sum, { races }) => sum + races, 0),
      reachedStamp: Math.max(...best.map(({ reachedStamp }) => reachedStamp)),
    };
  }

  /** Who is in which group of the week that ends. */
  async placed(kind: Kind): Promise<readonly Placed[]> {
    const { rows } = await sql<Placed>`
      select ${sql.ref(MODES[kind])} as id, group_id as group, tier from ${sql.table(`${kind}_places`)}
      where week = ${kind === "league" ? this.week : this.teamWeek} and group_id is not null order by 1`.execute(
      this.leagues.stage.db,
    );
    return rows;
  }

  /** How it has to end for everybody, by the plain rule. */
  expected(kind: Kind, placed: readonly Placed[]): Map<number, PlainOutcome> {
    const all = new Map<number, PlainOutcome>();
    for (const group of Map.groupBy(placed, (each) => each.group).values()) {
      const scores = group.map(({ id }) => (kind === "league" ? this.scores.get(id) : this.scoreOfTeam(id)));
      for (const [id, outcome] of plainClose(
        group[0]?.tier ?? 0,
        scores.filter((score) => score !== undefined),
      ))
        all.set(id, outcome);
    }
    return all;
  }

  /** Everything that is written, and what has to be: places, standings, who was paid and told, who raced on in which league. */
  async closedAs(kind: Kind, placed: readonly Placed[]): Promise<Closed> {
    const { db } = this.leagues.stage;
    const expected = this.expected(kind, placed);
    const id = sql.ref(MODES[kind]);
    const week = kind === "league" ? this.week : this.teamWeek;
    const { rows } = await sql<{ id: number; nextTier: number | null; isRacingOn: boolean }>`
      select p.${id} as id, p.place, p.new_tier as "newTier", p.reason, s.tier as standing, n.tier as "nextTier", n.group_id is not null as "isRacingOn"
      from ${sql.table(`${kind}_places`)} p join ${sql.table(`${kind}_standings`)} s on s.${id} = p.${id}
      left join ${sql.table(`${kind}_places`)} n on n.${id} = p.${id} and n.week = ${week + 1}
      where p.week = ${week} order by 1`.execute(db);
    const racesOn = new Set<number>(
      kind === "league"
        ? this.racers.filter((each) => each % 2 === 0)
        : [...this.teams].flatMap(([team, members]) => (members.some((each) => each % 2 === 0) ? [team] : [])),
    );
    const right = [...expected]
      .toSorted(([a], [b]) => a - b)
      .map(([each, outcome]) => {
        const isRacingOn = racesOn.has(each);
        return {
          id: each,
          ...outcome,
          standing: outcome.newTier,
          nextTier: isRacingOn ? outcome.newTier : null,
          isRacingOn,
        };
      });
    const crowded = await sql`
      select g.group_id from ${sql.table(`${kind}_groups`)} g left join ${sql.table(`${kind}_places`)} p on p.group_id = g.group_id
      group by g.group_id having count(*) <> g.members`.execute(db);
    const prizes = kind === "league" ? await this.paidAs(placed, expected) : { found: [], right: [] };
    return { found: [rows, crowded.rows, prizes.found], right: [right, [], prizes.right] };
  }

  private async paidAs(placed: readonly Placed[], expected: ReadonlyMap<number, PlainOutcome>): Promise<Closed> {
    const { rows } = await sql`
      select user_id as id, count(*) as times, sum((rewards -> 0 ->> 'cash')::integer) as cash from grants
      where reason = 'league' group by user_id order by 1`.execute(this.leagues.stage.db);
    const tiers = new Map(placed.map(({ id, tier }) => [id, tier]));
    const risen = [...expected].filter(([id, { newTier }]) => newTier > (tiers.get(id) ?? 0));
    const right = risen.map(([id, { newTier }]) => ({ id, times: 1, cash: 10_000 * newTier }));
    const told = await sql<{ times: number }>`
      select count(*) as times from notifications where kind = 'league-update' group by user_id`.execute(
      this.leagues.stage.db,
    );
    return {
      found: [rows, told.rows],
      right: [right.toSorted((a, b) => a.id - b.id), placed.map(() => ({ times: 1 }))],
    };
  }

  /** How many groups are closed, of racers and teams. */
  async closed(): Promise<number> {
    const { rows } = await sql<{ closed: number }>`
      select (select count(*) from league_groups where closed_stamp is not null) +
        (select count(*) from team_league_groups where closed_stamp is not null) as closed`.execute(
      this.leagues.stage.db,
    );
    return rows[0]?.closed ?? 0;
  }
}
