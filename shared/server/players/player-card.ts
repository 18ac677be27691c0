import { sql, type RawBuilder } from "kysely";

import type { PlayerCard, Relation } from "../../contracts/social/players.ts";
import type { CarID, UserID } from "../../ids.ts";
import { shownLook, titleIn } from "../../rules/garage/worn.ts";
import { levelOf } from "../../rules/rewards/level.ts";
import type { Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { classNameOf, namesOf, type ClassName } from "./class-names.ts";
import { isGold } from "./gold.ts";

/** A player's team, as names show it: tag and colour; null without one. */
type TeamTag = readonly [tag: string, tagColor: string] | null;

/** Selects the tag of a player's team with its colour. */
export const teamTagOf = (userID: string) =>
  sql<TeamTag>`(select json_build_array(t.tag, t.tag_color) from team_members m
    join teams t on t.team_id = m.team_id where m.user_id = ${sql.ref(userID)})`.as("team_tag");

const COLUMNS = [
  "users.user_id",
  "users.username",
  "users.display_name",
  "users.look",
  "users.car_id",
  "users.car_hue_angle",
  "users.experience",
  "users.membership",
  "users.gold_until_stamp",
  "users.created_stamp",
  "users.is_bot",
  teamTagOf("users.user_id"),
] as const;

/** The columns of an account that a card needs, as somebody may see them. */
export const cardColumns = (viewerID?: UserID) =>
  [...COLUMNS, classNameOf("users.user_id", viewerID).as("class_name")] as const;

/** The same for whoever looks: nobody of a class is called by name. */
export const CARD_COLUMNS = cardColumns();

interface CardRow {
  readonly user_id: UserID;
  readonly username: string | null;
  readonly display_name: string;
  readonly look: string;
  readonly car_id: CarID;
  readonly car_hue_angle: number;
  readonly experience: number;
  readonly membership: "basic" | "gold";
  readonly gold_until_stamp: Stamp | null;
  readonly created_stamp: Stamp;
  readonly is_bot: boolean;
  readonly team_tag: TeamTag;
  readonly class_name: ClassName | null;
}

/** The moments that cards depend on. */
export interface CardTimes {
  readonly now: Stamp;
  /** Who came before it is a founder; undefined: nobody is. */
  readonly foundersUntil: Stamp | undefined;
}

export const cardTimesOf = (app: Pick<App, "config" | "nowStamp">): CardTimes => ({
  now: app.nowStamp(),
  foundersUntil: app.config.foundersUntil,
});

/** A player's public card: nothing about the account, the person or the money. */
export function cardOfRow(row: CardRow, { now, foundersUntil }: CardTimes): PlayerCard {
  const gold = isGold(row, now);
  const look = shownLook(row.look, gold);
  return {
    userID: row.user_id,
    ...namesOf(row),
    title: titleIn(look),
    carID: row.car_id,
    carHueAngle: row.car_hue_angle,
    look,
    playerLevel: levelOf(row.experience),
    membership: gold ? "gold" : "basic",
    tag: row.team_tag?.[0] ?? null,
    tagColor: row.team_tag?.[1] ?? null,
    isBot: row.is_bot,
    isFounder: foundersUntil !== undefined && row.created_stamp < foundersUntil,
  };
}

/** The card of an outer join: null when the account is gone. */
export const cardOrGone = (
  row: { readonly [Column in keyof CardRow]: CardRow[Column] | null },
  times: CardTimes,
): PlayerCard | null => (row.user_id === null ? null : cardOfRow(row as CardRow, times));

/**
 * Players whom strangers may find, see and ask: no guests, no accounts about to be erased, no members of a class that
 * hides them. The search indexes have exactly this condition.
 *
 * @source rules Privacy
 */
export const isFindable = sql<boolean>`(users.username is not null and users.findable and users.erase_stamp is null)`;

/** The relation of the row's player to somebody. */
export const relationTo = (userID: UserID): RawBuilder<Relation> => sql<Relation>`case
  when users.user_id = ${userID} then 'self'
  when exists (select 1 from friendships f where f.user_id = ${userID} and f.friend_id = users.user_id) then 'friend'
  when exists (select 1 from friend_requests r where r.asked_id = users.user_id and r.asker_id = ${userID}
    and r.withdrawn_stamp is null) then 'asked'
  when exists (select 1 from friend_requests r where r.asked_id = ${userID} and r.asker_id = users.user_id
    and r.denied_stamp is null and r.withdrawn_stamp is null) then 'asking'
  else 'none' end`;
