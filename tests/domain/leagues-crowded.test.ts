import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { closeLeagues } from "#shared/server/leagues/close-weeks.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { after, before, hours, minutes, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { diceOf, shuffled } from "../support/dice.ts";
import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { atOnce } from "../support/players.ts";
import { addMembers, newTeam } from "../support/team.ts";

const RACERS = 80;
const TEAMS = 8;
const PAYMENTS = 260;

let leagues: LeagueStage;
beforeEach(async () => {
  leagues = await LeagueStage.open();
});
afterEach(() => leagues.stage.db.destroy());

const dice = diceOf("everything of leagues at once");
const below = (limit: number): number => Math.floor(dice() * limit);

async function newTeams(racers: readonly UserID[]): Promise<readonly TeamID[]> {
  const teams: TeamID[] = [];
  for (let nth = 0; nth < TEAMS; nth++) {
    const [captain, ...members] = racers.filter((_, place) => place % TEAMS === nth);
    const teamID = await newTeam(leagues.stage.db, captain!);
    await addMembers(leagues.stage.db, teamID, members);
    teams.push(teamID);
  }
  await sql`update team_members set join_stamp = 1`.execute(leagues.stage.db);
  return teams;
}

/** Rows of a league's tables that contradict each other. */
async function contradictions(kind: "league" | "team_league", id: "user_id" | "team_id") {
  const span = kind === "league" ? "league" : "team-league";
  const [places, groups] = [sql.table(`${kind}_places`), sql.table(`${kind}_groups`)];
  const [entrant, scores] = [sql.ref(id), sql.table(kind === "league" ? "racer_scores" : "team_scores")];
  const found = async (text: ReturnType<typeof sql>) => (await text.execute(leagues.stage.db)).rows;
  return {
    crowded: await found(sql`select g.group_id from ${groups} g left join ${places} p using (group_id)
      group by g.group_id having count(p.*) > 30 or (${kind === "league"} and count(p.*) <> g.members)`),
    open: await found(
      sql`select * from ${places} where reason is null and (group_id is not null or points = 0)
        and week in (select period from closings where what = ${span} and state = 'closed')`,
    ),
    forgotten:
      await found(sql`select distinct s.${entrant} from ${scores} s join ${sql.table(`${kind}_standings`)} using (${entrant})
      where span = ${span} and points > 0 and not exists (
        select 1 from ${places} p where p.${entrant} = s.${entrant} and p.week = s.period)`),
    wrongLeague: await found(sql`select p.${entrant}, p.tier, n.tier as next from ${places} p
      join ${places} n on n.${entrant} = p.${entrant} and n.week = p.week + 1
      where p.new_tier < n.tier and p.reason is not null`),
  };
}

it.each(["league", "team-league"] as const)(
  "leagues lose nobody and wait in no ring, while races of both sides of a border are paid, weeks close and teams change, all at once (%s)",
  async (span) => {
    const racers = await Promise.all(Array.from({ length: RACERS }, (_, nth) => leagues.newRacer(1 + (nth % 3))));
    await newTeams(racers.toSorted((a, b) => a - b));
    const border = inWeek(firstWeek(span) + 1, hours(0), span);
    const now = after(border, hours(2));
    const failures: unknown[] = [];
    const worker = {
      ...leagues.stage.performer(now),
      log: { error: (...words: unknown[]) => failures.push(words) } as never,
    };
    const pay = (ids: readonly UserID[], starts: readonly Stamp[]) => () =>
      leagues.race(
        [...new Set(ids)].flatMap((id) => starts.map((startedStamp) => countedRace(id, { startedStamp }))),
        now,
      );
    const someone = (): UserID => racers[below(RACERS)]!;
    // Some are in groups before all begins.
    for (let nth = 0; nth < 20; nth++) await leagues.races(someone(), before(border, hours(40)));
    const tasks: (() => Promise<unknown>)[] = Array.from({ length: PAYMENTS }, () => {
      const start = [before(border, hours(30)), before(border, minutes(9)), after(border, minutes(3))][below(3)]!;
      const isReleased = below(6) === 0;
      return isReleased
        ? pay([someone()], [before(border, minutes(8)), after(border, minutes(8))])
        : pay(Array.from({ length: 1 + below(5) }, someone), [start]);
    });
    for (let nth = 0; nth < 16; nth++) tasks.push(() => closeLeagues(worker));
    const orRefused = (error: unknown): void => {
      if ((error as { code?: unknown }).code === "40P01") failures.push(error);
    };
    for (let nth = 0; nth < 12; nth++) {
      const id = someone();
      tasks.push(() => leagues.stage.run((work) => leaveTeam(work, id), now).catch(orRefused));
    }
    tasks.push(() => leagues.stage.run((work) => disbandTeam(work, racers.toSorted((a, b) => a - b)[0]!), now));
    await atOnce(shuffled(tasks, dice), 15);
    await closeLeagues(worker);
    expect(failures).toEqual([]);
    const none = { crowded: [], open: [], forgotten: [], wrongLeague: [] };
    expect(await contradictions("league", "user_id")).toEqual(none);
    expect(await contradictions("team_league", "team_id")).toEqual(none);
    const { rows } =
      await sql`select count(*) as weeks from closings where what = ${span} and state = 'closed'`.execute(
        leagues.stage.db,
      );
    expect(rows).toEqual([{ weeks: 2 }]);
  },
);
