import type { TeamID, UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, days } from "#shared/units.ts";

import type { Stage } from "./players.ts";

let turn = 0;

/** The code of a refusal; "done" without one. */
export const codeOf = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

/** How often each outcome came. */
export const tally = (codes: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));

/** Somebody who may found a team, with so much cash. */
export async function founder(stage: Stage, cash = 60_000, races = 50): Promise<UserID> {
  const userID = await stage.newPlayer({ races_played: races });
  await stage.run((work) => pay(work, [{ userID, amount: cash, reference: `founder:${turn++}`, reason: "race" }]));
  return userID;
}

export const newPlayers = (stage: Stage, count: number): Promise<UserID[]> =>
  Promise.all(Array.from({ length: count }, () => stage.newPlayer()));

/** Everybody of a team by the database, with what the team says of their number. */
export async function membersOf(stage: Stage, teamID: TeamID): Promise<readonly UserID[]> {
  const rows = await stage.db
    .selectFrom("team_members")
    .innerJoin("teams", "teams.team_id", "team_members.team_id")
    .select(["user_id", "members"])
    .where("teams.team_id", "=", teamID)
    .orderBy("user_id")
    .execute();
  for (const { members } of rows) if (members !== rows.length) throw new Error(`${members} members are ${rows.length}`);
  return rows.map((row) => row.user_id);
}

/** The kinds of what a player was told, oldest first. */
export async function toldTo(stage: Stage, userID: UserID): Promise<readonly string[]> {
  return (await notificationsAfter(stage.db, userID, 0, 500)).map(({ kind }) => kind);
}

/** Somebody who may say nothing for a day. */
export const mute = (stage: Stage, userID: UserID) =>
  stage.db
    .insertInto("moderation_actions")
    .values({
      user_id: userID,
      report_id: null,
      measure: "mute",
      until_stamp: after(nowStamp(), days(1)),
      hidden_skeleton: null,
      operator: "Ada",
      reason: "Unkind words.",
      stamp: nowStamp(),
    })
    .execute();
