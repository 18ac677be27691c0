import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { after, before, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { diceOf } from "../support/dice.ts";
import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { PlainLeagueScores } from "../support/plain-league-scores.ts";
import { addMembers, newTeam } from "../support/team.ts";

const RACERS = 90;
const TEAMS = 6;
const WEEKS = 3;
/** Tiers in which racers begin: many in the second league, so that its groups are full. */
const TIERS = [undefined, 1, 2, 2, 2, 2, 2, 2, 4, 10, 11, 13] as const;

/** Weeks of leagues that happen in the database and, event by event, in the plain model. */
class RandomWeeks {
  readonly dice;
  readonly leagues: LeagueStage;
  readonly week = firstWeek();
  readonly model = new PlainLeagueScores(firstWeek(), firstWeek("team-league"));
  readonly racers: UserID[] = [];
  readonly erased = new Set<UserID>();
  readonly teams: TeamID[] = [];
  readonly captains = new Set<UserID>();

  constructor(leagues: LeagueStage, name: string) {
    this.leagues = leagues;
    this.dice = diceOf(name);
  }

  below = (limit: number): number => Math.floor(this.dice() * limit);
  someone = (): UserID => {
    for (;;) {
      const id = this.racers[this.below(this.racers.length)];
      if (id !== undefined && !this.erased.has(id)) return id;
    }
  };
  /** Somewhere in the weeks; often in the hours around a border. */
  moment = (): Stamp => {
    if (this.below(3) > 0) return after(inWeek(this.week, hours(0)), minutes(this.below(WEEKS * 7 * 24 * 60)));
    const border = inWeek(this.week + 1 + this.below(WEEKS), hours(0), this.below(2) === 0 ? "league" : "team-league");
    return after(before(border, hours(14)), minutes(this.below(16 * 60)));
  };

  async begin(): Promise<void> {
    for (let nth = 0; nth < RACERS; nth++) {
      const tier = TIERS[nth % TIERS.length];
      const racedWeek = this.week - 1 - this.below(nth % 3 === 0 ? 6 : 1);
      const id = await this.leagues.newRacer(tier, racedWeek);
      this.racers.push(id);
      if (tier !== undefined)
        this.model.racers.standings.set(id, { tier, racedWeek, highest: tier, won: 0, isOut: false });
    }
    for (let nth = 0; nth < TEAMS; nth++) {
      const captain = this.racers[nth];
      if (captain === undefined) throw new Error("there are fewer racers than teams");
      this.captains.add(captain);
      this.teams.push(await newTeam(this.leagues.stage.db, captain));
      await sql`update team_members set join_stamp = 1 where user_id = ${captain}`.execute(this.leagues.stage.db);
      this.model.joinTeam(captain, this.teams[nth] ?? 0, 1);
    }
    for (const id of this.racers.slice(TEAMS, 60)) await this.moveTo(id, inWeek(this.week, seconds(0)));
  }

  async moveTo(id: UserID, at: Stamp): Promise<void> {
    const team = this.teams[Math.min(this.below(TEAMS), this.below(TEAMS))];
    if (team === undefined) return;
    await addMembers(this.leagues.stage.db, team, [id], { join_stamp: at });
    this.model.joinTeam(id, team, at);
  }

  /** A few races, of one or of several, and when they are paid: soon, late, or released together long after. */
  async pay(races: readonly CountedRace[], at: Stamp): Promise<void> {
    const left = races.filter(({ userID }) => !this.erased.has(userID));
    await this.leagues.race(left, at);
    this.model.pay(left, at);
  }

  racesAt(at: Stamp): CountedRace[] {
    const isLong = this.below(12) === 0;
    const racers = isLong ? [this.someone()] : Array.from({ length: 1 + this.below(4) }, this.someone);
    return [...new Set(racers)].flatMap((id) =>
      Array.from({ length: isLong ? 20 + this.below(20) : 1 + this.below(3) }, (_, nth) =>
        countedRace(id, {
          startedStamp: after(at, minutes(nth)),
          site: this.below(4) === 0 ? "math" : "type",
          mode: this.below(8) === 0 ? "friend" : "public",
          standing: this.below(15) === 0 ? "unfinished" : "finished",
          reward: { cash: 0, experience: [0, 40, 60, 60, 100, 150][this.below(6)] ?? 0, nitros: 0 },
        }),
      ),
    );
  }

  /** What happens, by the moment at which it does. */
  events(): (readonly [Stamp, (at: Stamp) => Promise<unknown>])[] {
    const events: (readonly [Stamp, (at: Stamp) => Promise<unknown>])[] = [];
    for (let nth = 0; nth < 420; nth++) {
      const start = this.moment();
      const races = this.racesAt(start);
      const wait = [minutes(2), minutes(2), minutes(40), days(this.below(12))][this.below(6)] ?? minutes(5);
      const paid = after(races.at(-1)?.startedStamp ?? start, wait);
      events.push([paid, (at) => this.pay(races, at)]);
    }
    for (let nth = 0; nth < 30; nth++) {
      events.push([this.moment(), (at) => this.changeTeam(at)], [this.moment(), () => this.turnLeagues()]);
    }
    for (let nth = 0; nth < 3; nth++) events.push([this.moment(), (at) => this.erase(at)]);
    // The bell rings every few minutes, but is also away for hours, and for a day.
    for (let nth = 0; nth < 90; nth++) events.push([this.moment(), (at) => this.close(at, 1 + this.below(3))]);
    return events.toSorted(([one], [other]) => one - other);
  }

  async changeTeam(at: Stamp): Promise<void> {
    const id = this.someone();
    if (this.captains.has(id)) return;
    if (this.model.teamOf(id) !== undefined) await this.leagues.stage.run((work) => leaveTeam(work, id), at);
    this.model.leaveTeam(id);
    if (this.below(4) > 0) await this.moveTo(id, at);
  }

  async turnLeagues(): Promise<void> {
    const id = this.someone();
    const standing = this.model.racers.standings.get(id);
    if (!standing) return;
    standing.isOut = !standing.isOut;
    await sql`update league_standings set is_out = ${standing.isOut} where user_id = ${id}`.execute(
      this.leagues.stage.db,
    );
  }

  async erase(at: Stamp): Promise<void> {
    const id = this.someone();
    if (this.captains.has(id)) return;
    this.erased.add(id);
    this.model.erase(id);
    await sql`update users set erase_stamp = 1 where user_id = ${id}`.execute(this.leagues.stage.db);
    await eraseAccounts(this.leagues.stage.performer(at));
  }

  async close(at: Stamp, hands: number): Promise<void> {
    await Promise.all(Array.from({ length: hands }, () => this.leagues.close(0, at)));
    this.model.close(at);
  }

  /** Everything that is written of leagues, without the numbers of groups. */
  async written(kind: "league" | "team_league") {
    const id = sql.ref(kind === "league" ? "user_id" : "team_id");
    const all = async (text: ReturnType<typeof sql>) => (await text.execute(this.leagues.stage.db)).rows;
    return {
      standings: await all(sql`select ${id} as id, tier, raced_week as "racedWeek", highest_tier as highest,
        tournaments_won as won, is_out as "isOut" from ${sql.table(`${kind}_standings`)} order by 1`),
      groups: await all(sql`select week, tier, opened_stamp as opened, members, closed_stamp is not null as "isClosed"
        from ${sql.table(`${kind}_groups`)} order by group_id`),
      places: await all(sql`select p.${id} as id, p.week, p.tier, place, new_tier as "newTier", reason, points, races,
          (select count(*) from ${sql.table(`${kind}_groups`)} g where g.group_id < p.group_id) as nth, p.group_id is null as "isAlone"
        from ${sql.table(`${kind}_places`)} p order by 1, 2`),
    };
  }
}

const modelled = ({ standings, groups, places }: PlainLeagueScores["racers"]) => ({
  standings: [...standings].map(([id, standing]) => ({ id, ...standing })).toSorted((a, b) => a.id - b.id),
  groups: groups.map((group) => ({ ...group })),
  places: [...places]
    .flatMap(([id, weeks]) =>
      [...weeks].map(([week, { group, ...place }]) => ({
        id,
        week,
        ...place,
        nth: group ? groups.indexOf(group) : 0,
        isAlone: group === null,
      })),
    )
    .toSorted((a, b) => a.id - b.id || a.week - b.week),
});

describe("random weeks of leagues", () => {
  it.each(["one", "two", "three", "four"])(
    "end as the plain rules say, whoever is paid late, leaves, moves or is erased (%s)",
    async (name) => {
      const weeks = new RandomWeeks(await LeagueStage.open(), `weeks of leagues ${name}`);
      const { leagues, model } = weeks;
      try {
        await weeks.begin();
        for (const [at, happen] of weeks.events()) await happen(at);
        await weeks.close(inWeek(weeks.week + WEEKS + 2, hours(1)), 2);
        expect(await weeks.written("league")).toEqual(modelled(model.racers));
        expect(await weeks.written("team_league")).toEqual(modelled(model.teams));
        const { rows } = await sql`
          select split_part(reference, ':', 3) || ':' || split_part(reference, ':', 2) as key, user_id as id,
            (rewards -> 0 ->> 'cash')::integer as cash
          from grants where reason = 'league' and user_id is not null order by 1`.execute(leagues.stage.db);
        const paid = [...model.racers.paid].map(([key, each]) => ({ key, ...each }));
        const kept = paid.filter(({ id }) => !weeks.erased.has(id as UserID));
        expect(rows).toEqual(kept.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
        // Nothing of it came about by nothing happening.
        const reasons = new Set(modelled(model.racers).places.map(({ reason }) => reason));
        expect([...reasons]).toEqual(expect.arrayContaining(["promote", "demote", "no-change", "elimination", null]));
      } finally {
        await leagues.stage.db.destroy();
      }
    },
  );
});
