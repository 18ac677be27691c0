import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { Contest } from "#shared/contracts/teams/contest-shapes.ts";
import type { RaceID, TeamID, TextID, UserID } from "#shared/ids.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { contestPageOf } from "#shared/server/contests/contest-page.ts";
import { countForContests } from "#shared/server/contests/count-races.ts";
import { setUpContest, type ContestForm } from "#shared/server/contests/set-up.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { after, dayOf, hours, minutes, startOf, type Day, type Stamp } from "#shared/units.ts";

import { countedRace } from "./counted-race.ts";
import { newStage, type Stage } from "./players.ts";
import { addMembers, newTeam } from "./team.ts";

export interface ContestTeamThere {
  readonly teamID: TeamID;
  readonly tag: string;
  readonly captainID: UserID;
  /** With the captain. */
  readonly ids: readonly UserID[];
}

interface Raced extends Partial<CountedRace> {
  /** By default that of the day. */
  readonly textID?: TextID | null;
  /** When it is paid; by default a minute after its start. */
  readonly paidStamp?: Stamp;
}

/** A stage on which teams race against each other. */
export class ContestStage {
  readonly stage: Stage;
  /** What hears of races; nothing by default. */
  bus: App["bus"] | undefined;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  static open = async (): Promise<ContestStage> => new ContestStage(await newStage());

  /** A team of so many, who have been in it for long. */
  async newTeam(members = 1): Promise<ContestTeamThere> {
    const ids: UserID[] = [];
    for (let nth = 0; nth < members; nth++) ids.push(await this.stage.newPlayer());
    const captainID = ids[0] as UserID;
    const teamID = await newTeam(this.stage.db, captainID);
    if (members > 1) await addMembers(this.stage.db, teamID, ids.slice(1));
    await this.joined(teamID, 1 as Stamp);
    const { tag } = await this.stage.db
      .selectFrom("teams")
      .select("tag")
      .where("team_id", "=", teamID)
      .executeTakeFirstOrThrow();
    return { teamID, tag, captainID, ids };
  }

  async joined(teamID: TeamID, stamp: Stamp, userID?: UserID): Promise<void> {
    await sql`
      update team_members set join_stamp = ${stamp} where team_id = ${teamID}
        and (${userID ?? null}::bigint is null or user_id = ${userID ?? null}::bigint)`.execute(this.stage.db);
  }

  /** A contest that begins on a day, set up the evening before; everybody who is asked takes part. */
  async contest(
    [host, ...others]: readonly ContestTeamThere[],
    firstDay: Day,
    { isAnswered = true, ...form }: Partial<ContestForm> & { readonly isAnswered?: boolean } = {},
  ): Promise<number> {
    const site = form.lessonID ? "math" : "type";
    const tags = others.map(({ tag }) => tag);
    const asked = { name: "owl-lamp", tags, firstDay, days: 3, best: 2, lessonID: null, ...form } as const;
    const evening = after(startOf(firstDay), hours(-2));
    const contestID = await this.stage.run(
      (work) => setUpContest(work, host?.captainID as UserID, site, asked),
      evening,
    );
    if (isAnswered) {
      await sql`update contest_teams set answer = 'in' where contest_id = ${contestID}`.execute(this.stage.db);
    }
    return contestID;
  }

  /** A race as it is when it is paid, with the race itself. */
  async race(userID: UserID, startedStamp: Stamp, more: Raced = {}): Promise<RaceID> {
    const [race] = await this.races(
      [{ userID, startedStamp, ...more }],
      more.paidStamp ?? after(startedStamp, minutes(1)),
    );
    return race as RaceID;
  }

  /** Several that are paid in one transaction. */
  async races(
    raced: readonly (Raced & { readonly userID: UserID; readonly startedStamp: Stamp })[],
    paidStamp: Stamp,
  ): Promise<readonly RaceID[]> {
    const races = raced.map(({ userID, textID, paidStamp: _paid, ...more }) => ({
      race: countedRace(userID, { raceID: randomUUID() as RaceID, ...more }),
      textID: textID === undefined ? dailyText(dayOf(more.startedStamp)) : textID,
    }));
    for (const { race, textID } of races) {
      await this.stage.db
        .insertInto("races")
        .values({
          race_id: race.raceID,
          site: race.site,
          text_id: race.site === "math" ? null : textID,
          lesson_id: race.lessonID,
          problems: race.site === "math" ? "[]" : null,
          started_stamp: race.startedStamp,
          scenery_key: null,
        })
        .execute();
    }
    const counted = races.map(({ race }) => race);
    await perform({ ...this.stage.performer(paidStamp), ...(this.bus && { bus: this.bus }) }, (work) =>
      countForContests(work, counted),
    );
    return races.map(({ race }) => race.raceID);
  }

  page(contestID: number, at: Stamp, viewerID?: UserID): Promise<Contest> {
    return contestPageOf(this.appAt(at), contestID, viewerID);
  }

  /** What pages read, as if it were then. */
  appAt(at: Stamp): App {
    return { ...this.stage.performer(at), config: { site: "type", foundersUntil: undefined } } as unknown as App;
  }
}

export const LESSON: LessonID = "addition_1";
