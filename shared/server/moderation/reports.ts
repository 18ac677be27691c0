import { sql, type Kysely } from "kysely";

import type { ReportReason } from "../../contracts/social/players.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import { operatorsAccount } from "./decisions.ts";

/** Reports per page. */
const PAGE = 20;

export interface ReportFilter {
  readonly state?: "open" | "closed" | undefined;
  readonly reason?: ReportReason | undefined;
  /** 1 is the first. */
  readonly page: number;
}

/** Reports for a moderator: open ones first, the oldest of them on top. */
export const listReports = (db: Kysely<Database>, { state, reason, page }: ReportFilter) =>
  reportRows(db)
    .$if(state !== undefined, (query) => query.where("r.state", "=", state ?? "open"))
    .$if(reason !== undefined, (query) => query.where("r.reason", "=", reason ?? "other"))
    .orderBy("r.state", "desc")
    .orderBy("r.stamp")
    .orderBy("r.report_id")
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();

/** Refuses: notFound. */
export async function reportOf(db: Kysely<Database>, reportID: number) {
  const row = await reportRows(db).where("r.report_id", "=", reportID).executeTakeFirst();
  if (!row) throw new Refusal("notFound", "There's no such report.");
  return row;
}

const reportRows = (db: Kysely<Database>) =>
  db
    .selectFrom("player_reports as r")
    .innerJoin("users as u", "u.user_id", "r.reported_id")
    .select(["r.report_id", "r.reported_id", "r.reporter_id", "r.reason", "r.note", "r.state", "r.stamp"])
    .leftJoin("teams as t", "t.team_id", "r.team_id")
    .leftJoin("team_motds as d", "d.team_motd_id", "r.team_motd_id")
    .select(["u.username", "u.display_name", "r.subject", "r.team_id", "r.team_motd_id", "r.words", "t.tag"])
    .select(
      sql<string | null>`case r.subject when 'team-tag' then t.tag when 'team-name' then t.name
        when 'team-requirements' then t.requirements when 'team-message' then d.message end`.as("words_now"),
    );

/** What a moderator sees of a player, with all earlier actions, newest first. */
export async function playerRecord(db: Kysely<Database>, userID: UserID) {
  const player = await db
    .selectFrom("users")
    .select(["username", "display_name", "account_type", "created_stamp", "races_played"])
    .select(sql<number>`(select count(*) from player_reports r where r.reported_id = users.user_id)`.as("reports"))
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!player) throw new Refusal("notFound", "There's no such player.");
  const actions = await db
    .selectFrom("moderation_actions as a")
    .leftJoin("users as m", (join) => join.on("m.user_id", "=", operatorsAccount))
    .select(["a.action_id", "a.measure", "a.subject", "a.reason", "a.stamp", "a.until_stamp", "a.lifted_stamp"])
    .select(sql<string>`coalesce('@' || m.username, a.operator)`.as("operator"))
    .where("a.user_id", "=", userID)
    .orderBy("a.action_id", "desc")
    .execute();
  return { ...player, actions };
}
