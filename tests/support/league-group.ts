import { sql } from "kysely";

import { STARTING_CARS } from "#shared/content/cars/catalog.ts";
import { GAMES_TO_BEGIN, type LeagueReason } from "#shared/content/leagues.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { countForLeagues } from "#shared/server/leagues/count-races.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import type { Stamp } from "#shared/units.ts";

import { countedRace } from "./counted-race.ts";
import type { Product } from "./product.ts";
import { newTeam } from "./team.ts";

type Kind = "racer" | "team";
type On = Pick<Product, "services">;

const SPANS = { racer: "league", team: "team-league" } as const;
const ENTRANTS = { racer: "user_id", team: "team_id" } as const;
const tableOf = (kind: Kind, name: string) => sql.table(kind === "racer" ? `league_${name}` : `team_league_${name}`);

/** The league week that runs now. */
export const thisWeek = (kind: Kind = "racer"): number => periodOf(SPANS[kind], nowStamp()) ?? 0;

let turn = 0;

/** Accounts with a name and a car that raced often enough for leagues, past every rule. */
export async function newAccounts({ services: { app } }: On, names: readonly string[]): Promise<readonly UserID[]> {
  const rows = await app.db
    .insertInto("users")
    .values(
      names.map((username, nth) => ({
        account_type: "standard" as const,
        username,
        username_skeleton: skeleton(username),
        password_hash: "x",
        display_name: username.replaceAll("_", " "),
        car_id: STARTING_CARS[nth % STARTING_CARS.length] as never,
        car_hue_angle: (nth * 47) % 360,
        created_stamp: nowStamp(),
        last_seen_stamp: nowStamp(),
      })),
    )
    .returning("user_id")
    .execute();
  const ids = rows.map(({ user_id }) => user_id);
  await app.db
    .insertInto("racing_stats")
    .values(
      ids.map((user_id) => ({
        user_id,
        site: "type" as const,
        races_played: GAMES_TO_BEGIN,
        last_race_stamp: 1 as Stamp,
      })),
    )
    .execute();
  return ids;
}

const newRivals = (on: On, count: number): Promise<readonly UserID[]> => {
  const first = turn;
  turn += count;
  return newAccounts(
    on,
    Array.from({ length: count }, (_, nth) => `Rival_${first + nth}`),
  );
};

interface Group {
  readonly kind?: Kind;
  readonly tier: number;
  readonly week?: number;
  readonly ids: readonly (UserID | TeamID)[];
}

