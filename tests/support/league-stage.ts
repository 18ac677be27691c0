import { sql } from "kysely";

import type { UserID } from "#shared/ids.ts";
import { endOfPeriod, periodOf, startOfPeriod } from "#shared/rules/periods.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { walletOf } from "#shared/server/economy/wallet.ts";
import { closeLeagues } from "#shared/server/leagues/close-weeks.ts";
import { countForLeagues } from "#shared/server/leagues/count-races.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { after, hours, minutes, type Ms, type Stamp } from "#shared/units.ts";

import { countedRace } from "./counted-race.ts";
import { untilSomebodyWaits } from "./lock-wait.ts";
import { newStage, type Stage } from "./players.ts";

type Span = "league" | "team-league";
/** The first week that a new database closes. */
export const firstWeek = (span: Span = "league"): number => periodOf(span, nowStamp()) ?? 0;

/** A moment of a league week, counted from its start; before its end where it is negative. */
export function inWeek(week: number, span: Ms, of: Span = "league"): Stamp {
  const [start, end] = [startOfPeriod(of, week) ?? 0, endOfPeriod(of, week) ?? 0] as [Stamp, Stamp];
  return span < 0 ? after(end, span) : after(start, span);
}

/** All weeks before this one are closed: the database may be made on another day than the one on which the tests run. */
export async function beginWeeks(db: Stage["db"]): Promise<void> {
  for (const what of ["league", "team-league"] as const)
    await db
      .updateTable("closings")
      .set({ period: firstWeek(what) - 1 })
      .where("what", "=", what)
      .execute();
}

/** A stage on which leagues are raced, without races. */
export class LeagueStage {
  readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  static open = async (): Promise<LeagueStage> => LeagueStage.on(await newStage());

  /** On a database that is there. */
  static async on(stage: Stage): Promise<LeagueStage> {
    await beginWeeks(stage.db);
    return new LeagueStage(stage);
  }

  /** Somebody who raced often enough for leagues. */
  async newRacer(tier?: number, racedWeek = firstWeek() - 1): Promise<UserID> {
    const userID = await this.stage.newPlayer();
    await sql`
      insert into racing_stats (user_id, site, races_played, last_race_stamp) values (${userID}, 'type', 50, 1)`.execute(
      this.stage.db,
    );
    if (tier !== undefined) {
      await sql`
        insert into league_standings (user_id, tier, raced_week, highest_tier)
        values (${userID}, ${tier}, ${racedWeek}, ${tier})`.execute(this.stage.db);
    }
    return userID;
  }

  /** Counts races as they are when they are paid. */
  race(races: readonly CountedRace[], at: Stamp): Promise<void> {
    return this.stage.run((work) => countIn(work, races), at);
  }

  /** So many races of somebody, one after the other, paid at once. */
  async races(userID: UserID, at: Stamp, { count = 5, each = 100, ...more }: Raced = {}): Promise<void> {
    const races = Array.from({ length: count }, (_, nth) =>
      countedRace(userID, {
        startedStamp: after(at, minutes(nth)),
        reward: { cash: 0, experience: each, nitros: 0 },
        ...more,
      }),
    );
    await this.race(races, after(at, minutes(count)));
  }

  /** Does something that stays open until something else, which begins meanwhile, waits for it. */
  async during<T>(first: (work: Work) => Promise<T>, at: Stamp, then: () => Promise<unknown>): Promise<void> {
    let begun: Promise<unknown> | undefined;
    await this.stage.run(async (work) => {
      await first(work);
      begun = then();
      begun.catch(() => undefined);
      await untilSomebodyWaits(this.stage);
    }, at);
    await begun;
  }

  /** Runs the job as if it were then; by default an hour after a week's end. */
  close(week: number, at: Stamp = inWeek(week + 1, hours(1))): Promise<void> {
    return closeLeagues(this.stage.performer(at));
  }

  async standing(userID: UserID) {
    return this.stage.db.selectFrom("league_standings").selectAll().where("user_id", "=", userID).executeTakeFirst();
  }

  async place(userID: UserID, week: number) {
    return this.stage.db
      .selectFrom("league_places")
      .selectAll()
      .where("user_id", "=", userID)
      .where("week", "=", week)
      .executeTakeFirst();
  }

  async money(userID: UserID): Promise<number> {
    return (await walletOf(this.stage, userID))?.money ?? 0;
  }
}

interface Raced extends Partial<CountedRace> {
  readonly count?: number;
  /** Experience of each. */
  readonly each?: number;
}

/** Counts races in an operation, as their payment does. */
export async function countIn(work: Work, races: readonly CountedRace[]): Promise<void> {
  await lockPlayers(
    work,
    races.map(({ userID }) => userID),
    ["user_id"],
    "change",
  );
  await countForScores(work, races);
  await countForLeagues(work, races);
}
