import { sql, type Transaction } from "kysely";

import type { NotificationKind } from "../../contracts/notifications.ts";
import type { UserID } from "../../ids.ts";
import type { ClassSetting } from "../../rules/classes/settings.ts";
import type { Database } from "../database.ts";
import { classAt } from "./postgres/class-at.ts";

/** What isn't told to whom a teacher closed it. */
const CLOSED_BY: Partial<Record<NotificationKind, ClassSetting>> = {
  "team-motd": "allow_team_communication",
  "league-update": "show_leagues",
  "league-update-team": "show_leagues",
};

/** Whether somebody for whom this is closed is told something. */
export const isTold = (kind: NotificationKind, closed: readonly ClassSetting[]): boolean => {
  const setting = CLOSED_BY[kind];
  return setting === undefined || !closed.includes(setting);
};

/** Nobody of a class is told of a fall. @source rules Leagues: Freedom */
const isFall = (data: object): boolean =>
  "tier" in data && "newTier" in data && Number(data.newTier) < Number(data.tier ?? 0);

interface Told {
  readonly userID: UserID;
  readonly kind: NotificationKind;
  readonly data: object;
}

/** Without what a class keeps from its members. Asks only where there is such a kind. */
export async function withoutClosed<News extends Told>(
  trx: Transaction<Database>,
  news: readonly News[],
): Promise<readonly News[]> {
  const userIDs = new Set(news.flatMap(({ userID, kind }) => (CLOSED_BY[kind] === undefined ? [] : [userID])));
  if (userIDs.size === 0) return news;
  const { rows } = await sql<{ user_id: UserID; closed: readonly ClassSetting[] }>`
    select w.user_id, c.closed from unnest(${[...userIDs]}::bigint[]) as w (user_id)
    cross join lateral (select cs.disabled_settings as closed from ${classAt("w.user_id")}) c`.execute(trx);
  const closed = new Map(rows.map((row) => [row.user_id, row.closed]));
  return news.filter(({ userID, kind, data }) => {
    const own = closed.get(userID);
    return own === undefined || (isTold(kind, own) && !isFall(data));
  });
}