/** Writes a group of a week with everybody in it. @returns its number */
export async function writeGroup(
  { services: { app } }: On,
  { kind = "racer", tier, week, ids }: Group,
): Promise<number> {
  const entrant = sql.ref(ENTRANTS[kind]);
  const of = week ?? thisWeek(kind);
  const { rows } = await sql<{ id: number }>`
    insert into ${tableOf(kind, "groups")} (week, tier, members, opened_stamp)
    values (${of}, ${tier}, ${ids.length}, ${nowStamp()}) returning group_id as id`.execute(app.db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into ${tableOf(kind, "standings")} (${entrant}, tier, raced_week, highest_tier)
    select id, ${tier}, ${of}, ${tier} from unnest(${ids}::bigint[]) id
    on conflict (${entrant}) do update set tier = excluded.tier, raced_week = excluded.raced_week`.execute(app.db);
  await sql`
    insert into ${tableOf(kind, "places")} (${entrant}, week, tier, group_id)
    select id, ${of}, ${tier}, ${id} from unnest(${ids}::bigint[]) id`.execute(app.db);
  return id;
}

interface Raced {
  readonly races?: number;
  readonly at?: Stamp;
}

/** So many races of somebody that are paid at once, with so many points in all. */
export async function giveRaces(
  { services: { app } }: On,
  userID: UserID,
  points: number,
  { races = 5, at = nowStamp() }: Raced = {},
): Promise<void> {
  const each = Array.from({ length: races }, (_, nth) =>
    countedRace(userID, {
      raceID: crypto.randomUUID() as never,
      startedStamp: at,
      reward: { cash: 0, experience: Math.floor(points / races) + (nth < points % races ? 1 : 0), nitros: 0 },
    }),
  );
  await perform(app, async (work) => {
    await lockPlayers(work, [userID], ["user_id"], "change");
    await countForScores(work, each);
    await countForLeagues(work, each);
  });
}

interface Staged {
  readonly tier: number;
  /** With the racer. */
  readonly size?: number;
  /** The racer's place. */
  readonly place: number;
  readonly week?: number;
  readonly at?: Stamp;
}

/** The points of the first place; each further place has a hundred less. */
export const FIRST_POINTS = 4_000;
export const STEP = 100;

/** A group of a racer with rivals, and races by which each has the points of a place. @returns the rivals by place */
export async function stageGroup(on: On, userID: UserID, staged: Staged): Promise<readonly UserID[]> {
  const { tier, size = 30, place, week, at } = staged;
  const rivals = await newRivals(on, size - 1);
  const ids = [...rivals.slice(0, place - 1), userID, ...rivals.slice(place - 1)];
  await writeGroup(on, { tier, ids, ...(week !== undefined && { week }) });
  for (const [nth, id] of ids.entries()) {
    await giveRaces(on, id, FIRST_POINTS - STEP * nth, { races: 5 + (nth % 4), ...(at !== undefined && { at }) });
  }
  return ids;
}

/** The same for a team: as many others, each with one member who races. */
export async function stageTeams(on: On, teamID: TeamID, member: UserID, staged: Staged): Promise<void> {
  const { tier, size = 30, place } = staged;
  const captains = await newRivals(on, size - 1);
  const { db } = on.services.app;
  const others: { id: TeamID; racer: UserID }[] = [];
  for (const captain of captains) others.push({ id: await newTeam(db, captain), racer: captain });
  const teams = [...others.slice(0, place - 1), { id: teamID, racer: member }, ...others.slice(place - 1)];
  await writeGroup(on, { kind: "team", tier, ids: teams.map(({ id }) => id) });
  for (const [nth, { racer }] of teams.entries()) await giveRaces(on, racer, FIRST_POINTS - STEP * nth);
}

interface Ended {
  readonly kind?: Kind;
  /** Weeks ago. */
  readonly ago: number;
  readonly tier: number;
  readonly newTier: number;
  readonly place: number;
  readonly racers?: number;
  readonly reason: LeagueReason;
}

/** Writes how a week ended for somebody. */
export async function endWeek(on: On, id: UserID | TeamID, ended: Ended): Promise<void> {
  const { kind = "racer", ago, tier, newTier, place, racers = 2, reason } = ended;
  const { db } = on.services.app;
  const week = thisWeek(kind) - ago;
  const rivals = kind === "racer" ? await newRivals(on, racers - 1) : [];
  const groupID = await writeGroup(on, { kind, tier, week, ids: [id, ...rivals] });
  const others = [...Array(racers + 1).keys()].filter((nth) => nth > 0 && nth !== place);
  for (const [nth, each] of [id, ...rivals].entries()) {
    await sql`
      update ${tableOf(kind, "places")} set place = ${nth === 0 ? place : (others[nth - 1] ?? place)},
        new_tier = ${nth === 0 ? newTier : tier}, reason = ${nth === 0 ? reason : "no-change"}, points = 2400, races = 12,
        played = 14, elapsed_ms = 900000
      where ${sql.ref(ENTRANTS[kind])} = ${each} and week = ${week}`.execute(db);
  }
  await sql`update ${tableOf(kind, "groups")} set closed_stamp = ${nowStamp()} where group_id = ${groupID}`.execute(db);
  await sql`
    update ${tableOf(kind, "standings")} set tier = ${newTier}, highest_tier = greatest(highest_tier, ${newTier})
    where ${sql.ref(ENTRANTS[kind])} = ${id}`.execute(db);
}
